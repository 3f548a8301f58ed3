import { id, nullable, wire } from '../contract/shape.ts';
import { donationImportField } from './donation-import.ts';
import { importCalls } from './import-calls.ts';

export const donationImportCalls = importCalls({
  prefix: 'importaciones_donativos',
  right: 'donations.bringIn',
  field: donationImportField,
  schema: 'DonationImport',
  madeId: wire('donativo_id', nullable(id)),
  touched: 'importDonationsTouched',
});
