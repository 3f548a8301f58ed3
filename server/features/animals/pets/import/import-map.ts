import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { namesOf } from '#domain/contract/field.ts';
import { type Reason, reasonText } from '#domain/error-messages/error-messages.ts';
import { descriptionFields, type PetDescription } from '#domain/pets/pet-description.ts';
import type { FieldReader } from '#server/features/kits/tables/cell-readers.ts';
import { delimiters } from '#server/features/kits/tables/csv-file.ts';
import { dateOrders } from '#server/features/kits/tables/date-orders.ts';
import { complaintOf } from '#server/features/kits/tables/row-problem.ts';
import { encodings } from '#server/features/kits/tables/text-encoding.ts';
import { StartupError } from '#server/process/startup-error.ts';
import { fixedDate, readerOf, splitList, statusReader } from './field-readers.ts';
import { type CellSource, cellSource, photoSource } from './import-sources.ts';

export type MappedField = Exclude<keyof PetDescription, 'bornOn'>;

/** What a pet may lack, and an age, which is not needed beside `birthDate`, as that alone may be estimated. */
const mayBeLeftOut = (field: MappedField) =>
  ['ageValue', 'ageUnit', 'birthEstimated'].includes(field) ||
  descriptionFields[field].rule.safeParse(undefined).success;

/** As in PetDescription. A description that a table cannot hold is left out or stated once for all, never guessed. */
const fields = z.strictObject(
  Object.fromEntries(
    namesOf(descriptionFields).flatMap((field) =>
      field === 'bornOn' ? [] : [[field, mayBeLeftOut(field) ? cellSource.optional() : cellSource]],
    ),
  ) as Record<MappedField, z.ZodOptional<typeof cellSource>>,
);

/** In characters. */
export const longestSource = 100;

/** As `readImportMap` checks it. */
export const importMap = z
  .strictObject({
    /** Where the table comes from and whatever else a reader of the map should know. */
    notes: z.union([z.string(), z.array(z.string())]).optional(),
    /** Name of the table, within which its ids are unique; that of the map's file where it is left out. */
    source: z.string().trim().min(1).max(longestSource).optional(),
    encoding: z.enum(encodings).optional(),
    delimiter: z.enum(delimiters).optional(),
    /** Of a workbook: its name, or its place from 1. */
    sheet: z.union([z.string().min(1), z.int().min(1)]).optional(),
    externalId: cellSource,
    status: cellSource,
    registeredOn: cellSource,
    /** The day from which the pet is visible for its 35 days. */
    visibleFrom: cellSource,
    birthDate: cellSource.optional(),
    /** An age with its unit, as people write it; of a row that tells a birth date as well it is not read. */
    age: cellSource.optional(),
    /** The day for which the table tells ages; of the import when it is left out. */
    ageOn: cellSource.optional(),
    /** What stands first in dates whose column leaves it open. */
    dateOrder: z.enum(dateOrders).optional(),
    fields,
    photos: photoSource.optional(),
    portraitWhenNoPhoto: z.boolean().default(false),
  })
  .superRefine((map, context) => {
    const { birthDate, age, fields } = map;
    const hasAge = fields.ageValue !== undefined && fields.ageUnit !== undefined;
    if (hasAge === (birthDate !== undefined || age !== undefined)) {
      context.addIssue({
        code: 'custom',
        message: 'needs birthDate or age, or else fields.ageValue and fields.ageUnit',
      });
    }
    for (const { path, message } of fieldProblems(map)) {
      context.addIssue({ code: 'custom', path, message });
    }
  });

export type ImportMap = z.infer<typeof importMap>;

/** @throws StartupError with every mistake of the file, each with its place */
export async function readImportMap(file: string): Promise<ImportMap> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(`The map ${file} cannot be read: ${error.message}`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new StartupError(`The map ${file} is no JSON: ${(error as Error).message}`);
  }
  const result = importMap.safeParse(json);
  if (result.success) return result.data;
  const mistakes = result.error.issues.map((issue) => `  ${placeOf(issue)}: ${problemOf(issue)}`);
  throw new StartupError(`The map ${file} is not right:\n${mistakes.join('\n')}`);
}

const placeOf = (issue: z.core.$ZodIssue) => issue.path.join('.') || 'the map';

function problemOf(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') {
    const isField = issue.path[0] === 'fields' && issue.path.length === 1;
    const known = isField ? `; the fields are ${Object.keys(fields.shape).join(', ')}` : '';
    return `there is no ${issue.keys.join(', ')} here${known}`;
  }
  return issue.message;
}

interface Problem {
  path: (string | number)[];
  message: string;
}

/** Every value that the map itself writes into a field that does not know it. */
function fieldProblems(map: ImportMap): Problem[] {
  const problems = (name: string[], source: CellSource | undefined, reader: FieldReader) =>
    source === undefined ? [] : sourceProblems(name, source, reader);
  return [
    ...problems(['status'], map.status, statusReader),
    ...problems(['registeredOn'], map.registeredOn, fixedDate),
    ...problems(['visibleFrom'], map.visibleFrom, fixedDate),
    ...problems(['birthDate'], map.birthDate, fixedDate),
    ...problems(['ageOn'], map.ageOn, fixedDate),
    ...Object.entries(map.fields).flatMap(([field, source]) =>
      problems(['fields', field], source, readerOf(field as MappedField)),
    ),
    ...Object.entries(map.fields).flatMap(([field, source]) =>
      refusedConstant(field as MappedField, source),
    ),
  ];
}

/** What the rules of the portal's forms would refuse in every row. */
function refusedConstant(field: MappedField, source: CellSource | undefined): Problem[] {
  // What is translated first is not known here, and dates have a word of their own.
  if (source?.constant === undefined || source.values || field === 'lastDewormedOn') return [];
  const text = String(source.constant).trim();
  const value = field === 'needs' ? splitList(text, source) : readerOf(field).read(text);
  // What the reader of cells does not know is told already.
  if (value === undefined) return [];
  const path = ['fields', field, 'constant'];
  return complaintsOf(field, value).map((complaint) => ({
    path,
    message: reasonText(complaint, 'en'),
  }));
}

/** What stands in the way of one value for all. */
export function constantProblem(field: MappedField | 'status', text: string): Reason | undefined {
  const { read, expected } = field === 'status' ? statusReader : readerOf(field);
  const value = field === 'needs' ? splitList(text, {}) : read(text);
  if (value === undefined) return { key: 'importExpected', values: { expected } };
  return field === 'status' ? undefined : complaintsOf(field, value)[0];
}

function complaintsOf(field: MappedField, value: unknown): Reason[] {
  const checked = descriptionFields[field].rule.safeParse(value);
  return checked.error?.issues.map(complaintOf) ?? [];
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
            message: `${JSON.stringify(value)} should be ${reader.expected.en}`,
          },
        ],
  );
}
