import { readerImport } from '#domain/imports/reader-import.ts';
import { readerImportCalls } from '#domain/imports/reader-import-calls.ts';
import { importActions } from '../import-actions.ts';

/** Readers of the newsletter, from a table. */
export const importacionesLectores = importActions(
  readerImportCalls,
  readerImport,
  (context) => context.readerImports,
  {
    what: 'readers',
    folder:
      '`importaciones_lectores/nueva/` by `archivos:subir`, which responds `importaciones_lectores/{id}`.',
    start:
      'Begins to bring in the readers of the rows that were found ready. Whose consent is proven (`acepto_el` and `como_acepto`) is ' +
      'subscribed; the others are asked by mail to confirm. Who has left does not come back. `importaciones_lectores:ver` says how far it is.',
  },
);
