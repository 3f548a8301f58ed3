import type { CareFacts } from '../care/care-entry.ts';
import type { NextDose } from '../care/next-doses.ts';
import { type Aged, bornOn } from '../care/pet-age.ts';
import { addDays } from '../dates.ts';
import type { Breed, Sex, Species } from '../pets/vocabularies.ts';
import { type Passport, type PassportVaccine, passportLimits } from './passport.ts';
import { contentText } from './passport-bytes.ts';

/** What is known of an animal whose passport is written. */
export interface Described {
  pet: {
    name: string;
    species: Species;
    sex: Sex;
    breed: Breed;
    color: string;
    microchip: string;
    sterilized: boolean;
  } & Aged;
  entries: readonly Pick<
    CareFacts,
    'kind' | 'onDate' | 'productId' | 'product' | 'lot' | 'vetName' | 'vetLicence' | 'operation'
  >[];
  next: readonly Pick<NextDose, 'kind' | 'dueOn'>[];
  /** Of a product of the catalogue. */
  nameOf: (productId: string) => string | undefined;
  organization: string;
  /** YYYY-MM-DD */
  today: string;
}

/** @param number of the new passport @param mostVaccines where not all of them have room */
export function passportOf(
  { pet, entries, next, nameOf, organization, today }: Described,
  number: string,
  mostVaccines: number = passportLimits.vaccines,
): Passport {
  const latestFirst = entries.toSorted((a, b) => b.onDate.localeCompare(a.onDate));
  const vaccines = latestFirst.filter(({ kind }) => kind === 'vaccine');
  const operation = latestFirst.find((one) => one.operation === 'sterilization');
  const { name, species, sex, breed, color, microchip } = pet;
  return {
    number,
    name,
    species,
    sex,
    breed,
    color,
    microchip,
    born: bornAsKnown(pet),
    sterilized: pet.sterilized,
    sterilizedOn: (pet.sterilized && operation?.onDate) || null,
    vaccines: vaccines.slice(0, mostVaccines).map((one) => vaccineOf(one, nameOf)),
    olderVaccines: Math.max(0, vaccines.length - mostVaccines),
    organization: shortened(organization, passportLimits.organization),
    issuedOn: today,
    validUntil: validUntil(next, today),
  };
}

/** The whole day where it is known, else as much of it as the estimate tells. */
function bornAsKnown(pet: Aged): string {
  if (pet.estimatedOn === null) return bornOn(pet);
  return bornOn(pet).slice(0, pet.estimatedAgeUnit === 'years' ? 4 : 7);
}

function vaccineOf(
  { productId, product, lot, onDate, vetName, vetLicence }: Described['entries'][number],
  nameOf: Described['nameOf'],
): PassportVaccine {
  const known = productId === null ? undefined : nameOf(productId);
  const name = known && product ? `${known} (${product})` : (known ?? product);
  return {
    product: shortened(name, passportLimits.product),
    lot,
    givenOn: onDate,
    vet: [shortened(vetName, passportLimits.vet), vetLicence && `céd. ${vetLicence}`]
      .filter(Boolean)
      .join(', '),
  };
}

/** A year, or until the next vaccine is due: then the passport no longer says what was to be done. */
function validUntil(next: Described['next'], today: string): string {
  const { validDays, leastDays } = passportLimits;
  const days = next
    .filter(({ kind }) => kind === 'vaccine')
    .flatMap(({ dueOn }) => (dueOn === null || dueOn < today ? [] : [dueOn]));
  const [first = today] = [...days, addDays(today, validDays)].toSorted();
  return [first, addDays(today, leastDays)].toSorted()[1] ?? first;
}

function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
}

/** Whether the animal, or its record, is another by now than the passport says. */
export function isOutdated(passport: Passport, described: Described): boolean {
  const now = passportOf(described, passport.number, passport.vaccines.length);
  const { issuedOn, validUntil, organization } = passport;
  return contentText(passport) !== contentText({ ...now, organization, issuedOn, validUntil });
}
