import { command, fileQuery, query } from '../contract/call.ts';
import { rowQuery } from '../contract/row-query.ts';
import {
  bounded,
  count,
  flag,
  id,
  inputId,
  integer,
  list,
  object,
  wire,
  word,
} from '../contract/shape.ts';
import { petStatus } from './vocabularies.ts';

/** Beside what is read and written of a pet as a row. */

/** How many a filter finds of each status, deleted ones apart. */
export const countPets = query('mascotas:contar', {
  access: 'session',
  takes: { filter: rowQuery.filter },
  gives: list(
    object({
      status: wire('estado', word(petStatus)),
      isDeleted: wire('eliminado', flag),
      total: count,
    }),
  ),
});

/** The whole list that a query finds, as a table for spreadsheets in the language of the call. */
export const exportPets = fileQuery('mascotas:exportar', {
  access: { right: 'pets.export' },
  produces: 'text/csv',
  takes: { filter: rowQuery.filter, order: rowQuery.order },
});

/** Of the last ten minutes. */
export const undoPetDeletion = command('mascotas:deshacer_eliminacion', {
  access: 'session',
  takes: { id: inputId, version: bounded(integer, { min: 1 }) },
  gives: object({ id }),
  errors: { 404: ['notFound'], 409: ['petUndoOver', 'petChangedSince'] },
});
