import { readAge } from '#domain/pets/age-text.ts';
import type { Age } from '#domain/pets/birth.ts';
import type { SaidInTable } from '#domain/pets/birth-from-table.ts';
import type { PetDescription } from '#domain/pets/pet.ts';
import { petInput } from '#domain/pets/pet-input.ts';
import type { UncheckedDescription } from '#domain/pets/pet-wire.ts';
import type { PetStatus } from '#domain/pets/vocabularies.ts';
import { unknownValue } from '#server/features/kits/tables/cell-readers.ts';
import { createDateOrders, type DateOrders } from '#server/features/kits/tables/date-orders.ts';
import { type FoundDates, oneDate } from '#server/features/kits/tables/one-date.ts';
import { complaintOf, type RowProblem } from '#server/features/kits/tables/row-problem.ts';
import { misread } from '#server/features/kits/tables/text-encoding.ts';
import { columnsOf, compileSource, type ReadCell, readDate } from './cell-source.ts';
import { readerOf, splitList, statusReader } from './field-readers.ts';
import type { ImportMap, MappedField } from './import-map.ts';
import type { CellSource } from './import-sources.ts';
import { compilePhotos } from './photo-names.ts';

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

type RowResult =
  | { externalId: string; row: MappedRow }
  | { externalId: string; problems: RowProblem[] };

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
    const orders = isNamed ? undefined : createDateOrders(today, map.dateOrder);
    if (orders) learners.push((cells) => orders.learn(read(cells)));
    return (cells) => datesIn(read(cells), today, orders);
  };
  const readRegisteredOn = compileDate(map.registeredOn, 'registeredOn');
  const readVisibleFrom = compileDate(map.visibleFrom, 'visibleFrom');
  const readBirthDate = map.birthDate && compileDate(map.birthDate, 'birthDate');
  const readAgeText = map.age && compile(map.age, 'age');
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
    if (damage) return { externalId, problems: [damage] };
    const problems = externalIdProblems(externalId);

    const status = statusReader.read(readStatus(cells)) as PetStatus | undefined;
    if (!status) problems.push(unknownValue('status', readStatus(cells), statusReader.expected));
    const registeredOn = dateField('registeredOn', readRegisteredOn(cells), problems);
    const visibleFrom = dateField('visibleFrom', readVisibleFrom(cells), problems);
    const values: Partial<Record<MappedField, unknown>> = {};
    const birth = birthIn(cells);
    const bornOn = birth && dateField('birthDate', birth, problems);
    const ageOn = readAgeOn && dateField('ageOn', readAgeOn(cells), problems);
    const ageText = birth ? undefined : readAgeText?.(cells);
    if (ageText !== undefined) Object.assign(values, ageIn(ageText, problems));
    for (const { field, read, separator } of readFields) {
      values[field] = fieldValue(field, read, separator, cells, problems);
    }
    if (readLastDewormedOn) {
      values.lastDewormedOn = oneDate('lastDewormedOn', readLastDewormedOn(cells), problems);
    }
    const description = describe({ ...values, bornOn }, status, ageOn ?? today, problems);
    if (!status || !registeredOn || !visibleFrom || !description || problems.length > 0) {
      return { externalId, problems };
    }
    return {
      externalId,
      row: {
        externalId,
        status,
        registeredOn,
        visibleFrom,
        description,
        birth: { by: birth ? 'date' : 'age', ageOn },
        photos: photos(cells, externalId),
      },
    };
  }

  /** Undefined where the row tells its age instead. */
  function birthIn(cells: readonly string[]): FoundDates | undefined {
    const found = readBirthDate?.(cells);
    return found?.text === '' && readAgeText ? undefined : found;
  }

  function dateField(name: string, found: FoundDates, problems: RowProblem[]): string | undefined {
    if (found.text === '') problems.push({ field: name, reason: 'importEmpty' });
    const date = oneDate(name, found, problems);
    if (date && date > today) {
      problems.push({ field: name, reason: 'importFuture', value: found.text });
    }
    return date;
  }

  const learn = (cells: readonly string[]) => {
    for (const learnFrom of learners) learnFrom(cells);
  };
  return { mapper, ...(learners.length > 0 && { learn }), problems: columns.problems() };
}

type ReadDates = (cells: readonly string[]) => FoundDates;

function datesIn(text: string, today: string, orders: DateOrders | undefined): FoundDates {
  const date = readDate(text, today);
  return { text, dates: date === undefined ? (orders?.read(text) ?? []) : [date] };
}

function ageIn(text: string, problems: RowProblem[]): Partial<Age> {
  const age = readAge(text);
  if (age) return age;
  problems.push(
    text === ''
      ? { field: 'age', reason: 'importEmpty' }
      : { field: 'age', reason: 'importAge', value: text },
  );
  return {};
}

/** The rules of the portal's own forms hold for a table too. */
function describe(
  values: UncheckedDescription,
  status: PetStatus | undefined,
  today: string,
  problems: RowProblem[],
): PetDescription | undefined {
  const checked = inputOf(status ?? 'paused', today).safeParse(values);
  if (checked.success) return checked.data;
  for (const issue of checked.error.issues) {
    const field = issue.path.join('.');
    // What the reader of the cell has said already needs no second word.
    if (!problems.some((known) => known.field === field || isOfBirth(known.field, field))) {
      const isEmpty = values[field as keyof PetDescription] === undefined;
      problems.push({ field, reason: isEmpty ? 'importEmpty' : complaintOf(issue) });
    }
  }
  return undefined;
}

const isOfBirth = (known: string | undefined, field: string) =>
  (known === 'birthDate' || known === 'age') && (field.startsWith('age') || field === 'bornOn');

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
  problems: RowProblem[],
): unknown {
  const text = read(cells);
  if (field === 'needs') return splitList(text, { separator });
  if (text === '') return undefined;
  if (misread.test(text)) {
    problems.push({ field, reason: 'importMisread', value: text });
    return undefined;
  }
  const { read: understand, expected } = readerOf(field);
  const value = understand(text);
  if (value === undefined) problems.push(unknownValue(field, text, expected));
  return value;
}

function externalIdProblems(externalId: string): RowProblem[] {
  const field = 'externalId';
  if (externalId === '') return [{ field, reason: 'importEmpty' }];
  if (externalId.length <= longestExternalId) return [];
  return [{ field, reason: { key: 'importTooLong', values: { most: longestExternalId } } }];
}

function damageOf(cells: readonly string[], header: readonly string[]): RowProblem | undefined {
  const hasMore = cells.slice(header.length).some((cell) => cell.trim() !== '');
  if (hasMore || cells.length < header.length) {
    const values = { cells: cells.length, columns: header.length };
    return { reason: { key: 'importCells', values } };
  }
  const long = cells.findIndex((cell) => cell.length > longestCell);
  if (long < 0) return undefined;
  const reason = { key: 'importLongCell', values: { most: longestCell } } as const;
  return { reason, value: header[long] ?? '' };
}
