import { type CareEntry, isVets } from '../care/care-entry.ts';
import type { NextDose } from '../care/next-doses.ts';
import { type Aged, bornOn } from '../care/pet-age.ts';
import { addDays } from '../dates.ts';
import type { Breed, Sex, Species } from '../pets/vocabularies.ts';
import {
  type DueVaccine,
  type Passport,
  type PassportVaccine,
  passportLimits,
} from './passport.ts';
import { contentText } from './passport-content.ts';

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
    CareEntry,
    | 'kind'
    | 'onDate'
    | 'productId'
    | 'product'
    | 'lot'
    | 'vetName'
    | 'vetLicence'
    | 'operation'
    | 'isByLink'
    | 'correctedAt'
  >[];
  next: readonly Pick<NextDose, 'kind' | 'dueOn' | 'product' | 'title'>[];
  /** Of a product of the catalogue. */
  nameOf: (productId: string) => string | undefined;
  organization: string;
  /** YYYY-MM-DD */
  today: string;
}

/** What has room in a passport. */
export interface Room {
  vaccines: number;
  due: number;
}

/** @param number of the new passport @param room where not all have room */
export function passportOf(
  { pet, entries, next, nameOf, organization, today }: Described,
  number: string,
  room: Room = passportLimits,
): Passport {
  const latestFirst = entries.toSorted((a, b) => b.onDate.localeCompare(a.onDate));
  const vaccines = latestFirst.filter(({ kind }) => kind === 'vaccine');
  const operation = latestFirst.find((one) => one.operation === 'sterilization');
  const due = dueOf(next);
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
    vaccines: vaccines.slice(0, room.vaccines).map((one) => vaccineOf(one, nameOf)),
    olderVaccines: Math.max(0, vaccines.length - room.vaccines),
    due: due.slice(0, room.due),
    moreDue: Math.max(0, due.length - room.due),
    organization: shortened(organization, passportLimits.organization),
    issuedOn: today,
    validUntil: validUntil(due, today),
  };
}

/** The whole day where it is known, else as much of it as the estimate tells. */
function bornAsKnown(pet: Aged): string {
  if (pet.estimatedOn === null) return bornOn(pet);
  return bornOn(pet).slice(0, pet.estimatedAgeUnit === 'years' ? 4 : 7);
}

function vaccineOf(
  entry: Described['entries'][number],
  nameOf: Described['nameOf'],
): PassportVaccine {
  const { productId, product, lot, onDate, vetName, vetLicence } = entry;
  const known = productId === null ? undefined : nameOf(productId);
  const name = known && product ? `${known} (${product})` : (known ?? product);
  return {
    product: shortened(name, passportLimits.product),
    lot,
    givenOn: onDate,
    vet: [shortened(vetName, passportLimits.vet), vetLicence && `céd. ${vetLicence}`]
      .filter(Boolean)
      .join(', '),
    writtenBy: isVets(entry) ? 'vet' : 'keeper',
  };
}

/** The earliest first. */
const dueOf = (next: Described['next']): DueVaccine[] =>
  next
    .filter(({ kind }) => kind === 'vaccine')
    .flatMap(({ dueOn, product, title }) =>
      dueOn === null
        ? []
        : [{ name: shortened(product?.name ?? title, passportLimits.dueName), dueOn }],
    )
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));

/**
 * Until the first vaccine is due, at most a year. One that is late or due soon leaves it the shortest time: long enough to
 * show which animal it is, too short to be taken for a year of protection.
 */
function validUntil([first]: readonly DueVaccine[], today: string): string {
  const { validDays, leastDays } = passportLimits;
  const [least, most] = [addDays(today, leastDays), addDays(today, validDays)];
  if (!first || first.dueOn > most) return most;
  const [, until = least] = [first.dueOn, least].sort();
  return until;
}

function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
}

/** Whether the animal, or its record, is another by now than the passport says. */
export function isOutdated(passport: Passport, described: Described): boolean {
  const { issuedOn, validUntil, organization, vaccines, due } = passport;
  const room = { vaccines: vaccines.length, due: due?.length ?? 0 };
  const now = {
    ...passportOf(described, passport.number, room),
    // The first format says nothing of what is due; and of an animal without vaccines each entry would change it.
    ...((due === null || vaccines.length === 0) && { due, moreDue: passport.moreDue }),
  };
  return contentText(passport) !== contentText({ ...now, organization, issuedOn, validUntil });
}
