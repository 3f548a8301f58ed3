import type { ImportCalls } from '#domain/imports/import-calls.ts';
import { type ImportKind, importLimits } from '#domain/imports/import-kind.ts';
import type { ImportsService } from '#server/features/organisation/imports/imports.service.ts';
import { withWireNames } from './field-names.ts';
import { fileOf } from './file-of.ts';
import { type ImplementedAction, implement } from './implement.ts';
import type { Call } from './registry.ts';

interface Words {
  /** What the tables hold, as `pets`. */
  what: string;
  /** Where tables are sent, and what else that folder takes. */
  folder: string;
  /** What becomes of the rows that are found ready. */
  start: string;
}

/** The calls about tables of one kind. */
export function importActions<const Name extends string>(
  calls: ImportCalls & { [Call in keyof ImportCalls]: { name: Name } },
  { field }: ImportKind,
  serviceOf: (context: Call<unknown>['context']) => ImportsService,
  { what, folder, start }: Words,
): ImplementedAction<Name>[] {
  /** What is wrong with one of the chosen fields stands under its name. */
  const wireField = (name: string) => {
    const known = field.values.find((one) => one === name);
    return known ? field.toWire(known) : name;
  };
  const actions = [
    implement(calls.find as ImportCalls['find'], {
      summary: `The caller’s own imports of ${what}, the newest first, and the tables (\`tablas\`) whose reading is kept by their names. A table is sent to ${folder}`,
      async handle({ viewer, context }) {
        const { imports, maps } = await serviceOf(context).listImports(viewer);
        return {
          data: { imports, maps: maps.map(({ id, mapName }) => ({ id, name: mapName })) },
        };
      },
    }),

    implement(calls.read as ImportCalls['read'], {
      summary:
        'One import with the columns of its table, what they are proposed or were chosen to be (`campos`), and how far it is (`cuentas`).',
      async handle({ input, viewer, context }) {
        return { data: await serviceOf(context).readImport(viewer, input.id) };
      },
    }),

    implement(calls.rows as ImportCalls['rows'], {
      summary:
        'What becomes of each row after it was reviewed, or has become of it: what is wrong with it in words of the caller’s language.',
      async handle({ input: { id, ...request }, viewer, context, language }) {
        const found = await serviceOf(context).listRows(viewer, id, request, language);
        const { items: data, ...page } = found;
        return { data, page };
      },
    }),

    implement(calls.review as ImportCalls['review'], {
      summary:
        'Keeps from which column, or which value for all, each field comes and what the table’s own words mean, and finds out what would ' +
        'become of each row without creating anything. `valor` stands for all rows where there is no column, else for empty cells.',
      async handle({ input: { id, dateOrder = 'dmy', ...reading }, viewer, context }) {
        await withWireNames(wireField, () =>
          serviceOf(context).reviewImport(viewer, id, { ...reading, dateOrder }),
        );
        return { data: null };
      },
    }),

    implement(calls.start as ImportCalls['start'], {
      summary: start,
      async handle({ input, viewer, address, context }) {
        await serviceOf(context).startImport({ viewer, address }, input.id);
        return { data: null };
      },
    }),

    implement(calls.undo as ImportCalls['undo'], {
      summary: `Removes all ${what} that the import created, within ${importLimits.days} days; none of them where somebody has worked with one since.`,
      async handle({ input, viewer, address, context }) {
        await serviceOf(context).undoImport({ viewer, address }, input.id);
        return { data: null };
      },
    }),

    implement(calls.remove as ImportCalls['remove'], {
      summary: `Deletes the table that was sent; the ${what} stay. After ${importLimits.days} days it goes by itself.`,
      async handle({ input, viewer, context }) {
        await serviceOf(context).removeImport(viewer, input.id);
        return { data: null };
      },
    }),

    implement(calls.removeMap as ImportCalls['removeMap'], {
      summary: 'Forgets how a table is read.',
      async handle({ input, viewer, context }) {
        await serviceOf(context).removeImportMap(viewer, input.id);
        return { data: null };
      },
    }),

    implement(calls.workbook as ImportCalls['workbook'], {
      summary: 'A table to fill in, as .xlsx with words to choose and a sheet that says how.',
      async handle({ viewer, context }) {
        const { name, content } = await serviceOf(context).workbookTemplate(viewer);
        return { file: fileOf(name, calls.workbook.produces, content) };
      },
    }),

    implement(calls.csv as ImportCalls['csv'], {
      summary: 'The same table as CSV (UTF-8 with its mark).',
      async handle({ viewer, context }) {
        const { name, content } = await serviceOf(context).csvTemplate(viewer);
        return { file: fileOf(name, 'text/csv; charset=utf-8', content) };
      },
    }),
  ];
  return actions as unknown as ImplementedAction<Name>[];
}
