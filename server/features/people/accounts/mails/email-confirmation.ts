import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface EmailConfirmationData {
  confirmUrl: string;
}

interface Words {
  subject(siteName: string): string;
  preview: string;
  heading: string;
  paragraphs(siteName: string): readonly string[];
  confirm: string;
  once: string;
  ignore: string;
  reason(siteName: string): string;
}

/** Without a name: nobody has shown yet that the address is theirs. */
const words: Bilingual<Words> = {
  es: {
    subject: (siteName) => `Confirma tu correo nuevo de ${siteName}`,
    preview: 'Falta un paso para que entres con este correo.',
    heading: 'Hola',
    paragraphs: (siteName) => [
      `Alguien quiere usar este correo para su cuenta de ${siteName}. Si fuiste tú, confírmalo con este botón. Si te pedimos iniciar sesión, hazlo con tu correo de siempre; en cuanto confirmes, entrarás con este.`,
    ],
    confirm: 'Confirmar mi correo',
    once: 'El enlace sirve una sola vez y vence en 24 horas.',
    ignore: 'Si no fuiste tú, no hagas nada: nadie puede usar tu correo sin este enlace.',
    reason: (siteName) =>
      `Recibes este correo porque alguien escribió tu dirección en su perfil de ${siteName}.`,
  },
  en: {
    subject: (siteName) => `Confirm your new ${siteName} email`,
    preview: 'One step is left before you can sign in with this email.',
    heading: 'Hello',
    paragraphs: (siteName) => [
      `Somebody wants to use this email for their ${siteName} account. If it was you, confirm it with this button. If we ask you to sign in, do so with the email that you have used so far; as soon as you confirm, you sign in with this one.`,
    ],
    confirm: 'Confirm my email',
    once: 'The link works once and expires in 24 hours.',
    ignore: 'If it was not you, do nothing: nobody can use your email without this link.',
    reason: (siteName) =>
      `You get this email because somebody entered your address in their ${siteName} profile.`,
  },
};

export const emailConfirmation = defineMail<EmailConfirmationData>(
  'email-confirmation',
  ({ confirmUrl }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(site.name),
      preview: say.preview,
      heading: say.heading,
      blocks: [
        ...say.paragraphs(site.name),
        { kind: 'button', label: say.confirm, url: confirmUrl },
        { kind: 'note', text: say.once },
        { kind: 'note', text: say.ignore },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    sample: {
      title: { es: 'Confirmar una dirección nueva', en: 'To confirm a new address' },
      data: ({ link }) => ({ confirmUrl: link }),
    },
  },
);
