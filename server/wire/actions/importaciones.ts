import { petImport } from '#domain/imports/pet-import.ts';
import { petImportCalls } from '#domain/imports/pet-import-calls.ts';
import { importActions } from '../import-actions.ts';

/** Pets from a table. */
export const importaciones = importActions(
  petImportCalls,
  petImport,
  (context) => context.petImports,
  {
    what: 'pets',
    folder:
      '`importaciones/nueva/` by `archivos:subir`, which responds `importaciones/{id}`; photos are sent to that folder.',
    start:
      'Begins to create the pets of the rows that were found ready, in the caller’s name. Pets that the same table brought before stay ' +
      'as they are. `importaciones:ver` says how far it is.',
  },
);
