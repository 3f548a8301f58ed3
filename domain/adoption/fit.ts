import type { Bilingual } from '../language.ts';
import type { PetDescription } from '../pets/pet-description.ts';
import type { AdoptionProfile } from './adoption-profile.ts';
import { type FitOutcome, type FitRule, fitRules } from './fit-rules.ts';
import { doubtsAbout, fitText } from './fit-texts.ts';

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
  | 'federalState'
  | 'energy'
  | 'stairs'
  | 'needsExperience'
>;

/** Younger than that somebody counts as a child, in years. */
const childhood = 12;
/** Hours of a day. */
const longAlone = { adult: 8, young: 4, energetic: 4 } as const;

/**
 * What matters of this pet for this family, in the order in which people talk about it.
 * @param isPair it comes with the other one of its bonded pair
 */
export function fitOf(pet: FittedPet, profile: AdoptionProfile, { isPair = false } = {}): Fit[] {
  const found: Record<FitRule, FitOutcome | undefined> = {
    children: childrenRule(pet, profile),
    ownKind: hasOwnKind(pet, profile) ? outcomeOf[pet.goodWithOwnKind] : undefined,
    otherAnimals: hasOtherKind(pet, profile) ? outcomeOf[pet.goodWithOtherAnimals] : undefined,
    ownAnimals: ownAnimalsRule(profile),
    hoursAlone: hoursRule(pet, profile),
    space: spaceRule(pet, profile),
    energy: energyRule(pet, profile),
    stairs: stairsRule(pet, profile),
    // What is told of experience are words: people compare them.
    experience: pet.needsExperience === 'yes' ? 'talk' : undefined,
    landlord: landlordRule(profile),
    protections: protectionsRule(pet, profile),
    allergies: profile.household.some(({ allergic }) => allergic) ? 'talk' : undefined,
    references: profile.references.length < 2 ? 'talk' : undefined,
    distance: distanceRule(pet, profile),
  };
  return fitRules.values.flatMap((rule) => {
    const outcome = found[rule];
    const text = outcome && fitText(rule, outcome, { ...profile, isPair });
    return text ? [{ rule, outcome, text }] : [];
  });
}

type Known = FittedPet['goodWithChildren'];

const outcomeOf = { yes: 'matches', no: 'against', unknown: 'talk' } as const satisfies Record<
  Known,
  FitOutcome
>;

const talkUnless = (isRight: boolean | null): FitOutcome => (isRight ? 'matches' : 'talk');

const childrenRule = ({ goodWithChildren }: FittedPet, { household }: AdoptionProfile) =>
  household.some(({ age }) => age < childhood) ? outcomeOf[goodWithChildren] : undefined;

const hasOwnKind = ({ species }: FittedPet, { animals }: AdoptionProfile) =>
  animals.some((animal) => animal.species === species);
const hasOtherKind = ({ species }: FittedPet, { animals }: AdoptionProfile) =>
  animals.some((animal) => animal.species !== species);

const ownAnimalsRule = ({ animals }: AdoptionProfile) =>
  animals.length > 0 ? talkUnless(doubtsAbout(animals).length === 0) : undefined;

/** Under a year old. */
const isYoung = ({ ageValue, ageUnit }: FittedPet) =>
  (ageUnit === 'weeks' && ageValue < 52) || (ageUnit === 'months' && ageValue < 12);

function hoursRule(pet: FittedPet, { hoursAlone }: AdoptionProfile): FitOutcome {
  const most = isYoung(pet) ? longAlone.young : longAlone.adult;
  return talkUnless(hoursAlone <= most);
}

function spaceRule({ species, size }: FittedPet, { home }: AdoptionProfile) {
  const isLarge = species === 'dog' && (size === 'large' || size === 'giant');
  return isLarge ? talkUnless(home.kind !== 'apartment' || home.outsideSpace) : undefined;
}

/** Somebody with little energy goes with everybody. */
const energyRule = ({ energy }: FittedPet, { home, hoursAlone }: AdoptionProfile) =>
  energy === 'high'
    ? talkUnless(home.outsideSpace && hoursAlone <= longAlone.energetic)
    : undefined;

/** Of a pet of which nobody knows nothing is said: the family's stairs stand in its profile. */
function stairsRule({ stairs }: FittedPet, { home }: AdoptionProfile): FitOutcome | undefined {
  if (stairs === 'no') return talkUnless(home.stairs === false);
  return stairs === 'yes' && home.stairs ? 'matches' : undefined;
}

const landlordRule = ({ home }: AdoptionProfile) =>
  home.owned ? undefined : talkUnless(home.landlordAgrees);

const protectionsRule = ({ species }: FittedPet, { home }: AdoptionProfile) =>
  species === 'cat' ? talkUnless(home.protections) : undefined;

/** By their states: nobody knows where on the map they are. It never speaks against a family. */
const distanceRule = ({ federalState }: FittedPet, { place }: AdoptionProfile) =>
  place ? talkUnless(place.federalState === federalState) : undefined;
