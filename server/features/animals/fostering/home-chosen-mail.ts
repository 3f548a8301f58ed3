import { animalsOf } from '#domain/fostering/request-words.ts';
import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface HomeChosenData {
  /** May be empty. */
  name: string;
  species: 'cat' | 'dog';
  count: number;
  /** Where the animals are; may be empty. */
  pickup: string;
  asker: { name: string; email: string; phone: string };
}

interface Words {
  subject(animals: string): string;
  heading(name: string): string;
  lead(who: string, animals: string): string;
  person: string;
  phone: string;
  email: string;
  pickup: string;
  cannot: string;
  see: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (animals) => `Vas a recibir a ${animals}: a quién llamar`,
    heading: (name) => (name ? `¡Gracias, ${name}!` : '¡Gracias!'),
    lead: (who, animals) =>
      `Fuiste el primer hogar en decir que sí. Ponte de acuerdo con ${who} para recibir a ${animals}:`,
    person: 'Persona',
    phone: 'Teléfono',
    email: 'Correo',
    pickup: 'Dónde recogerlos',
    cannot:
      'Si al final no puedes, avísale cuanto antes: así preguntamos de nuevo a otros hogares.',
    see: 'Ver mi hogar temporal',
    reason: (siteName) =>
      `Recibes este correo porque dijiste que puedes recibirlos en tu hogar temporal de ${siteName}.`,
  },
  en: {
    subject: (animals) => `You are taking ${animals}: whom to call`,
    heading: (name) => (name ? `Thank you, ${name}!` : 'Thank you!'),
    lead: (who, animals) =>
      `Yours was the first home to say yes. Arrange with ${who} how you get ${animals}:`,
    person: 'Person',
    phone: 'Phone',
    email: 'Email',
    pickup: 'Where to pick them up',
    cannot:
      'If you cannot take them after all, say so as soon as possible, so that we ask other homes again.',
    see: 'See my foster home',
    reason: (siteName) =>
      `You get this email because you said that your foster home at ${siteName} can take them.`,
  },
};

/** To the home that said yes first: whom to call. */
export const homeChosen = defineMail<HomeChosenData>(
  'foster-home-chosen',
  ({ name, species, count, pickup, asker }, language, site) => {
    const say = words[language];
    const animals = animalsOf(species, count)[language];
    const lead = say.lead(asker.name, animals);
    return {
      subject: say.subject(animals),
      preview: lead,
      heading: say.heading(name),
      blocks: [
        lead,
        {
          kind: 'facts',
          items: [
            { label: say.person, value: asker.name },
            ...(asker.phone ? [{ label: say.phone, value: asker.phone }] : []),
            { label: say.email, value: asker.email },
            ...(pickup ? [{ label: say.pickup, value: pickup }] : []),
          ],
        },
        say.cannot,
        { kind: 'button', label: say.see, url: site.url + pathFor('myFosterHome', language) },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Hogar temporal: a quién llamar', en: 'Foster home: whom to call' },
      data: () => ({
        name: 'Rosa',
        species: 'cat',
        count: 2,
        pickup: 'Calle 60, Centro',
        asker: { name: 'Itzel Robles', email: 'itzel@example.mx', phone: '999 765 4321' },
      }),
    },
  },
);
