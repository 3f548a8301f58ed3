import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from './mail-content.ts';

interface Words {
  subject: string;
  preview: string;
  heading: string;
  text: string;
  button: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: 'Hubo más cambios: míralos en tu cuenta',
    preview: 'Un solo aviso por varios cambios seguidos.',
    heading: 'Hola',
    text: 'Hubo muchos cambios seguidos de lo mismo, y ya te habíamos escrito varias veces. Para no llenar tu correo te avisamos de los demás con este. En tu cuenta ves cómo está todo ahora.',
    button: 'Ver mi cuenta',
    reason: (siteName) => `Recibes este correo por un trámite tuyo en ${siteName}.`,
  },
  en: {
    subject: 'There were more changes: see them in your account',
    preview: 'One notice for several changes in a row.',
    heading: 'Hello',
    text: 'There were many changes of the same thing in a row, and we had written to you several times. To keep your inbox clear, this email tells you of the others. Your account shows how everything stands now.',
    button: 'See my account',
    reason: (siteName) => `You get this email because of something that you handle at ${siteName}.`,
  },
};

/** In the place of all mails about one thing beyond those that its reader gets at once. */
export const laterChanges = defineMail<object>(
  'later-changes',
  (_data, language, site) => {
    const { reason, text, button, ...say } = words[language];
    return {
      ...say,
      blocks: [
        text,
        { kind: 'button', label: button, url: site.url + pathFor('myAccount', language) },
      ],
      reason: reason(site.name),
    };
  },
  { sample: { title: { es: 'Más cambios', en: 'More changes' }, data: () => ({}) } },
);
