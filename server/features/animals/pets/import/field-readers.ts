import type { Field } from '#domain/contract/field.ts';
import { isDate } from '#domain/dates.ts';
import { findFederalState } from '#domain/federal-states.ts';
import { readMicrochip } from '#domain/pets/microchip.ts';
import { descriptionFields, type PetDescription } from '#domain/pets/pet-description.ts';
import { petStatus } from '#domain/pets/vocabularies.ts';
import { choice, type FieldReader, flag, text } from '#server/features/kits/tables/cell-readers.ts';

/** A state is known by its short and its former names too. */
const federalState: FieldReader = {
  read: findFederalState,
  expected: {
    es: 'una de las 32 entidades federativas',
    en: 'one of the 32 federal states',
  },
};

const kilograms = /^(\d{1,3}(?:[.,]\d{1,3})?)\s*(?:kgs?|kilos?|kilogramos?)?\.?$/i;
const grams = /^(\d{1,3}(?:[.,]?\d{3})*)\s*(?:g|grs?|gramos?)\.?$/i;

/** 3.5, 3,5 kg, 3500 g or 3,500 g, in kilograms. */
const weight: FieldReader = {
  read(text) {
    const [, inKilograms] = kilograms.exec(text) ?? [];
    if (inKilograms !== undefined) return Number(inKilograms.replace(',', '.'));
    const [, inGrams] = grams.exec(text) ?? [];
    return inGrams === undefined ? undefined : Number(inGrams.replace(/[.,]/g, '')) / 1_000;
  },
  expected: {
    es: 'un peso como 3.5, 3,5 kg o 3500 g',
    en: 'a weight such as 3.5, 3,5 kg or 3500 g',
  },
};

/** A spreadsheet takes long numbers for amounts, and rounds them. */
const microchip: FieldReader = {
  read: readMicrochip,
  expected: {
    es: 'de 15 dígitos, o en los antiguos de 9 dígitos o 10 letras y dígitos; si dice algo como 9.85E+14, tu hoja de cálculo lo recortó: ponle formato de texto a la columna y escríbelo otra vez',
    en: '15 digits, or of an older chip 9 digits or 10 letters and digits; a number such as 9.85E+14 was shortened by the spreadsheet: format its column as text',
  },
};

const petFieldReaders = new Map<string, FieldReader>([
  ...Object.entries<Field>(descriptionFields).map(
    ([name, field]) => [name, readerFor(field)] as const,
  ),
  ['weightKg', weight],
  ['microchip', microchip],
]);

function readerFor({ kind, words }: Field): FieldReader {
  if (words === descriptionFields.federalState.words) return federalState;
  if (words) return choice(words);
  return kind === 'flag' ? flag : text;
}

export const readerOf = (field: keyof PetDescription): FieldReader =>
  petFieldReaders.get(field) ?? text;

export const statusReader = choice(petStatus);

/** The word that stands for the day of the import in the place of a date. */
export const dayOfImport = 'import';

export const fixedDate: FieldReader = {
  read: (value) => (value === dayOfImport || isDate(value) ? value : undefined),
  expected: {
    es: `AAAA-MM-DD o "${dayOfImport}"`,
    en: `YYYY-MM-DD or "${dayOfImport}"`,
  },
};

export const splitList = (text: string, { separator = ';' }: { separator?: string | undefined }) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);
