import { animalsOf } from '#domain/fostering/request-words.ts';
import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface RequestClosedData {
  /** May be empty. */
  name: string;
  species: 'cat' | 'dog';
  count: number;
  /** Somebody said yes; else it was taken back. */
  isSolved: boolean;
}

interface Words {
  subject(animals: string): string;
  heading(name: string): string;
  solved(animals: string): string;
  cancelled(animals: string): string;
  thanks: string;
  see: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (animals) => `Ya no hace falta que contestes: ${animals}`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    solved: (animals) => `Otro hogar va a recibir a ${animals}. ¡Buenas noticias!`,
    cancelled: (animals) => `Ya no hace falta un hogar para ${animals}.`,
    thanks: 'No tienes que hacer nada. Gracias por estar ahí.',
    see: 'Ver mi hogar temporal',
    reason: (siteName) => `Recibes este correo porque ofreces un hogar temporal en ${siteName}.`,
  },
  en: {
    subject: (animals) => `No need to answer any more: ${animals}`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    solved: (animals) => `Another home is taking ${animals}. Good news!`,
    cancelled: (animals) => `A home for ${animals} is not needed any more.`,
    thanks: 'There is nothing for you to do. Thank you for being there.',
    see: 'See my foster home',
    reason: (siteName) => `You get this email because you offer a foster home at ${siteName}.`,
  },
};

/** To the homes that were asked and have not answered. */
export const requestClosed = defineMail<RequestClosedData>(
  'foster-request-closed',
  ({ name, species, count, isSolved }, language, site) => {
    const say = words[language];
    const animals = animalsOf(species, count)[language];
    const lead = isSolved ? say.solved(animals) : say.cancelled(animals);
    return {
      subject: say.subject(animals),
      preview: lead,
      heading: say.heading(name),
      blocks: [
        lead,
        say.thanks,
        { kind: 'button', label: say.see, url: site.url + pathFor('myFosterHome', language) },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    queue: 'bulkMail',
    sample: {
      title: { es: 'Hogar temporal: ya no hace falta', en: 'Foster home: no longer needed' },
      data: () => ({ name: 'Rosa', species: 'cat', count: 2, isSolved: true }),
      variants: (data) => [{ ...data, species: 'dog', count: 1, isSolved: false }],
    },
  },
);
