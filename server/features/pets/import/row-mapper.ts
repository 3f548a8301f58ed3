import type { SaidInTable } from '#domain/pets/birth-from-table.ts';
import type { PetDescription } from '#domain/pets/pet.ts';
import { petInput } from '#domain/pets/pet-input.ts';
import type { UncheckedDescription } from '#domain/pets/pet-wire.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import { columnsOf, compileSource, type ReadCell, readDate } from './cell-source.ts';
import { createDateOrders, type DateOrders } from './date-orders.ts';
import { complaintOf, readerOf, splitList, statusReader } from './field-readers.ts';
import type { ImportMap, MappedField } from './import-map.ts';
import type { CellSource } from './import-sources.ts';
import { compilePhotos } from './photo-names.ts';
import { misread } from './text-encoding.ts';

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
  birth: SaidInTable;
  /** File names, at most as many as a pet may have. */
  photos: string[];
}

export type RowResult =
  | { externalId: string; row: MappedRow }
  | { externalId: string; reasons: Reason[] };

type RowMapper = (cells: readonly string[]) => RowResult;

interface FittedMap {
  mapper: RowMapper;
  /** Wants to see every row before the mapper is used; missing where the map names how each date is written. */
  learn?: (cells: readonly string[]) => void;
  /** Every column that the map names and the table lacks. */
  problems: string[];
}

const longestCell = 100_000;
const longestExternalId = 100;

/**
 * Joins the map to the columns of a table.
 * @param today the day of the import, YYYY-MM-DD
 */
export function createRowMapper(
  map: ImportMap,
  header: readonly string[],
  today: string,
): FittedMap {
  const columns = columnsOf(header);
  const compile = (source: CellSource, usedBy: string) => compileSource(source, columns, usedBy);
  const readExternalId = compile(map.externalId, 'externalId');
  const readStatus = compile(map.status, 'status');
  const learners: ((cells: readonly string[]) => void)[] = [];
  const compileDate = (source: CellSource, usedBy: string): ReadDates => {
    const read = compile(source, usedBy);
    const isNamed = source.date !== undefined || !(source.column ?? source.columns);
    const orders = isNamed ? undefined : createDateOrders(today);
    if (orders) learners.push((cells) => orders.learn(read(cells)));
    return (cells) => datesIn(read(cells), today, orders);
  };
  const readRegisteredOn = compileDate(map.registeredOn, 'registeredOn');
  const readVisibleFrom = compileDate(map.visibleFrom, 'visibleFrom');
  const readBirthDate = map.birthDate && compileDate(map.birthDate, 'birthDate');
  const readAgeOn = map.ageOn && compileDate(map.ageOn, 'ageOn');
  const readLastDewormedOn =
    map.fields.lastDewormedOn && compileDate(map.fields.lastDewormedOn, 'fields.lastDewormedOn');
  const { lastDewormedOn: _, ...others } = map.fields;
  const readFields = Object.entries(others).map(([name, source]) => {
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
    if (externalId.length > longestExternalId) {
      reasons.push({ kind: `externalId: is longer than ${longestExternalId} characters` });
    }

    const status = statusReader.read(readStatus(cells)) as PetStatus | undefined;
    if (!status) reasons.push(unknownValue('status', readStatus(cells), statusReader.expected));
    const registeredOn = dateField('registeredOn', readRegisteredOn(cells), reasons);
    const visibleFrom = dateField('visibleFrom', readVisibleFrom(cells), reasons);
    const values: Partial<Record<MappedField, unknown>> = {};
    const bornOn = optionalDate('birthDate', readBirthDate, cells, reasons);
    const ageOn = optionalDate('ageOn', readAgeOn, cells, reasons);
    for (const { field, read, separator } of readFields) {
      values[field] = fieldValue(field, read, separator, cells, reasons);
    }
    if (readLastDewormedOn) {
      values.lastDewormedOn = oneDate('lastDewormedOn', readLastDewormedOn(cells), reasons);
    }
    const description = describe({ ...values, bornOn }, status, ageOn ?? today, reasons);
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
        birth: { by: readBirthDate ? 'date' : 'age', ageOn },
        photos: photos(cells, externalId),
      },
    };
  }

  const optionalDate = (
    name: string,
    read: ReadDates | undefined,
    cells: readonly string[],
    reasons: Reason[],
  ) => read && dateField(name, read(cells), reasons);

  function dateField(name: string, found: FoundDates, reasons: Reason[]): string | undefined {
    if (found.text === '') reasons.push({ kind: `${name}: is empty` });
    const date = oneDate(name, found, reasons);
    if (date && date > today) {
      reasons.push({ kind: `${name}: lies in the future`, value: found.text });
    }
    return date;
  }

  const learn = (cells: readonly string[]) => {
    for (const learnFrom of learners) learnFrom(cells);
  };
  return { mapper, ...(learners.length > 0 && { learn }), problems: columns.problems() };
}

interface FoundDates {
  text: string;
  /** The days that the text may mean. */
  dates: readonly string[];
}

type ReadDates = (cells: readonly string[]) => FoundDates;

function datesIn(text: string, today: string, orders: DateOrders | undefined): FoundDates {
  const date = readDate(text, today);
  return { text, dates: date === undefined ? (orders?.read(text) ?? []) : [date] };
}

/** A date is never guessed. */
function oneDate(name: string, { text, dates }: FoundDates, reasons: Reason[]): string | undefined {
  if (dates.length === 1) return dates[0];
  if (dates.length > 1) {
    const kind = `${name}: may be several days; say in the map how it is written, such as "date": "dd/mm/yyyy"`;
    reasons.push({ kind, value: `${text} is ${dates.join(' or ')}` });
  } else if (/^\d{5}$/.test(text)) {
    const kind = `${name}: is no date; where a spreadsheet counts the days, say "date": "excel" in the map`;
    reasons.push({ kind, value: text });
  } else if (text !== '') reasons.push({ kind: `${name}: is no date`, value: text });
  return undefined;
}

const knownReason = (field: string) => new RegExp(`^${field}: `);

/** The rules of the portal's own forms hold for a table too. */
function describe(
  values: UncheckedDescription,
  status: PetStatus | undefined,
  today: string,
  reasons: Reason[],
): PetDescription | undefined {
  const checked = inputOf(status ?? 'paused', today).safeParse(values);
  if (checked.success) return checked.data;
  for (const issue of checked.error.issues) {
    const field = issue.path.join('.');
    // What the reader of the cell has said already needs no second word.
    if (!reasons.some(({ kind }) => knownReason(field).test(kind) || isAgeReason(kind, field))) {
      const isEmpty = values[field as keyof PetDescription] === undefined;
      reasons.push({ kind: `${field}: ${isEmpty ? 'is empty' : complaintOf(issue)}` });
    }
  }
  return undefined;
}

const isAgeReason = (kind: string, field: string) =>
  kind.startsWith('birthDate: ') && (field.startsWith('age') || field === 'bornOn');

// Building the schema costs more than using it.
const inputs = new Map<string, ReturnType<typeof petInput>>();

function inputOf(status: PetStatus, today: string) {
  const key = `${status} ${today}`;
  const input = inputs.get(key) ?? petInput(status, today);
  // A table may tell ages for as many days as it has rows.
  if (inputs.size > 100) inputs.clear();
  inputs.set(key, input);
  return input;
}

function fieldValue(
  field: MappedField,
  read: ReadCell,
  separator: string | undefined,
  cells: readonly string[],
  reasons: Reason[],
): unknown {
  const text = read(cells);
  if (field === 'needs') return splitList(text, { separator });
  if (text === '') return undefined;
  if (misread.test(text)) {
    reasons.push({
      kind: `${field}: has letters of another encoding; name the right one in the map`,
      value: text,
    });
    return undefined;
  }
  const { read: understand, expected } = readerOf(field);
  const value = understand(text);
  if (value === undefined) reasons.push(unknownValue(field, text, expected));
  return value;
}

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
