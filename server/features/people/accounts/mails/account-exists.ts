import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import { withDestination } from '../recovery/password-url.ts';

export interface AccountExistsData {
  /** May be empty. */
  name: string;
  /** Where whoever registered was going: both links lead on there. */
  destination?: string | undefined;
}

interface Words {
  subject(siteName: string): string;
  preview: string;
  heading(name: string): string;
  paragraphs(siteName: string): readonly string[];
  signIn: string;
  recover: string;
  ignore: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (siteName) => `Ya tienes una cuenta en ${siteName}`,
    preview: 'No hace falta registrarte otra vez.',
    heading: (name) => (name ? `Hola otra vez, ${name}` : 'Hola otra vez'),
    paragraphs: (siteName) => [
      `Alguien quiso registrarse en ${siteName} con este correo, y ya tienes una cuenta con él. Nada cambió en ella.`,
    ],
    signIn: 'Iniciar sesión',
    recover: '¿No recuerdas tu contraseña? Pide una nueva aquí:',
    ignore: 'Si no fuiste tú, no hagas nada: tu cuenta está como la dejaste.',
    reason: (siteName) =>
      `Recibes este correo porque alguien escribió tu dirección en el registro de ${siteName}.`,
  },
  en: {
    subject: (siteName) => `You already have an account with ${siteName}`,
    preview: 'There is no need to register again.',
    heading: (name) => (name ? `Hello again, ${name}` : 'Hello again'),
    paragraphs: (siteName) => [
      `Somebody tried to register with ${siteName} using this address, and you already have an account with it. Nothing in it has changed.`,
    ],
    signIn: 'Sign in',
    recover: 'You do not remember your password? Ask for a new one here:',
    ignore: 'If it was not you, do nothing: your account is as you left it.',
    reason: (siteName) =>
      `You get this email because somebody entered your address when registering with ${siteName}.`,
  },
};

export const accountExists = defineMail<AccountExistsData>(
  'account-exists',
  ({ name, destination }, language, site) => {
    const say = words[language];
    const urlOf = (page: 'login' | 'recovery') =>
      site.url + withDestination(pathFor(page, language), language, destination);
    return {
      subject: say.subject(site.name),
      preview: say.preview,
      heading: say.heading(name),
      blocks: [
        ...say.paragraphs(site.name),
        { kind: 'button', label: say.signIn, url: urlOf('login') },
        { kind: 'note', text: say.recover, url: urlOf('recovery') },
        { kind: 'note', text: say.ignore },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Ya había una cuenta', en: 'There was an account already' },
      data: () => ({ name: 'Rosa' }),
    },
  },
);
