import { type Bilingual, locale } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface AccountUnusedData {
  /** May be empty. */
  name: string;
  /** Instant, UTC ISO 8601. */
  endsAt: string;
}

interface Words {
  subject(siteName: string): string;
  preview(day: string): string;
  heading(name: string): string;
  unused(siteName: string, day: string): string;
  stay: string;
  signIn: string;
  nothing: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (siteName) => `¿Conservamos tu cuenta de ${siteName}?`,
    preview: (day) => `Si no entras antes del ${day}, la borramos.`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    unused: (siteName, day) =>
      `Hace casi cinco años que nadie entra a tu cuenta de ${siteName}. Para no guardar tus datos sin necesidad, la borraremos después del ${day}.`,
    stay: 'Si quieres conservarla, basta con que entres una vez antes de esa fecha.',
    signIn: 'Entrar a mi cuenta',
    nothing:
      'Si ya no la necesitas, no hagas nada. Borraremos tu perfil, tu foto y tus mensajes; tus mascotas se quedan a cargo de la organización, sin tus datos.',
    reason: (siteName) => `Recibes este correo porque tienes una cuenta en ${siteName}.`,
  },
  en: {
    subject: (siteName) => `Shall we keep your ${siteName} account?`,
    preview: (day) => `Unless you sign in before ${day}, we will erase it.`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    unused: (siteName, day) =>
      `Nobody has signed in to your ${siteName} account for almost five years. So that we do not keep your data without need, we will erase it after ${day}.`,
    stay: 'If you want to keep it, just sign in once before that day.',
    signIn: 'Sign in',
    nothing:
      'If you no longer need it, you do not have to do anything. We will erase your profile, your picture and your messages; your pets stay in the care of the organization, without your data.',
    reason: (siteName) => `You get this email because you have an account with ${siteName}.`,
  },
};

export const accountUnused = defineMail<AccountUnusedData>(
  'account-unused',
  ({ name, endsAt }, language, site) => {
    const say = words[language];
    const day = new Date(endsAt).toLocaleDateString(locale[language], {
      dateStyle: 'long',
      timeZone: site.timezone,
    });
    return {
      subject: say.subject(site.name),
      preview: say.preview(day),
      heading: say.heading(name),
      blocks: [
        say.unused(site.name, day),
        say.stay,
        { kind: 'button', label: say.signIn, url: `${site.url}${pathFor('login', language)}` },
        { kind: 'note', text: say.nothing },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    queue: 'bulkMail',
    sample: {
      title: { es: 'Cuenta sin usar', en: 'Unused account' },
      data: ({ inDays }) => ({ name: 'Rosa', endsAt: inDays(30) }),
    },
  },
);
