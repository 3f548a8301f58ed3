import { catalogueSchema } from './catalogue.ts';

export const satUsoCfdi = catalogueSchema(
  'sat_uso_cfdi',
  'Uses of an invoice, as the SAT lists them (c_UsoCFDI).',
  'satCfdiUses',
  { coded: true },
);
