import { command, type DataOfCall, fileQuery, pagedQuery, query } from '../contract/call.ts';
import { limit, page } from '../contract/page-shapes.ts';
import {
  bounded,
  count,
  flag,
  freeWord,
  id,
  inputId,
  instant,
  list,
  nothing,
  nullable,
  object,
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { dateOrder, importField, importState, rowOutcome } from './import-fields.ts';

/** Pets from a table, brought in by staff on a screen. */

const access = { right: 'pets.manageAny' } as const;

const ofImport = { id: inputId };

const missing = { 404: ['notFound'] } as const;

const counts = {
  rows: wire('filas', count),
  ready: wire('listas', count),
  created: wire('creadas', count),
  known: wire('conocidas', count),
  rejected: wire('rechazadas', count),
  warned: wire('con_aviso', count),
  withoutPhoto: wire('sin_foto', count),
};

const outline = {
  id,
  fileName: wire('archivo', text),
  state: wire('estado', word(importState)),
  createdAt: wire('creada', instant),
  /** Until when it is kept, and can be undone. */
  keptUntil: wire('hasta', instant),
  counts: wire('cuentas', object(counts, 'PetImportCounts')),
};

const shortText = bounded(text, { max: 200 });
const cellText = bounded(text, { max: 5_000 });

/** Read as it is stored, and written as it is read. */
const choice = {
  field: wire('campo', word(importField)),
  column: wire('columna', nullable(bounded(text, { max: 200 }))),
  fallback: wire('valor', nullable(cellText)),
  words: wire(
    'palabras',
    list(object({ from: wire('de', shortText), to: wire('a', shortText) }), { max: 200 }),
  ),
};

export const findPetImports = query('importaciones:lista', {
  access,
  gives: object({
    imports: wire('importaciones', list(object(outline, 'PetImport'))),
    maps: wire('tablas', list(object({ id, name: wire('nombre', text) }, 'PetImportMap'))),
  }),
});

export const findPetImport = query('importaciones:ver', {
  access,
  takes: ofImport,
  gives: object({
    ...outline,
    columns: wire(
      'columnas',
      list(
        object(
          {
            name: wire('nombre', text),
            values: wire('valores', list(text)),
            different: wire('distintos', count),
            filled: wire('llenas', count),
          },
          'PetImportColumn',
        ),
      ),
    ),
    mapName: wire('tabla', text),
    dateOrder: wire('orden_fechas', word(dateOrder)),
    choices: wire('campos', list(object(choice, 'PetImportChoice'))),
    photos: wire('fotos', count),
    /** Names of photos that no row asks for, some of them. */
    unplaced: wire('fotos_sin_ficha', list(text)),
  }),
  errors: missing,
});

export const findPetImportRows = pagedQuery('importaciones:filas', {
  access,
  takes: { ...ofImport, onlyProblems: wire('con_problemas', optionally(flag, false)), page, limit },
  gives: list(
    object(
      {
        line: wire('fila', count),
        key: wire('clave', text),
        name: wire('nombre', text),
        outcome: wire('resultado', word(rowOutcome)),
        petId: wire('mascota_id', nullable(id)),
        photos: wire('fotos', count),
        problems: wire('problemas', list(text)),
      },
      'PetImportRow',
    ),
  ),
  errors: missing,
});

export const reviewPetImport = command('importaciones:revisar', {
  access,
  takes: {
    ...ofImport,
    mapName: wire('tabla', bounded(text, { max: 100 })),
    dateOrder: wire('orden_fechas', freeWord(dateOrder)),
    choices: wire('campos', list(object(choice), { max: importField.values.length })),
  },
  gives: nothing,
  errors: { ...missing, 409: ['importIsRunning', 'importIsOver'] },
});

export const startPetImport = command('importaciones:importar', {
  access,
  takes: ofImport,
  gives: nothing,
  errors: { ...missing, 409: ['importNotReviewed', 'importIsRunning', 'importIsOver'] },
});

export const undoPetImport = command('importaciones:deshacer', {
  access,
  takes: ofImport,
  gives: nothing,
  errors: { ...missing, 409: ['importIsRunning', 'importIsOver', 'importPetsTouched'] },
});

export const removePetImport = command('importaciones:borrar', {
  access,
  takes: ofImport,
  gives: nothing,
  errors: { ...missing, 409: ['importIsRunning'] },
});

export const removePetImportMap = command('importaciones:borrar_tabla', {
  access,
  takes: ofImport,
  gives: nothing,
  errors: missing,
});

export const downloadImportWorkbook = fileQuery('importaciones:plantilla', {
  access,
  produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});

export const downloadImportCsv = fileQuery('importaciones:plantilla_csv', {
  access,
  produces: 'text/csv',
});

export type PetImportOutline = DataOfCall<typeof findPetImports>['imports'][number];
export type PetImportDetails = DataOfCall<typeof findPetImport>;
export type PetImportRow = DataOfCall<typeof findPetImportRows>[number];
