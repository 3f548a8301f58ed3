import type { Bilingual } from '#domain/language.ts';
import type { MailTemplate } from '../mail-content.ts';

export interface AccountErasedData {
  /** May be empty. */
  name: string;
}

interface Words {
  subject(siteName: string): string;
  preview: string;
  heading(name: string): string;
  paragraphs(siteName: string): readonly string[];
  kept: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (siteName) => `Tu cuenta de ${siteName} se borró`,
    preview: 'Tus datos ya no están con nosotros.',
    heading: (name) => (name ? `Gracias por todo, ${name}` : 'Gracias por todo'),
    paragraphs: (siteName) => [
      `Como pediste, borramos tu cuenta de ${siteName} con tu perfil, tus sesiones, tu foto, tus mensajes y tu suscripción al boletín.`,
      'Las mascotas que registraste ya no se publican y tus datos de contacto ya no están en ellas.',
    ],
    kept: 'Lo que la ley nos obliga a conservar de donativos y facturas queda sin tu nombre donde se permite, y por el tiempo que la ley marca.',
    reason: (siteName) =>
      `Es el último correo sobre tu cuenta de ${siteName}: lo recibes para que sepas que se borró.`,
  },
  en: {
    subject: (siteName) => `Your ${siteName} account has been erased`,
    preview: 'Your data is no longer with us.',
    heading: (name) => (name ? `Thank you for everything, ${name}` : 'Thank you for everything'),
    paragraphs: (siteName) => [
      `As you asked, we have erased your ${siteName} account with your profile, your sessions, your picture, your messages and your newsletter subscription.`,
      'The pets that you registered are no longer published, and your contact details are no longer in them.',
    ],
    kept: 'What the law makes us keep of donations and invoices stays without your name where that is allowed, and for as long as the law says.',
    reason: (siteName) =>
      `This is the last mail about your ${siteName} account: you get it so that you know it was erased.`,
  },
};

export const accountErased: MailTemplate<AccountErasedData> = ({ name }, language, site) => {
  const say = words[language];
  return {
    subject: say.subject(site.name),
    preview: say.preview,
    heading: say.heading(name),
    blocks: [...say.paragraphs(site.name), { kind: 'note', text: say.kept }],
    reason: say.reason(site.name),
  };
};
