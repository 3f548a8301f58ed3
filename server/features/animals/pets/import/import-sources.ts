import { z } from 'zod';
import { isDateFormat } from '#server/features/kits/tables/date-formats.ts';

const scalar = z.union([z.string(), z.number(), z.boolean()]);
const column = z.string().trim().min(1);

const origins = ['constant', 'text', 'column', 'columns'] as const;

const missing = 'is missing: name a column, or say a constant that holds for every pet';

/** Where the value of a field comes from; docs/import.md explains each key. */
export const cellSource = z
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
      /** How the dates of the column are written, such as DD/MM/YYYY; when it is left out, the column must show it. */
      date: z
        .string()
        .refine(
          isDateFormat,
          'should be excel, excel-1904, or YYYY or YY, MM or MMM, and DD, each once',
        )
        .optional(),
      separator: z.string().min(1).optional(),
    },
    { error: ({ input }) => (input === undefined ? missing : undefined) },
  )
  .refine((source) => origins.filter((origin) => source[origin] !== undefined).length === 1, {
    error: `needs exactly one of ${origins.join(', ')}`,
  });

export type CellSource = z.infer<typeof cellSource>;

export const photoSource = z.strictObject({
  /** A column of file names. */
  column: column.optional(),
  separator: z.string().min(1).default(';'),
  /** Names that may exist, with `{Column}` in them. */
  files: z.array(z.string().min(1)).min(1).optional(),
  /** From a cell's value to pictures, of which one is picked by the external id. */
  values: z.record(z.string(), z.array(z.string().min(1)).min(1)).optional(),
});

export type PhotoSource = z.infer<typeof photoSource>;

function isRegExp(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}
