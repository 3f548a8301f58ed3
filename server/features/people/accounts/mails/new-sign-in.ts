import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface NewSignInData {
  /** May be empty. */
  name: string;
  /** Browser and system; may be empty. */
  device: string;
  address: string;
  /** Written out, in the reader's language. */
  when: string;
}

interface Words {
  subject(siteName: string): string;
  preview: string;
  heading(name: string): string;
  intro: string;
  facts: { when: string; device: string; address: string };
  unknownDevice: string;
  advice: string;
  profile: string;
  recover: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (siteName) => `Nuevo inicio de sesión en ${siteName}`,
    preview: 'Desde un dispositivo o lugar que no conocíamos.',
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    intro: 'Alguien inició sesión en tu cuenta desde un dispositivo o lugar que no conocíamos:',
    facts: { when: 'Cuándo', device: 'Dispositivo', address: 'Dirección IP' },
    unknownDevice: 'Desconocido',
    advice:
      'Si fuiste tú, no tienes que hacer nada. Si no, cierra todas las sesiones en tu perfil y cambia tu contraseña.',
    profile: 'Revisar mis sesiones',
    recover: 'Si ya no puedes entrar, recupera tu cuenta aquí:',
    reason: (siteName) => `Recibes este correo para cuidar tu cuenta de ${siteName}.`,
  },
  en: {
    subject: (siteName) => `New sign-in to ${siteName}`,
    preview: 'From a device or place that we did not know.',
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    intro: 'Somebody signed in to your account from a device or place that we did not know:',
    facts: { when: 'When', device: 'Device', address: 'IP address' },
    unknownDevice: 'Unknown',
    advice:
      'If it was you, there is nothing to do. If not, end all sessions in your profile and change your password.',
    profile: 'Review my sessions',
    recover: 'If you can no longer sign in, recover your account here:',
    reason: (siteName) => `You get this email to keep your ${siteName} account safe.`,
  },
};

export const newSignIn = defineMail<NewSignInData>(
  'new-sign-in',
  ({ name, device, address, when }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(site.name),
      preview: say.preview,
      heading: say.heading(name),
      blocks: [
        say.intro,
        {
          kind: 'facts',
          items: [
            { label: say.facts.when, value: when },
            { label: say.facts.device, value: device || say.unknownDevice },
            { label: say.facts.address, value: address },
          ],
        },
        say.advice,
        {
          kind: 'button',
          label: say.profile,
          url: site.url + pathFor('myProfile', language),
        },
        { kind: 'note', text: say.recover, url: site.url + pathFor('recovery', language) },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Inicio de sesión nuevo', en: 'New sign-in' },
      data: ({ moment }) => ({
        name: 'Rosa',
        device: 'Chrome · Android',
        address: '203.0.113.7',
        when: moment,
      }),
      variants: (data) => [{ ...data, device: '' }],
    },
  },
);
