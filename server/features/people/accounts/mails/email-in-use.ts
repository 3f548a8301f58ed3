import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface EmailInUseData {
  /** May be empty. */
  name: string;
}

interface Words {
  subject(siteName: string): string;
  preview: string;
  heading(name: string): string;
  paragraphs(siteName: string): readonly string[];
  signIn: string;
  ignore: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (siteName) => `Tu correo ya tiene una cuenta en ${siteName}`,
    preview: 'Alguien quiso usarlo para otra cuenta. Nada cambió.',
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    paragraphs: (siteName) => [
      `Alguien quiso poner este correo en otra cuenta de ${siteName}, pero ya es el de la tuya. Nada cambió en ninguna de las dos.`,
      'Si fuiste tú y quieres usarlo en la otra cuenta, entra primero a esta y cambia su correo, o elimínala en tu perfil, en Privacidad.',
    ],
    signIn: 'Iniciar sesión',
    ignore: 'Si no fuiste tú, no hagas nada: nadie puede usar tu correo sin entrar a él.',
    reason: (siteName) =>
      `Recibes este correo porque alguien escribió tu dirección en su perfil de ${siteName}.`,
  },
  en: {
    subject: (siteName) => `Your email already has a ${siteName} account`,
    preview: 'Somebody wanted to use it for another account. Nothing has changed.',
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    paragraphs: (siteName) => [
      `Somebody wanted to give this email to another ${siteName} account, but it already belongs to yours. Nothing has changed in either of them.`,
      'If it was you and you want it for the other account, sign in to this one first and change its email, or erase it in your profile, under Privacy.',
    ],
    signIn: 'Sign in',
    ignore: 'If it was not you, do nothing: nobody can use your email without opening its mailbox.',
    reason: (siteName) =>
      `You get this email because somebody entered your address in their ${siteName} profile.`,
  },
};

/** To whoever has an account with the address that somebody else wants for theirs. */
export const emailInUse = defineMail<EmailInUseData>(
  'email-in-use',
  ({ name }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(site.name),
      preview: say.preview,
      heading: say.heading(name),
      blocks: [
        ...say.paragraphs(site.name),
        { kind: 'button', label: say.signIn, url: site.url + pathFor('login', language) },
        { kind: 'note', text: say.ignore },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Correo que ya tiene cuenta', en: 'Address that has an account already' },
      data: () => ({ name: 'Rosa' }),
    },
  },
);
