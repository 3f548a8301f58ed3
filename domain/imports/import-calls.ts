import type { Right } from '../access/rights.ts';
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
import type { ErrorKey } from '../error-messages/error-messages.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { dateOrder, importState, rowOutcome } from './import-kind.ts';

/** What a call of an import names it by. */
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
  counts: wire('cuentas', object(counts, 'ImportCounts')),
};

const shortText = bounded(text, { max: 200 });
const cellText = bounded(text, { max: 5_000 });

const madeIdNamed = (name: string) => wire(name, nullable(id));
type MadeId = ReturnType<typeof madeIdNamed>;

interface Calls<Prefix extends string, Field extends string> {
  /** Of their names on the wire. */
  prefix: Prefix;
  right: Right;
  field: Vocabulary<Field>;
  /** Begins the names of what they respond, in the documentation. */
  schema: string;
  /** The id of what a row has become. */
  madeId: MadeId;
  /** Why an import cannot be undone. */
  touched: ErrorKey;
}

/** What staff do on a screen with tables of one kind: the same for each kind, by its own right. */
export function importCalls<const Prefix extends string, Field extends string>({
  prefix,
  right,
  field,
  schema,
  madeId,
  touched,
}: Calls<Prefix, Field>) {
  const access = { right };
  /** Read as it is stored, and written as it is read. */
  const choice = {
    field: wire('campo', word(field)),
    column: wire('columna', nullable(bounded(text, { max: 200 }))),
    fallback: wire('valor', nullable(cellText)),
    words: wire(
      'palabras',
      list(object({ from: wire('de', shortText), to: wire('a', shortText) }), { max: 200 }),
    ),
  };

  return {
    find: query(`${prefix}:lista`, {
      access,
      gives: object({
        imports: wire('importaciones', list(object(outline, schema))),
        maps: wire('tablas', list(object({ id, name: wire('nombre', text) }, `${schema}Map`))),
      }),
    }),
    read: query(`${prefix}:ver`, {
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
              `${schema}Column`,
            ),
          ),
        ),
        mapName: wire('tabla', text),
        dateOrder: wire('orden_fechas', word(dateOrder)),
        choices: wire('campos', list(object(choice, `${schema}Choice`))),
        photos: wire('fotos', count),
        /** Names of photos that no row asks for, some of them. */
        unplaced: wire('fotos_sin_ficha', list(text)),
      }),
      errors: missing,
    }),
    rows: pagedQuery(`${prefix}:filas`, {
      access,
      takes: {
        ...ofImport,
        onlyProblems: wire('con_problemas', optionally(flag, false)),
        page,
        limit,
      },
      gives: list(
        object(
          {
            line: wire('fila', count),
            key: wire('clave', text),
            name: wire('nombre', text),
            outcome: wire('resultado', word(rowOutcome)),
            madeId,
            photos: wire('fotos', count),
            problems: wire('problemas', list(text)),
          },
          `${schema}Row`,
        ),
      ),
      errors: missing,
    }),
    review: command(`${prefix}:revisar`, {
      access,
      takes: {
        ...ofImport,
        mapName: wire('tabla', bounded(text, { max: 100 })),
        dateOrder: wire('orden_fechas', freeWord(dateOrder)),
        choices: wire('campos', list(object(choice), { max: field.values.length })),
      },
      gives: nothing,
      errors: { ...missing, 409: ['importIsRunning', 'importIsOver'] },
    }),
    start: command(`${prefix}:importar`, {
      access,
      takes: ofImport,
      gives: nothing,
      errors: { ...missing, 409: ['importNotReviewed', 'importIsRunning', 'importIsOver'] },
    }),
    undo: command(`${prefix}:deshacer`, {
      access,
      takes: ofImport,
      gives: nothing,
      errors: { ...missing, 409: ['importIsRunning', 'importIsOver', touched] },
    }),
    remove: command(`${prefix}:borrar`, {
      access,
      takes: ofImport,
      gives: nothing,
      errors: { ...missing, 409: ['importIsRunning'] },
    }),
    removeMap: command(`${prefix}:borrar_tabla`, {
      access,
      takes: ofImport,
      gives: nothing,
      errors: missing,
    }),
    workbook: fileQuery(`${prefix}:plantilla`, {
      access,
      produces: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    }),
    csv: fileQuery(`${prefix}:plantilla_csv`, {
      access,
      produces: 'text/csv',
    }),
  };
}

/** Those of any kind, as screens know them that show all of them. */
export type ImportCalls = ReturnType<typeof importCalls<string, string>>;
export type ImportOutline = DataOfCall<ImportCalls['find']>['imports'][number];
export type ImportDetails = DataOfCall<ImportCalls['read']>;
export type ImportRow = DataOfCall<ImportCalls['rows']>[number];
