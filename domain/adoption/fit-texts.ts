import type { Bilingual } from '../language.ts';
import type { AdoptionProfile } from './adoption-profile.ts';
import type { FitOutcome, FitRule } from './fit-rules.ts';

/** What the sentences say of a family. */
export type FittedFamily = Pick<
  AdoptionProfile,
  'home' | 'hoursAlone' | 'animals' | 'experience' | 'place'
> & {
  /** Two pets would come that belong together. */
  isPair: boolean;
};

type FitText = Bilingual | ((family: FittedFamily) => Bilingual);

const hoursInSpanish = (hours: number) => (hours === 1 ? '1 hora' : `${hours} horas`);
const hoursInEnglish = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`);

/** Two have each other: it is people that they would be without. */
const withoutCompany = ({ hoursAlone, isPair }: FittedFamily): Bilingual => {
  const [es, en] = [hoursInSpanish(hoursAlone), hoursInEnglish(hoursAlone)];
  return isPair
    ? {
        es: `Se acompañarían, y pasarían ${es} al día sin personas en casa`,
        en: `They would have each other, and no people at home for ${en} a day`,
      }
    : {
        es: `Pasaría ${es} al día sin compañía`,
        en: `${en} a day without company`,
      };
};

const homeOf = ({ place }: FittedFamily) => `${place?.city}, ${place?.federalState}`;

const doubtTexts = {
  getsAlong: {
    es: 'alguno no se lleva bien con otros',
    en: 'one does not get along with others',
  },
  getsAlongUnknown: {
    es: 'no se sabe si todos se llevan bien con otros',
    en: 'nobody knows whether all of them get along with others',
  },
  vaccinated: {
    es: 'no todos tienen sus vacunas al día',
    en: 'not all of them are vaccinated',
  },
  sterilized: { es: 'no todos están esterilizados', en: 'not all of them are sterilized' },
} satisfies Record<string, Bilingual>;

/** What has to be talked about of the animals that live with the family. What nobody knows is no yes. */
export function doubtsAbout(animals: AdoptionProfile['animals']): (keyof typeof doubtTexts)[] {
  const found: (keyof typeof doubtTexts)[] = [];
  if (animals.some(({ getsAlong }) => getsAlong === false)) found.push('getsAlong');
  else if (animals.some(({ getsAlong }) => getsAlong === null)) found.push('getsAlongUnknown');
  if (animals.some(({ vaccinated }) => vaccinated !== true)) found.push('vaccinated');
  if (animals.some(({ sterilized }) => sterilized !== true)) found.push('sterilized');
  return found;
}

const texts: Readonly<Record<FitRule, Partial<Record<FitOutcome, FitText>>>> = {
  children: {
    matches: { es: 'Convive bien con niños.', en: 'Gets along with children.' },
    talk: {
      es: 'No sabemos cómo convive con niños: hay que platicarlo.',
      en: 'We do not know how it gets along with children: let us talk about it.',
    },
    against: {
      es: 'No se recomienda con niños en casa.',
      en: 'Not recommended with children at home.',
    },
  },
  ownKind: {
    matches: { es: 'Convive con los de su especie.', en: 'Gets along with its own kind.' },
    talk: {
      es: 'No sabemos cómo convive con los de su especie: conviene presentarlos antes.',
      en: 'We do not know how it gets along with its own kind: they should meet first.',
    },
    against: {
      es: 'No convive con los de su especie.',
      en: 'Does not get along with its own kind.',
    },
  },
  otherAnimals: {
    matches: { es: 'Convive con otras especies.', en: 'Gets along with other animals.' },
    talk: {
      es: 'No sabemos cómo convive con otras especies: conviene presentarlos antes.',
      en: 'We do not know how it gets along with other animals: they should meet first.',
    },
    against: {
      es: 'No convive con otras especies.',
      en: 'Does not get along with other animals.',
    },
  },
  ownAnimals: {
    matches: {
      es: 'En casa conviven bien, están vacunados y esterilizados.',
      en: 'They get along, are vaccinated and sterilized.',
    },
    talk: ({ animals }) => {
      const doubts = doubtsAbout(animals);
      return {
        es: `Hay que platicarlo: ${doubts.map((doubt) => doubtTexts[doubt].es).join(', ')}.`,
        en: `Let us talk about it: ${doubts.map((doubt) => doubtTexts[doubt].en).join(', ')}.`,
      };
    },
  },
  hoursAlone: {
    matches: (family) => {
      const { es, en } = withoutCompany(family);
      return { es: `${es}.`, en: `${en}.` };
    },
    talk: (family) => {
      const { es, en } = withoutCompany(family);
      return {
        es: `${es}: hay que ver quién puede ${family.isPair ? 'hacerles' : 'hacerle'} compañía.`,
        en: `${en}: let us see who could look in.`,
      };
    },
  },
  space: {
    matches: { es: 'Hay espacio para su tamaño.', en: 'There is room for its size.' },
    talk: {
      es: 'Es grande y vivirían en un departamento sin espacio exterior: hay que hablar de sus paseos.',
      en: 'It is large, and home is an apartment without outside space: let us talk about walks.',
    },
  },
  energy: {
    matches: {
      es: 'Tiene mucha energía, y en casa hay espacio y compañía.',
      en: 'It has a lot of energy, and home has space and company.',
    },
    talk: {
      es: 'Tiene mucha energía: hay que platicar de sus ratos de juego y ejercicio.',
      en: 'It has a lot of energy: let us talk about play and exercise.',
    },
  },
  stairs: {
    matches: ({ home }) =>
      home.stairs
        ? {
            es: 'Puede con las escaleras de su casa.',
            en: 'It can use the stairs of their home.',
          }
        : {
            es: 'No puede con escaleras, y en su casa no hay.',
            en: 'It cannot use stairs, and their home has none.',
          },
    talk: ({ home }) =>
      home.stairs
        ? {
            es: 'No puede con escaleras, y en su casa las hay: hay que platicarlo.',
            en: 'It cannot use stairs, and their home has some: let us talk about it.',
          }
        : {
            es: 'No puede con escaleras: hay que platicar si las hay en casa.',
            en: 'It cannot use stairs: let us talk about whether there are any at home.',
          },
  },
  experience: {
    talk: ({ experience }) =>
      experience === ''
        ? {
            es: 'Necesita una familia con experiencia, y todavía no cuentan la suya: hay que platicarlo.',
            en: 'It needs a family with experience, and they have not told theirs yet: let us talk about it.',
          }
        : {
            es: 'Necesita una familia con experiencia: hay que platicar de la que cuentan.',
            en: 'It needs a family with experience: let us talk about theirs.',
          },
  },
  landlord: {
    matches: { es: 'Su casero está de acuerdo.', en: 'The landlord agrees.' },
    talk: {
      es: 'Falta el permiso de su casero.',
      en: 'The landlord’s permission is still missing.',
    },
  },
  protections: {
    matches: {
      es: 'Ventanas y balcones están protegidos.',
      en: 'Windows and balconies are safe.',
    },
    talk: {
      es: 'Faltan protecciones en ventanas o balcones.',
      en: 'Windows or balconies are not safe yet.',
    },
  },
  allergies: {
    talk: {
      es: 'Alguien en casa tiene alergia: conviene que se conozcan antes.',
      en: 'Somebody at home has an allergy: they should meet first.',
    },
  },
  references: {
    talk: { es: 'Hay menos de dos referencias.', en: 'There are fewer than two references.' },
  },
  distance: {
    matches: (family) => ({
      es: `Viven en ${homeOf(family)}.`,
      en: `Home is in ${homeOf(family)}.`,
    }),
    talk: (family) => ({
      es: `Viven en ${homeOf(family)}, en otro estado; hay que platicar las visitas y el traslado.`,
      en: `Home is in ${homeOf(family)}, in another state: let us talk about visits and the trip.`,
    }),
  },
};

/** What is said of a rule that was found so; undefined for an outcome that the rule does not have. */
export function fitText(
  rule: FitRule,
  outcome: FitOutcome,
  family: FittedFamily,
): Bilingual | undefined {
  const sentence = texts[rule][outcome];
  return typeof sentence === 'function' ? sentence(family) : sentence;
}
