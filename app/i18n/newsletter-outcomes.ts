import type { Bilingual } from '#domain/language.ts';

const es = {
  confirmed: {
    title: '¡Listo! Ya estás en el boletín',
    text: 'Pronto te contaremos quiénes llegaron y quiénes ya tienen casa.',
  },
  cancelled: {
    title: 'Tu suscripción quedó cancelada',
    text: 'Ya no te escribiremos. Puedes volver cuando quieras.',
  },
  badLink: {
    title: 'Ese enlace ya no sirve',
    text: 'Puede estar incompleto o haber vencido. Si querías recibir el boletín, suscríbete aquí otra vez. Si querías dejarlo, abre el enlace de tu correo de bienvenida o escríbenos, y te damos de baja.',
  },
};

const en: typeof es = {
  confirmed: {
    title: 'Done! You are on the list',
    text: 'Soon we will tell you who arrived and who has found a home.',
  },
  cancelled: {
    title: 'Your subscription is canceled',
    text: 'We will not write to you any more. Come back whenever you like.',
  },
  badLink: {
    title: 'This link has expired',
    text: 'It may be incomplete or too old. If you wanted the newsletter, subscribe here again. If you wanted to leave it, open the link in your welcome email or write to us, and we will take you off the list.',
  },
};

/** What came of a link that a mail of the newsletter leads here by. */
export const newsletterOutcomes: Bilingual<typeof es> = { es, en };
