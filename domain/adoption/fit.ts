import type { Bilingual } from '../language.ts';
import type { PetDescription } from '../pets/pet-description.ts';
import { vocabulary } from '../vocabulary.ts';
import type { AdoptionProfile } from './adoption-profile.ts';

/** How a rule finds a family's answer beside a pet's need: there is no score, and no rule decides anything. */
export const fitOutcome = vocabulary({
  matches: 'coincide',
  talk: 'hablar',
  against: 'en_contra',
});
export type FitOutcome = 'matches' | 'talk' | 'against';

export const fitRules = vocabulary({
  children: 'ninos',
  ownKind: 'su_especie',
  otherAnimals: 'otros_animales',
  hoursAlone: 'horas_solo',
  space: 'espacio',
  landlord: 'permiso',
  protections: 'protecciones',
  allergies: 'alergias',
  references: 'referencias',
});
export type FitRule = (typeof fitRules)['values'][number];

export interface Fit {
  rule: FitRule;
  outcome: FitOutcome;
  text: Bilingual;
}

export type FittedPet = Pick<
  PetDescription,
  | 'species'
  | 'size'
  | 'ageValue'
  | 'ageUnit'
  | 'goodWithOwnKind'
  | 'goodWithOtherAnimals'
  | 'goodWithChildren'
>;

/** Younger than that somebody counts as a child, in years. */
const childhood = 12;
/** Hours of a day. */
const longAlone = { adult: 8, young: 4 } as const;

/** What matters of this pet for this family, in the order in which people talk about it. */
export function fitOf(pet: FittedPet, profile: AdoptionProfile): Fit[] {
  const found = [
    childrenRule(pet, profile),
    animalsRule('ownKind', pet.goodWithOwnKind, hasOwnKind(pet, profile)),
    animalsRule('otherAnimals', pet.goodWithOtherAnimals, hasOtherKind(pet, profile)),
    hoursRule(pet, profile),
    spaceRule(pet, profile),
    landlordRule(profile),
    protectionsRule(pet, profile),
    allergiesRule(profile),
    referencesRule(profile),
  ];
  return found.filter((one) => one !== undefined);
}

type Known = FittedPet['goodWithChildren'];

const outcomeOf = { yes: 'matches', no: 'against', unknown: 'talk' } as const satisfies Record<
  Known,
  FitOutcome
>;

function childrenRule({ goodWithChildren }: FittedPet, { household }: AdoptionProfile) {
  if (!household.some(({ age }) => age < childhood)) return undefined;
  return compared('children', outcomeOf[goodWithChildren], {
    matches: { es: 'Convive bien con niños.', en: 'Gets along with children.' },
    talk: {
      es: 'No sabemos cómo convive con niños: hay que platicarlo.',
      en: 'We do not know how it gets along with children: let us talk about it.',
    },
    against: {
      es: 'No se recomienda con niños en casa.',
      en: 'Not recommended with children at home.',
    },
  });
}

const hasOwnKind = ({ species }: FittedPet, { animals }: AdoptionProfile) =>
  animals.some((animal) => animal.species === species);
const hasOtherKind = ({ species }: FittedPet, { animals }: AdoptionProfile) =>
  animals.some((animal) => animal.species !== species);

function animalsRule(rule: 'ownKind' | 'otherAnimals', known: Known, lives: boolean) {
  if (!lives) return undefined;
  const texts = {
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
  };
  return compared(rule, outcomeOf[known], texts[rule]);
}

/** Under a year old. */
const isYoung = ({ ageValue, ageUnit }: FittedPet) => ageUnit === 'months' && ageValue < 12;

function hoursRule(pet: FittedPet, { hoursAlone }: AdoptionProfile) {
  const most = isYoung(pet) ? longAlone.young : longAlone.adult;
  return compared('hoursAlone', hoursAlone <= most ? 'matches' : 'talk', {
    matches: {
      es: `Estaría solo ${hoursAlone} horas al día.`,
      en: `It would be alone for ${hoursAlone} hours a day.`,
    },
    talk: {
      es: `Estaría solo ${hoursAlone} horas al día: hay que ver quién lo acompaña.`,
      en: `It would be alone for ${hoursAlone} hours a day: let us see who keeps it company.`,
    },
  });
}

function spaceRule({ species, size }: FittedPet, { home }: AdoptionProfile) {
  const isLarge = species === 'dog' && (size === 'large' || size === 'giant');
  if (!isLarge) return undefined;
  const hasRoom = home.kind !== 'apartment' || home.outsideSpace;
  return compared('space', hasRoom ? 'matches' : 'talk', {
    matches: { es: 'Hay espacio para su tamaño.', en: 'There is room for its size.' },
    talk: {
      es: 'Es grande y vivirían en un departamento sin espacio exterior: hay que hablar de sus paseos.',
      en: 'It is large, and home is an apartment without outside space: let us talk about walks.',
    },
  });
}

function landlordRule({ home }: AdoptionProfile) {
  if (home.owned) return undefined;
  return compared('landlord', home.landlordAgrees ? 'matches' : 'talk', {
    matches: { es: 'El arrendador está de acuerdo.', en: 'The landlord agrees.' },
    talk: {
      es: 'Falta el permiso del arrendador.',
      en: 'The landlord’s permission is still missing.',
    },
  });
}

function protectionsRule({ species }: FittedPet, { home }: AdoptionProfile) {
  if (species !== 'cat') return undefined;
  return compared('protections', home.protections ? 'matches' : 'talk', {
    matches: {
      es: 'Ventanas y balcones están protegidos.',
      en: 'Windows and balconies are safe.',
    },
    talk: {
      es: 'Faltan protecciones en ventanas o balcones.',
      en: 'Windows or balconies are not safe yet.',
    },
  });
}

function allergiesRule({ household }: AdoptionProfile) {
  if (!household.some(({ allergic }) => allergic)) return undefined;
  return compared('allergies', 'talk', {
    talk: {
      es: 'Alguien en casa tiene alergia: conviene visitarlo antes.',
      en: 'Somebody at home has an allergy: visit it first.',
    },
  });
}

function referencesRule({ references }: AdoptionProfile) {
  if (references.length >= 2) return undefined;
  return compared('references', 'talk', {
    talk: { es: 'Hay menos de dos referencias.', en: 'There are fewer than two references.' },
  });
}

const compared = <Outcome extends FitOutcome>(
  rule: FitRule,
  outcome: Outcome,
  texts: Readonly<Record<Outcome, Bilingual>>,
): Fit => ({ rule, outcome, text: texts[outcome] });
