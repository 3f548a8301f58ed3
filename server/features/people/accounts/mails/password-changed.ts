import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface PasswordChangedData {
  /** May be empty. */
  name: string;
  /** Written out, in the reader's language. */
  when: string;
}

interface Words {
  subject(siteName: string): string;
  preview: string;
  heading(name: string): string;
  paragraphs(when: string): readonly string[];
  recover: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (siteName) => `Tu contraseña de ${siteName} cambió`,
    preview: 'Si no fuiste tú, recupera tu cuenta ahora.',
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    paragraphs: (when) => [
      `Tu contraseña se cambió el ${when}, y se cerraron todas tus sesiones.`,
      'Si fuiste tú, no tienes que hacer nada. Si no, elige una contraseña nueva ahora mismo:',
    ],
    recover: 'Recuperar mi cuenta',
    reason: (siteName) =>
      `Recibes este correo porque cambió la contraseña de tu cuenta de ${siteName}.`,
  },
  en: {
    subject: (siteName) => `Your ${siteName} password was changed`,
    preview: 'If it was not you, recover your account now.',
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    paragraphs: (when) => [
      `Your password was changed on ${when}, and all your sessions were ended.`,
      'If it was you, there is nothing to do. If not, choose a new password right away:',
    ],
    recover: 'Recover my account',
    reason: (siteName) =>
      `You get this email because the password of your ${siteName} account was changed.`,
  },
};

export const passwordChanged = defineMail<PasswordChangedData>(
  'password-changed',
  ({ name, when }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(site.name),
      preview: say.preview,
      heading: say.heading(name),
      blocks: [
        ...say.paragraphs(when),
        {
          kind: 'button',
          label: say.recover,
          url: site.url + pathFor('recovery', language),
        },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Contraseña cambiada', en: 'Password changed' },
      data: ({ moment }) => ({ name: 'Rosa', when: moment }),
    },
  },
);
