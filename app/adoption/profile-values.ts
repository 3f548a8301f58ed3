import type { FieldPath } from 'react-hook-form';
import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import type { companionSpecies, homeKind } from '#domain/adoption/profile-choices.ts';
import { formatPhone } from '#domain/phone.ts';

type Answer = boolean | null;

/** Chosen, unlike null. */
export const notKnown = 'unknown' as const;
type KnownAnswer = Answer | typeof notKnown;

/** A profile while it is filled in: numbers are texts, and no choice is made before somebody makes it. */
export interface ProfileValues {
  place: Record<'postalCode' | 'federalState' | 'city', string>;
  home: {
    kind: (typeof homeKind)['values'][number] | '';
    owned: Answer;
    landlordAgrees: Answer;
    outsideSpace: Answer;
    protections: Answer;
    stairs: KnownAnswer;
  };
  household: { age: string; allergic: boolean }[];
  hasAnimals: Answer;
  animals: {
    species: (typeof companionSpecies)['values'][number] | '';
    sterilized: KnownAnswer;
    vaccinated: KnownAnswer;
    getsAlong: KnownAnswer;
  }[];
  hoursAlone: string;
  experience: string;
  vet: string;
  movingPlans: string;
  fallback: string;
  references: { name: string; phone: string; email: string; relation: string }[];
  allowsWhatsApp: boolean;
}

export type ProfileField = FieldPath<ProfileValues>;

export const newPerson: ProfileValues['household'][number] = { age: '', allergic: false };
export const newAnimal: ProfileValues['animals'][number] = {
  species: '',
  sterilized: null,
  vaccinated: null,
  getsAlong: null,
};
export const newReference: ProfileValues['references'][number] = {
  name: '',
  phone: '',
  email: '',
  relation: '',
};

export const emptyProfile: ProfileValues = {
  place: { postalCode: '', federalState: '', city: '' },
  home: {
    kind: '',
    owned: null,
    landlordAgrees: null,
    outsideSpace: null,
    protections: null,
    stairs: notKnown,
  },
  household: [newPerson],
  hasAnimals: null,
  animals: [],
  hoursAlone: '',
  experience: '',
  vet: '',
  movingPlans: '',
  fallback: '',
  references: [newReference, newReference],
  allowsWhatsApp: false,
};

/** @param known what the account says of where they live, for a profile that does not */
export function valuesOf(
  profile: AdoptionProfile,
  known: ProfileValues['place'] = emptyProfile.place,
): ProfileValues {
  const { home, household, hoursAlone, references, animals } = profile;
  return {
    ...profile,
    place: profile.place ?? known,
    home: { ...home, stairs: home.stairs ?? notKnown },
    household:
      household.length > 0
        ? household.map(({ age, allergic }) => ({ age: String(age), allergic }))
        : [newPerson],
    hasAnimals: animals.length > 0,
    animals: animals.map(({ species, ...facts }) => ({
      species,
      ...mapFacts(facts, (fact) => fact ?? notKnown),
    })),
    hoursAlone: String(hoursAlone),
    references: references.map((one) => ({ ...one, phone: formatPhone(one.phone) })),
    allowsWhatsApp: profile.allowsWhatsApp ?? false,
  };
}

/** What is said of each animal. */
export const animalFacts = ['sterilized', 'vaccinated', 'getsAlong'] as const;
type AnimalFact = (typeof animalFacts)[number];

export const mapFacts = <From, To>(
  facts: Record<AnimalFact, From>,
  change: (fact: From) => To,
) => ({
  sterilized: change(facts.sterilized),
  vaccinated: change(facts.vaccinated),
  getsAlong: change(facts.getsAlong),
});

/** What is missing or wrong, as message keys by field. */
export type ProfileProblems = Partial<Record<string, string>>;

export interface CheckedProfile {
  /** Undefined while something is missing or wrong. */
  profile: AdoptionProfile | undefined;
  problems: ProfileProblems;
}
