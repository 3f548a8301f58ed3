import { daysBetween } from '#domain/dates.ts';
import { messageText } from '#domain/messages.ts';
import type { PetDescription } from '#domain/pets/pet.ts';
import { petInput } from '#domain/pets/pet-input.ts';
import { type PetStatus, petStatus } from '#domain/pets/vocabularies.ts';
import { columnsOf, compileSource, type ReadCell, readDate } from './cell-source.ts';
import { readerOf, statusReader } from './field-readers.ts';
import type { ImportMap, MappedField } from './import-map.ts';
import type { CellSource } from './import-sources.ts';
import { compilePhotos } from './photo-names.ts';

/** Why a row is not imported. Reasons of the same kind are counted together; what the cell says is beside them. */
export interface Reason {
  kind: string;
  value?: string;
}

export interface MappedRow {
  externalId: string;
  status: PetStatus;
  /** All dates are YYYY-MM-DD. */
  registeredOn: string;
  visibleFrom: string;
  description: PetDescription;
  /** File names, at most as many as a pet may have. */
  photos: string[];
}

export type RowResult =
  | { externalId: string; row: MappedRow }
  | { externalId: string; reasons: Reason[] };

export type RowMapper = (cells: readonly string[]) => RowResult;

const longestCell = 100_000;
const longestExternalId = 100;

/**
 * Joins the map to the columns of a table.
 * @param today the day of the import, YYYY-MM-DD
 * @returns the mapper, or every column that the map names and the table lacks
 */
export function createRowMapper(
  map: ImportMap,
  header: readonly string[],
  today: string,
): { mapper: RowMapper; problems: string[] } {
  const columns = columnsOf(header);
  const compile = (source: CellSource, usedBy: string) => compileSource(source, columns, usedBy);
  const readExternalId = compile(map.externalId, 'externalId');
  const readStatus = compile(map.status, 'status');
  const readRegisteredOn = compile(map.registeredOn, 'registeredOn');
  const readVisibleFrom = compile(map.visibleFrom, 'visibleFrom');
  const readBirthDate = map.birthDate && compile(map.birthDate, 'birthDate');
  const readFields = Object.entries(map.fields).map(([name, source]) => {
    const field = name as MappedField;
    return { field, read: compile(source, `fields.${name}`), separator: source.separator };
  });
  const photos = compilePhotos(map.photos, columns);

  function mapper(cells: readonly string[]): RowResult {
    const damage = damageOf(cells, header);
    const externalId = readExternalId(cells).slice(0, longestExternalId + 1);
    const reasons: Reason[] = damage ? [damage] : [];
    if (reasons.length > 0) return { externalId, reasons };
    if (externalId === '') reasons.push({ kind: 'externalId: is empty' });
    if (externalId.length > longestExternalId) reasons.push({ kind: 'externalId: is too long' });

    const status = statusReader.read(readStatus(cells)) as PetStatus | undefined;
    if (!status) reasons.push(unknownValue('status', readStatus(cells), statusReader.expected));
    const registeredOn = dateField('registeredOn', readRegisteredOn(cells), reasons);
    const visibleFrom = dateField('visibleFrom', readVisibleFrom(cells), reasons);
    const values: Partial<Record<MappedField, unknown>> = {};
    if (readBirthDate) Object.assign(values, ageField(readBirthDate(cells), reasons));
    for (const { field, read, separator } of readFields) {
      values[field] = fieldValue(field, read, separator, cells, reasons);
    }
    const description = describe(values, status, reasons);
    if (!status || !registeredOn || !visibleFrom || !description || reasons.length > 0) {
      return { externalId, reasons };
    }
    return {
      externalId,
      row: {
        externalId,
        status,
        registeredOn,
        visibleFrom,
        description,
        photos: photos(cells, externalId),
      },
    };
  }

  function dateField(name: string, text: string, reasons: Reason[]): string | undefined {
    const date = readDate(text, today);
    if (text === '') reasons.push({ kind: `${name}: is empty` });
    else if (!date) reasons.push({ kind: `${name}: is no date`, value: text });
    else if (date > today) reasons.push({ kind: `${name}: lies in the future`, value: text });
    return date;
  }

  function ageField(text: string, reasons: Reason[]) {
    const birthDate = dateField('birthDate', text, reasons);
    return birthDate && birthDate <= today ? ageOn(today, birthDate) : undefined;
  }

  return { mapper, problems: columns.problems() };
}

const knownReason = (field: string) => new RegExp(`^${field}: `);

/** The rules of the portal's own forms hold for a table too. */
function describe(
  values: Partial<Record<MappedField, unknown>>,
  status: PetStatus | undefined,
  reasons: Reason[],
): PetDescription | undefined {
  const checked = inputOf(status ?? 'paused').safeParse(values);
  if (checked.success) return checked.data;
  for (const { path, message } of checked.error.issues) {
    const field = path.join('.');
    // What the reader of the cell has said already needs no second word.
    if (!reasons.some(({ kind }) => knownReason(field).test(kind) || isAgeReason(kind, field))) {
      const isEmpty = values[field as MappedField] === undefined;
      reasons.push({ kind: `${field}: ${isEmpty ? 'is empty' : messageText(message, 'en')}` });
    }
  }
  return undefined;
}

const isAgeReason = (kind: string, field: string) =>
  kind.startsWith('birthDate: ') && field.startsWith('age');

// Building the schema costs more than using it.
const inputs = new Map(petStatus.values.map((status) => [status, petInput(status)]));
const inputOf = (status: PetStatus) => inputs.get(status) ?? petInput(status);

function fieldValue(
  field: MappedField,
  read: ReadCell,
  separator: string | undefined,
  cells: readonly string[],
  reasons: Reason[],
): unknown {
  const text = read(cells);
  if (field === 'needs') return splitList(text, separator ?? ';');
  if (text === '') return undefined;
  if (field === 'lastDewormedOn') return readDate(text, '') ?? text;
  const { read: understand, expected } = readerOf(field);
  const value = understand(text);
  if (value === undefined) reasons.push(unknownValue(field, text, expected));
  return value;
}

const splitList = (text: string, separator: string) =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

const unknownValue = (field: string, text: string, expected: string): Reason =>
  text === ''
    ? { kind: `${field}: is empty` }
    : { kind: `${field}: should be ${expected}`, value: text };

function damageOf(cells: readonly string[], header: readonly string[]): Reason | undefined {
  const hasMore = cells.slice(header.length).some((cell) => cell.trim() !== '');
  if (hasMore || cells.length < header.length) {
    return { kind: `the row has ${cells.length} cells, the header has ${header.length}` };
  }
  const long = cells.findIndex((cell) => cell.length > longestCell);
  return long < 0
    ? undefined
    : { kind: `a cell is longer than ${longestCell} characters`, value: header[long] };
}

const daysInMonth = 30.44;

/** In months until the second birthday, then in years; never 0, because an age is counted from 1. */
function ageOn(today: string, birthDate: string) {
  const months = Math.floor(daysBetween(birthDate, today) / daysInMonth);
  return months < 24
    ? { ageValue: Math.max(1, months), ageUnit: 'months' }
    : { ageValue: Math.floor(months / 12), ageUnit: 'years' };
}
