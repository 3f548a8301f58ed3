import {
  downloadImportCsv,
  downloadImportWorkbook,
  findPetImport,
  findPetImportRows,
  findPetImports,
  removePetImport,
  removePetImportMap,
  reviewPetImport,
  startPetImport,
  undoPetImport,
} from '#domain/pet-imports/import-calls.ts';
import { importField, importLimits } from '#domain/pet-imports/import-fields.ts';
import { problemWords } from '#server/features/animals/pet-imports/read-import.ts';
import { withWireNames } from '../field-names.ts';
import { fileOf } from '../file-of.ts';
import { implement } from '../implement.ts';

/** What is wrong with one of the chosen fields stands under its name. */
const wireField = (field: string) => {
  const known = importField.values.find((one) => one === field);
  return known ? importField.toWire(known) : field;
};

/** Pets from a table. */
export const importaciones = [
  implement(findPetImports, {
    summary:
      'The caller’s own imports of pets, the newest first, and the tables (`tablas`) whose reading is kept by their names. A table is ' +
      'sent to `importaciones/nueva/` by `archivos:subir`, which responds `importaciones/{id}`; photos are sent to that folder.',
    async handle({ viewer, context }) {
      const { imports, maps } = await context.petImports.listImports(viewer);
      return {
        data: { imports, maps: maps.map(({ id, mapName }) => ({ id, name: mapName })) },
      };
    },
  }),

  implement(findPetImport, {
    summary:
      'One import with the columns of its table, what they are proposed or were chosen to be (`campos`), and how far it is (`cuentas`).',
    async handle({ input, viewer, context }) {
      return { data: await context.petImports.readImport(viewer, input.id) };
    },
  }),

  implement(findPetImportRows, {
    summary:
      'What becomes of each row after it was reviewed, or has become of it: what is wrong with it in words of the caller’s language.',
    async handle({ input: { id, ...request }, viewer, context, language }) {
      const { items, ...page } = await context.petImports.listRows(viewer, id, request);
      const data = items.map(({ problems, ...row }) => ({
        ...row,
        problems: problems.map((problem) => problemWords(problem, language)),
      }));
      return { data, page };
    },
  }),

  implement(reviewPetImport, {
    summary:
      'Keeps from which column, or which value for all, each field comes and what the table’s own words mean, and finds out what would ' +
      'become of each row without creating anything. `valor` stands for all rows where there is no column, else for empty cells.',
    async handle({ input: { id, dateOrder = 'dmy', ...reading }, viewer, context }) {
      await withWireNames(wireField, () =>
        context.petImports.reviewImport(viewer, id, { ...reading, dateOrder }),
      );
      return { data: null };
    },
  }),

  implement(startPetImport, {
    summary:
      'Begins to create the pets of the rows that were found ready, in the caller’s name. Pets that the same table brought before stay ' +
      'as they are. `importaciones:ver` says how far it is.',
    async handle({ input, viewer, address, context }) {
      await context.petImports.startImport({ viewer, address }, input.id);
      return { data: null };
    },
  }),

  implement(undoPetImport, {
    summary: `Removes all pets that the import created, within ${importLimits.days} days; none of them where somebody has worked with one since.`,
    async handle({ input, viewer, address, context }) {
      await context.petImports.undoImport({ viewer, address }, input.id);
      return { data: null };
    },
  }),

  implement(removePetImport, {
    summary: `Deletes the table that was sent and its photos; the pets stay. After ${importLimits.days} days it goes by itself.`,
    async handle({ input, viewer, context }) {
      await context.petImports.removeImport(viewer, input.id);
      return { data: null };
    },
  }),

  implement(removePetImportMap, {
    summary: 'Forgets how a table is read.',
    async handle({ input, viewer, context }) {
      await context.petImports.removeImportMap(viewer, input.id);
      return { data: null };
    },
  }),

  implement(downloadImportWorkbook, {
    summary: 'A table to fill in, as .xlsx with words to choose and a sheet that says how.',
    async handle({ viewer, context }) {
      const bytes = await context.petImports.workbookTemplate(viewer);
      return { file: fileOf('animales.xlsx', downloadImportWorkbook.produces, bytes) };
    },
  }),

  implement(downloadImportCsv, {
    summary: 'The same table as CSV (UTF-8 with its mark).',
    async handle({ viewer, context }) {
      const text = await context.petImports.csvTemplate(viewer);
      return { file: fileOf('animales.csv', 'text/csv; charset=utf-8', text) };
    },
  }),
];
