import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface ApplicationConfirmationData {
  /** May be empty, as the list of pets where they are gone. */
  name: string;
  pets: readonly string[];
  /** The address has no account yet. */
  isNew: boolean;
  passwordUrl: string;
}

interface Words {
  subject(pets: string): string;
  preview: string;
  heading(name: string): string;
  and: string;
  aPet: string;
  text(pets: string, siteName: string): string;
  first: { text: string; choose: string; once: string; ignore: string };
  known: { text: string; signIn: string; recover: string; ignore: string };
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (pets) => `Confirma tu solicitud para ${pets}`,
    preview: 'Falta un paso para enviarla.',
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    and: ' y ',
    aPet: 'una mascota',
    text: (pets, siteName) =>
      `Guardamos la solicitud para adoptar a ${pets} que se envió en ${siteName} con este correo. Todavía nadie la ha leído.`,
    first: {
      text: 'Para enviarla, confirma que este correo es tuyo y elige una contraseña. Con ella podrás ver cómo va tu solicitud.',
      choose: 'Elegir mi contraseña y enviarla',
      once: 'El enlace sirve una sola vez y vence en 24 horas. Si ya venció, pide otro en «Recuperar contraseña»: tu solicitud te espera una semana.',
      ignore:
        'Si no fuiste tú, no hagas nada: sin tu confirmación no se envía, y en una semana se borra.',
    },
    known: {
      text: 'Ya tienes una cuenta con este correo: inicia sesión para ver lo que dice, elegir con qué datos enviarla, o borrarla. Nada cambió en tu cuenta ni en tu perfil.',
      signIn: 'Iniciar sesión',
      recover:
        '¿No recuerdas tu contraseña? Al elegir una nueva aquí, la solicitud también se envía, con el nombre, el teléfono y el perfil que se escribieron en ella (una sola vez, durante una hora):',
      ignore:
        'Si no fuiste tú, no hagas nada: sin tu confirmación no se envía, y en una semana se borra.',
    },
    reason: (siteName) =>
      `Recibes este correo porque alguien escribió tu dirección en una solicitud de adopción de ${siteName}.`,
  },
  en: {
    subject: (pets) => `Confirm your application for ${pets}`,
    preview: 'One step is left to send it.',
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    and: ' and ',
    aPet: 'a pet',
    text: (pets, siteName) =>
      `We kept the application to adopt ${pets} that was sent at ${siteName} with this email. Nobody has read it yet.`,
    first: {
      text: 'To send it, confirm that this email is yours and choose a password. With it you can see where your application stands.',
      choose: 'Choose my password and send it',
      once: 'The link works once and expires in 24 hours. If it has expired, ask for another under “Recover password”: your application waits for a week.',
      ignore:
        'If it was not you, do nothing: without your confirmation it is not sent, and in a week it is deleted.',
    },
    known: {
      text: 'You already have an account with this email: sign in to see what it says and choose with which data to send it, or to delete it. Nothing in your account or profile has changed.',
      signIn: 'Sign in',
      recover:
        'You do not remember your password? Choosing a new one here also sends the application, with the name, phone and profile that were entered in it (once, within an hour):',
      ignore:
        'If it was not you, do nothing: without your confirmation it is not sent, and in a week it is deleted.',
    },
    reason: (siteName) =>
      `You get this email because somebody entered your address in an adoption application at ${siteName}.`,
  },
};

/** To the address that an application was sent with: only its owner sends it on. */
export const applicationConfirmation = defineMail<ApplicationConfirmationData>(
  'application-confirmation',
  ({ name, pets, isNew, passwordUrl }, language, site) => {
    const say = words[language];
    const named = pets.join(say.and) || say.aPet;
    const { first, known } = say;
    return {
      subject: say.subject(named),
      preview: say.preview,
      heading: say.heading(name),
      blocks: [
        say.text(named, site.name),
        ...(isNew
          ? [
              first.text,
              { kind: 'button' as const, label: first.choose, url: passwordUrl },
              { kind: 'note' as const, text: first.once },
              { kind: 'note' as const, text: first.ignore },
            ]
          : [
              known.text,
              {
                kind: 'button' as const,
                label: known.signIn,
                // Asks to sign in first, and comes back.
                url: site.url + pathFor('myApplications', language),
              },
              { kind: 'note' as const, text: known.recover, url: passwordUrl },
              { kind: 'note' as const, text: known.ignore },
            ]),
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    sample: {
      title: {
        es: 'Solicitud sin cuenta: confirmar',
        en: 'Application without an account: to confirm',
      },
      data: ({ link }) => ({ name: 'Rosa', pets: ['Canela'], isNew: true, passwordUrl: link }),
      variants: (data) => [{ ...data, isNew: false }],
    },
  },
);
