import { catalogueSchema } from './catalogue.ts';

export const satFormasPago = catalogueSchema(
  'sat_formas_pago',
  'Forms of payment, as the SAT lists them (c_FormaPago).',
  'satPaymentForms',
  { coded: true },
);
