import type { Bilingual } from '#domain/language.ts';
import type { Programme, Sex } from '#domain/pets/vocabularies.ts';
import { plainName } from '#domain/plain-name.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail, type SampleGiven } from '#server/features/kits/mail/mail-content.ts';
import { wishInWords } from './wish-words.ts';

export interface ToldPet {
  id: string;
  petName: string;
  sex: Sex;
  /** '2 años · Tulum, Quintana Roo' */
  facts: string;
  /** Of the picture that stands first. */
  mediaId: string | undefined;
  why: string;
}

interface WishNewsData {
  /** Those that have news; each pet stands once. */
  wishes: readonly {
    programme: Programme;
    filter: string;
    pets: readonly ToldPet[];
    /** There are others that the mail has no room for. */
    hasMore: boolean;
  }[];
  manageUrl: string;
}

interface Words {
  subject(names: string[]): string;
  heading(count: number): string;
  why(reasons: string): string;
  meet(name: string): string;
  photo(name: string): string;
  aPet: string;
  more: string;
  manage: string;
  reason(siteName: string): string;
}

const listOf = (names: string[], locale: string) =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);

const words: Bilingual<Words> = {
  es: {
    subject: (names) => `Como lo que buscas: ${listOf(names, 'es-MX')}`,
    heading: (count) =>
      count === 1
        ? 'Llegó una mascota como la que buscas'
        : 'Llegaron mascotas como las que buscas',
    why: (reasons) => (reasons ? `Porque pediste: ${reasons}` : 'Porque pediste saber de todas.'),
    meet: (name) => `Conoce a ${name}`,
    photo: (name) => `Foto de ${name}`,
    aPet: 'Una mascota',
    more: 'Hay más en la lista. Empieza por las más recientes:',
    manage: 'Ver, conservar o terminar tus avisos:',
    reason: (siteName) =>
      `Recibes este correo porque le pediste a ${siteName} que te avise de mascotas nuevas. A lo más uno al día.`,
  },
  en: {
    subject: (names) => `Like what you look for: ${listOf(names, 'en-US')}`,
    heading: (count) =>
      count === 1
        ? 'A pet like the one you look for has arrived'
        : 'Pets like those you look for have arrived',
    why: (reasons) =>
      reasons ? `Because you asked for: ${reasons}` : 'Because you asked to hear of all.',
    meet: (name) => `Meet ${name}`,
    photo: (name) => `Photo of ${name}`,
    aPet: 'A pet',
    more: 'There are more on the list. Start with the newest:',
    manage: 'See, keep or end your alerts:',
    reason: (siteName) =>
      `You get this email because you asked ${siteName} to tell you of new pets. One a day at most.`,
  },
};

const namesInSubject = 3;

const madeUpNews = ({ language, link }: SampleGiven): WishNewsData => {
  const pet = {
    id: 'ejemplo',
    petName: 'Canela',
    sex: 'female',
    facts: { es: '2 años · Mérida, Yucatán', en: '2 years · Mérida, Yucatán' }[language],
    mediaId: undefined,
    why: { es: 'perros, Yucatán', en: 'dogs, Yucatán' }[language],
  } as const;
  const others = [{ ...pet, petName: 'Balam', why: '' }];
  return {
    wishes: [
      { programme: 'adoption', filter: 'especie=perro', pets: [pet], hasMore: true },
      { programme: 'rehabilitation', filter: '', pets: others, hasMore: false },
    ],
    manageUrl: link,
  };
};

export const wishNews = defineMail<WishNewsData>(
  'wish-news',
  ({ wishes, manageUrl }, language, site) => {
    const say = words[language];
    const pets = wishes.flatMap((wish) => wish.pets);
    const nameOf = ({ petName }: ToldPet) => plainName(petName) || say.aPet;
    const heading = say.heading(pets.length);
    return {
      subject: say.subject(pets.slice(0, namesInSubject).map(nameOf)),
      preview: heading,
      heading,
      blocks: [
        ...wishes.flatMap((wish) => {
          const list = wish.programme === 'adoption' ? 'adoptionPets' : 'rehabilitationPets';
          const page = wish.programme === 'adoption' ? 'adoptionPet' : 'rehabilitationPet';
          const listUrl = site.url + pathFor(list, language) + (wish.filter && `?${wish.filter}`);
          const more = { kind: 'note' as const, text: say.more, url: listUrl };
          const cards = wish.pets.map((pet) => ({
            title: nameOf(pet),
            text: `${pet.facts}. ${say.why(pet.why)}`,
            label: say.meet(nameOf(pet)),
            url: site.url + pathFor(page, language, { id: pet.id }),
            picture:
              pet.mediaId === undefined
                ? undefined
                : { url: `${site.url}/media/${pet.mediaId}/og.jpg`, alt: say.photo(nameOf(pet)) },
          }));
          return [
            {
              kind: 'heading' as const,
              text: wishInWords(wish.programme, wish.filter, language),
            },
            { kind: 'cards' as const, cards },
            ...(wish.hasMore ? [more] : []),
          ];
        }),
        { kind: 'note', text: say.manage, url: manageUrl },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    queue: 'bulkMail',
    sample: {
      title: { es: 'Avisos: mascotas nuevas', en: 'Alerts: new pets' },
      data: madeUpNews,
      variants: (data) => [{ ...data, wishes: data.wishes.slice(1) }],
    },
  },
);
