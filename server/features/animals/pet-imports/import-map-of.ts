import type { Reason } from '#domain/error-messages/error-messages.ts';
import { invalid } from '#domain/errors.ts';
import type { FieldChoice, TableColumn } from '#domain/imports/import-kind.ts';
import { type PetImportField, petImportFields } from '#domain/imports/pet-import.ts';
import { readAge } from '#domain/pets/age-text.ts';
import type { TableReading } from '#server/features/organisation/imports/import-kind.ts';
import {
  constantProblem,
  type ImportMap,
  importMap,
  type MappedField,
} from '../pets/import/import-map.ts';
import type { CellSource } from '../pets/import/import-sources.ts';

/** What the map of a table says outside of its `fields`. */
const ownFields = [
  'externalId',
  'status',
  'registeredOn',
  'age',
  'birthDate',
  'photos',
] as const satisfies readonly PetImportField[];
type OwnField = (typeof ownFields)[number];

const isOwn = (field: PetImportField): field is OwnField => ownFields.some((own) => own === field);

/**
 * The importer's map of what somebody has chosen on a screen.
 * @throws AppError invalid, by the names of the fields
 */
export function importMapOf(
  { dateOrder, choices }: TableReading<PetImportField>,
  columns: readonly TableColumn[],
): ImportMap {
  const problems: Partial<Record<PetImportField, Reason[]>> = {};
  for (const choice of choices) {
    const problem = problemOf(choice, columns);
    if (problem) problems[choice.field] = [problem];
  }
  const chosen = (field: PetImportField) => choices.find((choice) => choice.field === field);
  const isTold = (field: PetImportField) => sourceOf(chosen(field)) !== undefined;
  if (!isTold('age') && !isTold('birthDate')) problems.age ??= ['importAgeOrBirth'];
  for (const [field, { isOptional, isOwn: isEach }] of Object.entries(petImportFields)) {
    if (isOptional || isTold(field as PetImportField)) continue;
    problems[field as PetImportField] ??= [isEach ? 'importChooseColumn' : 'importChooseSource'];
  }
  if (Object.keys(problems).length > 0) throw invalid(problems);

  const today = { constant: 'import' };
  const described = choices.flatMap((choice) => {
    const source = sourceOf(choice);
    return isOwn(choice.field) || source === undefined ? [] : [[choice.field, source] as const];
  });
  const registered = chosen('registeredOn')?.column;
  const photos = chosen('photos')?.column;
  return importMap.parse({
    externalId: sourceOf(chosen('externalId')),
    status: sourceOf(chosen('status')),
    registeredOn: registered ? { column: registered, default: 'import' } : today,
    visibleFrom: today,
    age: sourceOf(chosen('age')),
    birthDate: sourceOf(chosen('birthDate')),
    dateOrder,
    fields: Object.fromEntries(described),
    ...(photos && { photos: { column: photos } }),
  });
}

function sourceOf(choice: FieldChoice<PetImportField> | undefined): CellSource | undefined {
  if (!choice) return undefined;
  const { field, column, words } = choice;
  const fallback = petImportFields[field].isOwn ? '' : (choice.fallback?.trim() ?? '');
  if (column === null) return fallback === '' ? undefined : { constant: fallback };
  const said = words.filter(({ to }) => to.trim() !== '');
  return {
    column,
    ...(said.length > 0 && {
      values: Object.fromEntries(said.map(({ from, to }) => [from, to.trim()])),
    }),
    // In a map, braces stand for columns.
    ...(fallback !== '' && { default: fallback.replace(/[{}]/g, '') }),
  };
}

function problemOf(
  { field, column, fallback, words }: FieldChoice<PetImportField>,
  columns: readonly TableColumn[],
): Reason | undefined {
  if (column !== null && !columns.some(({ name }) => name === column)) {
    return 'importColumnUnknown';
  }
  const said = [
    ...(petImportFields[field].isOwn ? [] : [fallback?.trim() ?? '']),
    ...words.map(({ to }) => to.trim()),
  ];
  return said.filter((text) => text !== '').flatMap((text) => wordProblem(field, text) ?? [])[0];
}

function wordProblem(field: PetImportField, text: string): Reason | undefined {
  if (field === 'age') return readAge(text) ? undefined : 'importAge';
  if (field === 'status') return constantProblem('status', text);
  return isOwn(field) ? undefined : constantProblem(field satisfies MappedField, text);
}
