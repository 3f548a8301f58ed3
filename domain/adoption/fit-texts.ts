import type { Bilingual } from '../language.ts';
import type { AdoptionProfile } from './adoption-profile.ts';
import type { FitOutcome, FitRule } from './fit-rules.ts';

type FitText = Bilingual | ((profile: Pick<AdoptionProfile, 'hoursAlone'>) => Bilingual);

const hoursInSpanish = (hours: number) => (hours === 1 ? '1 hora' : `${hours} horas`);
const hoursInEnglish = (hours: number) => (hours === 1 ? '1 hour' : `${hours} hours`);

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
  hoursAlone: {
    matches: ({ hoursAlone }) => ({
      es: `Pasaría ${hoursInSpanish(hoursAlone)} al día sin compañía.`,
      en: `It would be alone for ${hoursInEnglish(hoursAlone)} a day.`,
    }),
    talk: ({ hoursAlone }) => ({
      es: `Pasaría ${hoursInSpanish(hoursAlone)} al día sin compañía: hay que ver quién puede acompañarlo.`,
      en: `It would be alone for ${hoursInEnglish(hoursAlone)} a day: let us see who keeps it company.`,
    }),
  },
  space: {
    matches: { es: 'Hay espacio para su tamaño.', en: 'There is room for its size.' },
    talk: {
      es: 'Es grande y vivirían en un departamento sin espacio exterior: hay que hablar de sus paseos.',
      en: 'It is large, and home is an apartment without outside space: let us talk about walks.',
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
      es: 'Alguien en casa tiene alergia: conviene visitarlo antes.',
      en: 'Somebody at home has an allergy: visit it first.',
    },
  },
  references: {
    talk: { es: 'Hay menos de dos referencias.', en: 'There are fewer than two references.' },
  },
};

/** What is said of a rule that was found so; undefined for an outcome that the rule does not have. */
export function fitText(
  rule: FitRule,
  outcome: FitOutcome,
  profile: Pick<AdoptionProfile, 'hoursAlone'>,
): Bilingual | undefined {
  const sentence = texts[rule][outcome];
  return typeof sentence === 'function' ? sentence(profile) : sentence;
}
