import type { Bilingual, Language } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  title: 'Boletines enviados',
  description:
    'Lo que contamos cada mes a quienes reciben el boletín: quién llegó, quién encontró familia y qué sigue.',
  lead: 'Lo que hemos contado por correo. Puedes leerlo aquí sin suscribirte.',
  empty: 'Todavía no hay boletines publicados',
  emptyText: 'El próximo aparecerá aquí después de enviarse.',
  subscribe: 'Recibir el boletín',
  subscribeText: 'Una vez al mes, por correo. Te das de baja cuando quieras.',
  read: 'Lee los boletines que ya enviamos',
  back: 'Todos los boletines',
  sent: (day: string) => `Enviado el ${day}`,
  writtenIn: { es: 'En español', en: 'En inglés' },
  otherLanguage: {
    es: 'Este boletín se escribió en español.',
    en: 'Este boletín se escribió en inglés.',
  } satisfies Record<Language, string>,
  homes: (names: string, count: number) =>
    count === 1
      ? `Desde entonces ${names} encontró familia.`
      : `Desde entonces ${names} encontraron familia.`,
  summary: (day: string) => `Boletín del ${day}.`,
};

const en: typeof es = {
  title: 'Past newsletters',
  description:
    'What we tell newsletter readers every month: who arrived, who found a family and what comes next.',
  lead: 'What we have sent by email. You can read it here without subscribing.',
  empty: 'No newsletters yet',
  emptyText: 'The next one will appear here after it has been sent.',
  subscribe: 'Get the newsletter',
  subscribeText: 'Once a month, by email. Unsubscribe whenever you like.',
  read: 'Read the newsletters we have already sent',
  back: 'All newsletters',
  sent: (day) => `Sent on ${day}`,
  writtenIn: { es: 'In Spanish', en: 'In English' },
  otherLanguage: {
    es: 'This newsletter was written in Spanish.',
    en: 'This newsletter was written in English.',
  },
  homes: (names, count) =>
    count === 1
      ? `Since then ${names} has found a family.`
      : `Since then ${names} have found families.`,
  summary: (day) => `Newsletter of ${day}.`,
};

const texts: Bilingual<typeof es> = { es, en };

export const useArchiveText = () => texts[useLanguage()];
