import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface ReferenceAnsweredData {
  /** May be empty. */
  name: string;
  family: string;
  folio: number;
}

interface Words {
  subject(family: string): string;
  heading(name: string): string;
  text(family: string): string;
  see: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (family) => `Contestó una referencia de ${family}`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    text: (family) =>
      `Una de las personas que ${family} dio como referencia contestó tus preguntas. Su respuesta está en la solicitud; la familia no la ve.`,
    see: 'Leer la respuesta',
    reason: (siteName) => `Recibes este correo porque cuidas a esta mascota en ${siteName}.`,
  },
  en: {
    subject: (family) => `A reference of ${family} has answered`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    text: (family) =>
      `Someone ${family} named as a reference has answered your questions. The answer is in the application; the family does not see it.`,
    see: 'Read the answer',
    reason: (siteName) => `You get this email because you look after this pet at ${siteName}.`,
  },
};

/** To whoever looks after the pet, without what was said. */
export const referenceAnswered = defineMail<ReferenceAnsweredData>(
  'reference-answered',
  ({ name, family, folio }, language, site) => {
    const say = words[language];
    const text = say.text(family);
    return {
      subject: say.subject(family),
      preview: text,
      heading: say.heading(name),
      blocks: [
        text,
        {
          kind: 'button',
          label: say.see,
          url: site.url + pathFor('receivedApplication', language, { folio: String(folio) }),
        },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Respuesta de una referencia', en: 'Answer of a reference' },
      data: () => ({ name: 'Itzel', family: 'Rosa Canul', folio: 120 }),
    },
  },
);
