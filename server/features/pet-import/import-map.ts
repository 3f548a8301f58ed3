import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { PetDescription } from '#domain/pets/pet.ts';
import { Refusal } from '#server/refusal.ts';
import { delimiters } from './csv-file.ts';
import { fieldProblems } from './field-readers.ts';
import { encodings } from './text-encoding.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const column = z.string().trim().min(1);

const origins = ['constant', 'text', 'column', 'columns'] as const;

const missing = 'is missing: name a column, or say a constant that holds for every pet';

/** Where the value of a field comes from; docs/import.md explains each key. */
const cellSource = z
  .strictObject(
    {
      constant: scalar.optional(),
      /** With `{Column}` in the place of that cell. */
      text: z.string().optional(),
      column: column.optional(),
      /** The first that is not empty, or all of them when there is `join`. */
      columns: z.array(column).min(1).optional(),
      join: z.string().optional(),
      /** A regular expression; its first group is taken. */
      match: z.string().refine(isRegExp, 'is no regular expression').optional(),
      case: z.enum(['title', 'lower']).optional(),
      values: z.record(z.string(), scalar).optional(),
      /** For what `values` does not know. */
      otherwise: scalar.optional(),
      /** For an empty cell; with `{Column}` as in `text`. */
      default: scalar.optional(),
      /** How the dates of the column are written, such as DD/MM/YYYY; YYYY-MM-DD when it is left out. */
      date: z.string().refine(isDatePattern, 'needs YYYY, MM and DD, each once').optional(),
      separator: z.string().min(1).optional(),
    },
    { error: ({ input }) => (input === undefined ? missing : undefined) },
  )
  .refine((source) => origins.filter((origin) => source[origin] !== undefined).length === 1, {
    error: `needs exactly one of ${origins.join(', ')}`,
  });

export type CellSource = z.infer<typeof cellSource>;

const photos = z.strictObject({
  /** A column of file names. */
  column: column.optional(),
  separator: z.string().min(1).default(';'),
  /** Names that may exist, with `{Column}` in them. */
  files: z.array(z.string().min(1)).min(1).optional(),
  /** From a cell's value to pictures, of which one is picked by the external id. */
  values: z.record(z.string(), z.array(z.string().min(1)).min(1)).optional(),
});

export type PhotoSource = z.infer<typeof photos>;

const source = cellSource.optional();

/** As in PetDescription. A description that a table cannot hold is left out or stated once for all, never guessed. */
const fields = z.strictObject({
  name: cellSource,
  species: cellSource,
  breed: cellSource,
  sex: cellSource,
  size: cellSource,
  color: cellSource,
  /** Not needed beside `birthDate`. */
  ageValue: source,
  ageUnit: source,
  weightKg: source,
  goodWithOwnKind: cellSource,
  goodWithOtherAnimals: cellSource,
  goodWithChildren: cellSource,
  trained: cellSource,
  houseTrained: cellSource,
  dewormed: cellSource,
  lastDewormedOn: source,
  vaccines: cellSource,
  sterilized: cellSource,
  personality: cellSource,
  story: cellSource,
  city: cellSource,
  federalState: cellSource,
  needs: source,
} satisfies Record<keyof PetDescription, z.ZodType>);

const importMap = z
  .strictObject({
    /** Where the table comes from and whatever else a reader of the map should know. */
    notes: z.union([z.string(), z.array(z.string())]).optional(),
    encoding: z.enum(encodings).optional(),
    delimiter: z.enum(delimiters).optional(),
    externalId: cellSource,
    status: cellSource,
    registeredOn: cellSource,
    /** The day from which the pet is visible for its 35 days. */
    visibleFrom: cellSource,
    birthDate: cellSource.optional(),
    fields,
    photos: photos.optional(),
    portraitWhenNoPhoto: z.boolean().default(false),
  })
  .superRefine((map, context) => {
    const { birthDate, fields } = map;
    const hasAge = fields.ageValue !== undefined && fields.ageUnit !== undefined;
    if (hasAge === (birthDate !== undefined)) {
      context.addIssue({
        code: 'custom',
        message: 'needs birthDate, or else fields.ageValue and fields.ageUnit',
      });
    }
    for (const { path, message } of fieldProblems(map)) {
      context.addIssue({ code: 'custom', path, message });
    }
  });

export type ImportMap = z.infer<typeof importMap>;
export type MappedField = keyof PetDescription;

/** @throws Refusal with every mistake of the file, each with its place */
export async function readImportMap(file: string): Promise<ImportMap> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new Refusal(`The map ${file} cannot be read: ${error.message}`);
  });
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new Refusal(`The map ${file} is no JSON: ${(error as Error).message}`);
  }
  const result = importMap.safeParse(json);
  if (result.success) return result.data;
  const mistakes = result.error.issues.map((issue) => `  ${placeOf(issue)}: ${problemOf(issue)}`);
  throw new Refusal(`The map ${file} is not right:\n${mistakes.join('\n')}`);
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

function isRegExp(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}

function isDatePattern(text: string): boolean {
  return ['YYYY', 'MM', 'DD'].every((part) => text.split(part).length === 2);
}
