import { isDate } from '#domain/dates.ts';
import { findFederalState } from '#domain/federal-states.ts';
import {
  ageUnit,
  breed,
  compatibility,
  petStatus,
  sex,
  size,
  species,
} from '#domain/pets/vocabularies.ts';
import { foldText } from '#domain/text.ts';
import type { Vocabulary } from '#domain/vocabulary.ts';
import type { CellSource, ImportMap, MappedField } from './import-map.ts';

/** Understands the text of a cell, or says in words what it should have been. */
export interface FieldReader {
  read(text: string): unknown;
  expected: string;
}

/** A vocabulary's Spanish or English words, whatever their case and accents. */
function choice<V extends string>(vocabulary: Vocabulary<V>): FieldReader {
  const known = new Map<string, V>();
  for (const value of vocabulary.values) {
    known.set(foldText(value), value);
    known.set(foldText(vocabulary.toWire(value)), value);
  }
  return {
    read: (text) => known.get(foldText(text)),
    expected: `one of ${vocabulary.wireWords.join(', ')}`,
  };
}

const flags = new Map([
  ...['si', 's', 'yes', 'y', 'true', '1', 'x', 'verdadero'].map((word) => [word, true] as const),
  ...['no', 'n', 'false', '0', 'falso'].map((word) => [word, false] as const),
]);
const flag: FieldReader = { read: (text) => flags.get(foldText(text)), expected: 'SI or NO' };

const text: FieldReader = { read: (value) => value, expected: 'a text' };

const petFieldReaders: Partial<Record<MappedField, FieldReader>> = {
  species: choice(species),
  breed: choice(breed),
  sex: choice(sex),
  size: choice(size),
  ageUnit: choice(ageUnit),
  goodWithOwnKind: choice(compatibility),
  goodWithOtherAnimals: choice(compatibility),
  goodWithChildren: choice(compatibility),
  trained: flag,
  houseTrained: flag,
  dewormed: flag,
  sterilized: flag,
  federalState: { read: findFederalState, expected: 'one of the 32 federal states' },
};

export const readerOf = (field: MappedField): FieldReader => petFieldReaders[field] ?? text;

export const statusReader = choice(petStatus);

/** The word that stands for the day of the import in the place of a date. */
export const dayOfImport = 'import';

const fixedDate: FieldReader = {
  read: (value) => (value === dayOfImport || isDate(value) ? value : undefined),
  expected: `YYYY-MM-DD or "${dayOfImport}"`,
};

interface Problem {
  path: (string | number)[];
  message: string;
}

/** Every value that the map itself writes into a field that does not know it. */
export function fieldProblems(map: ImportMap): Problem[] {
  const problems = (name: string[], source: CellSource | undefined, reader: FieldReader) =>
    source === undefined ? [] : sourceProblems(name, source, reader);
  return [
    ...problems(['status'], map.status, statusReader),
    ...problems(['registeredOn'], map.registeredOn, fixedDate),
    ...problems(['visibleFrom'], map.visibleFrom, fixedDate),
    ...problems(['birthDate'], map.birthDate, fixedDate),
    ...Object.entries(map.fields).flatMap(([field, source]) =>
      problems(['fields', field], source, readerOf(field as MappedField)),
    ),
  ];
}

function sourceProblems(path: string[], source: CellSource, reader: FieldReader): Problem[] {
  const written = [
    [['constant'], source.constant] as const,
    [['otherwise'], source.otherwise] as const,
    [['default'], source.default] as const,
    ...Object.entries(source.values ?? {}).map(
      ([from, value]) => [['values', from], value] as const,
    ),
  ];
  return written.flatMap(([place, value]) =>
    value === undefined || reader.read(String(value)) !== undefined
      ? []
      : [
          {
            path: [...path, ...place],
            message: `${JSON.stringify(value)} should be ${reader.expected}`,
          },
        ],
  );
}
