import { addDays, daysBetween } from '../dates.ts';
import type { Breed, Sex, Species } from '../pets/vocabularies.ts';
import type { DueVaccine, Passport, PassportVaccine, VaccineAuthor } from './passport.ts';

/**
 * The content of a passport: a list without names. The second version tells who wrote each vaccine and what is due next;
 * the first one is written no more, and stays readable as it is.
 */
const versions = { first: 1, second: 2 } as const;

export const versionOf = ({ due }: Pick<Passport, 'due'>): number =>
  due === null ? versions.first : versions.second;

export const isVersion = (byte: number | undefined): boolean =>
  byte === versions.first || byte === versions.second;

const letters = {
  species: { cat: 'c', dog: 'd' } satisfies Record<Species, string>,
  sex: { male: 'm', female: 'f' } satisfies Record<Sex, string>,
  breed: { mixed: 'm', breedMix: 'x', purebred: 'p', unknown: 'u' } satisfies Record<Breed, string>,
  author: { vet: 'v', keeper: 'k' } satisfies Record<VaccineAuthor, string>,
};

const firstDay = '1970-01-01';
const dayNumber = (date: string) => daysBetween(firstDay, date);
const dayFrom = (number: unknown) => addDays(firstDay, Number(number));

/** The same for passports that say the same. */
export const contentText = (passport: Passport): string => JSON.stringify(listOf(passport));

function listOf(passport: Passport): unknown[] {
  const { sterilized, sterilizedOn, due } = passport;
  return [
    passport.number,
    passport.name,
    letters.species[passport.species],
    letters.sex[passport.sex],
    letters.breed[passport.breed],
    passport.color,
    passport.born,
    passport.microchip,
    sterilized ? (sterilizedOn === null ? 1 : dayNumber(sterilizedOn)) : 0,
    passport.organization,
    dayNumber(passport.issuedOn),
    dayNumber(passport.validUntil),
    passport.olderVaccines,
    ...(due === null ? [] : [due.map(({ name, dueOn }) => [name, dayNumber(dueOn)])]),
    ...(due === null ? [] : [passport.moreDue]),
    ...passport.vaccines.flatMap(({ product, lot, givenOn, vet, writtenBy }) => [
      product,
      lot,
      dayNumber(givenOn),
      vet,
      ...(due === null ? [] : [letters.author[writtenBy ?? 'keeper']]),
    ]),
  ];
}

/** @param version its format's @throws RangeError for what is not of this format */
export function passportFrom(list: readonly unknown[], version: number | undefined): Passport {
  const [number, name, species, sex, breed, color, born, microchip, sterilized, ...rest] = list;
  const [organization, issuedOn, validUntil, older, ...more] = rest;
  const tellsDue = version === versions.second;
  const [due, moreDue, ...vaccines] = tellsDue ? more : [null, 0, ...more];
  return {
    number: String(number),
    name: String(name),
    species: wordOf(letters.species, species),
    sex: wordOf(letters.sex, sex),
    breed: wordOf(letters.breed, breed),
    color: String(color),
    born: String(born),
    microchip: String(microchip),
    sterilized: sterilized !== 0,
    sterilizedOn: Number(sterilized) > 1 ? dayFrom(sterilized) : null,
    vaccines: vaccinesFrom(vaccines, tellsDue),
    olderVaccines: Number(older),
    due: tellsDue ? dueFrom(due as [string, number][]) : null,
    moreDue: Number(moreDue),
    organization: String(organization),
    issuedOn: dayFrom(issuedOn),
    validUntil: dayFrom(validUntil),
  };
}

const dueFrom = (list: readonly [string, number][]): DueVaccine[] =>
  list.map(([name, dueOn]) => ({ name, dueOn: dayFrom(dueOn) }));

function vaccinesFrom(list: readonly unknown[], tellsAuthor: boolean): PassportVaccine[] {
  const size = tellsAuthor ? 5 : 4;
  const vaccines: PassportVaccine[] = [];
  for (let at = 0; at < list.length; at += size) {
    const [product, lot, givenOn, vet, author] = list.slice(at, at + size);
    vaccines.push({
      product: String(product),
      lot: String(lot),
      givenOn: dayFrom(givenOn),
      vet: String(vet),
      writtenBy: tellsAuthor ? wordOf(letters.author, author) : null,
    });
  }
  return vaccines;
}

function wordOf<Word extends string>(known: Record<Word, string>, letter: unknown): Word {
  const found = (Object.keys(known) as Word[]).find((word) => known[word] === letter);
  if (!found) throw new RangeError(`Not of this format: ${String(letter)}`);
  return found;
}
