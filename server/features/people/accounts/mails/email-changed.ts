import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface EmailChangedData {
  /** May be empty. */
  name: string;
  undoUrl: string;
}

interface Words {
  subject(siteName: string): string;
  preview: string;
  heading(name: string): string;
  paragraphs(siteName: string): readonly string[];
  undo: string;
  once: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (siteName) => `El correo de tu cuenta de ${siteName} cambió`,
    preview: 'Si no fuiste tú, tienes 7 días para recuperarla.',
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    paragraphs: (siteName) => [
      `Tu cuenta de ${siteName} ya no usa este correo: desde ahora entras con el nuevo, y ahí te escribimos. Tus sesiones en otros dispositivos se cerraron.`,
      'Si fuiste tú, no tienes que hacer nada. Si no, recupera tu cuenta ahora mismo: vuelve a tener este correo, eliges una contraseña nueva y se cierran todas las sesiones.',
    ],
    undo: 'No fui yo, recuperar mi cuenta',
    once: 'El enlace sirve una sola vez y vence en 7 días.',
    reason: (siteName) =>
      `Recibes este correo porque esta era la dirección de tu cuenta de ${siteName}.`,
  },
  en: {
    subject: (siteName) => `The email of your ${siteName} account was changed`,
    preview: 'If it was not you, you have 7 days to get it back.',
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    paragraphs: (siteName) => [
      `Your ${siteName} account no longer uses this email: from now on you sign in with the new one, and that is where we write to you. Your sessions on other devices were ended.`,
      'If it was you, there is nothing to do. If not, get your account back right away: it has this email again, you choose a new password, and all sessions are ended.',
    ],
    undo: 'It was not me, get my account back',
    once: 'The link works once and expires in 7 days.',
    reason: (siteName) =>
      `You get this email because this was the address of your ${siteName} account.`,
  },
};

/** To the address that an account had before. */
export const emailChanged = defineMail<EmailChangedData>(
  'email-changed',
  ({ name, undoUrl }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(site.name),
      preview: say.preview,
      heading: say.heading(name),
      blocks: [
        ...say.paragraphs(site.name),
        { kind: 'button', label: say.undo, url: undoUrl },
        { kind: 'note', text: say.once },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    sample: {
      title: { es: 'Correo cambiado', en: 'Address changed' },
      data: ({ link }) => ({ name: 'Rosa', undoUrl: link }),
    },
  },
);
