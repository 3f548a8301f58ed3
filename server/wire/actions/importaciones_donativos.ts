import { donationImport } from '#domain/imports/donation-import.ts';
import { donationImportCalls } from '#domain/imports/donation-import-calls.ts';
import { importActions } from '../import-actions.ts';

/** Donations of before the portal, from a table. */
export const importacionesDonativos = importActions(
  donationImportCalls,
  donationImport,
  (context) => context.donationImports,
  {
    what: 'donations',
    folder:
      '`importaciones_donativos/nueva/` by `archivos:subir`, which responds `importaciones_donativos/{id}`.',
    start:
      'Begins to book the donations of the rows that were found ready, in a series of their own (`H`) and with `imported` as their ' +
      'provider: nobody is written to. One that any table brought before stays as it is. What was invoiced elsewhere, or lies in ' +
      'a month that is closed, is not invoiced here. `importaciones_donativos:ver` says how far it is.',
  },
);
