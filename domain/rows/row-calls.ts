import { command, creation, creationOrChange, pagedQuery } from '../contract/call.ts';
import { rowQuery, rowQueryLimits } from '../contract/row-query.ts';
import {
  bounded,
  language,
  object,
  optional,
  record,
  type Shape,
  text,
  unknown,
  wire,
} from '../contract/shape.ts';

/**
 * Rows of any catalogue, named by its schema. What a row holds its schema says: pages read it by the fields of its kind
 * (`entityReader`), and write it by them (`payloadWriter`).
 */

export interface Row {
  readonly id: string;
  readonly created_at: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

const row = unknown as Shape as Shape<Row>;
const schema = bounded(text, { max: 100 });
const id = bounded(text, { min: 1, max: 100 });
const lang = { language: wire('lang', optional(language)) };

export const findRows = pagedQuery('catalogos:consultar', {
  access: 'everyone',
  takes: { schema: bounded(text, { max: rowQueryLimits.text }), ...rowQuery, ...lang },
  gives: unknown as Shape as Shape<Row[], readonly Row[]>,
});

export const createRow = creation('catalogos:crear', {
  access: 'session',
  takes: { schema, payload: record, ...lang },
  gives: row,
  errors: {
    404: ['notFound'],
    409: ['alreadyListed', 'catalogueFull', 'issuerConfigured', 'issuerExists', 'conflict'],
    422: ['captchaRequired'],
  },
});

const changeErrors = [
  'petChangedSince',
  'eventChangedSince',
  'alreadyListed',
  'rowChangedSince',
  'rowFixed',
  'issuerChangedSince',
  'catalogueFull',
  'issuerConfigured',
  'issuerExists',
  'issuerInUse',
  'eventOver',
  'petTakesPart',
  'eventFull',
  'conflict',
] as const;

/** What is not said stays. Without `id` it creates one. */
export const changeRow = creationOrChange('catalogos:actualizar', {
  access: 'session',
  takes: { schema, id: optional(id), payload: record, ...lang },
  gives: row,
  errors: { 404: ['notFound'], 409: changeErrors },
});

/** What is not said is emptied, as far as callers may say it. */
export const replaceRow = command('catalogos:remplazar', {
  access: 'session',
  takes: { schema, id, payload: record, ...lang },
  gives: row,
  errors: { 404: ['notFound'], 409: changeErrors },
});

export const removeRow = command('catalogos:eliminar', {
  access: 'session',
  takes: { schema, id, ...lang },
  gives: object({ schema: text, id: text }),
  errors: {
    404: ['notFound'],
    409: ['conflict', 'rowLast', 'rowFixed', 'issuerConfigured', 'issuerInUse', 'eventOver'],
  },
});
