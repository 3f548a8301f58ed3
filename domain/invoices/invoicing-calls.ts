import { z } from 'zod';
import { command, creation, query } from '../contract/call.ts';
import {
  address,
  bounded,
  cents,
  count,
  day,
  flag,
  givenCents,
  id,
  inputId,
  inputText,
  instant,
  integer,
  list,
  nullable,
  number,
  object,
  optional,
  optionally,
  ruled,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { paymentMethods } from '../donations/donation-kind.ts';
import { reviewReasons } from './invoice-review.ts';
import { invoiceStates } from './invoice-state.ts';

/** What administrators do about invoices beside the documents themselves. */

const access = { right: 'invoices.manage' } as const;

/** What whoever asked for an invoice is told of it. */
const createdFields = {
  id,
  createdAt: wire('created_at', instant),
  series: wire('serie', text),
  folio: integer,
  state: wire('estado', word(invoiceStates)),
  uuid: nullable(text),
  xml: nullable(address),
  pdf: nullable(address),
};

const month = {
  year: wire('anio', number),
  month: wire('mes', number),
  includeRequested: wire('incluir_solicitadas', optionally(flag, false)),
};

/** Why none is issued at the moment. */
const notIssued = [
  'issuerMissing',
  'sealExpired',
  'stampingMissing',
  'stampingTooLate',
  'csdBusy',
] as const;

/** What the SAT says of a receiver whom it does not know so. */
const refusedStamps = [
  'rfcUnknownToSat',
  'nameUnknownToSat',
  'postalCodeUnknownToSat',
  'regimeDoesNotFit',
  'cfdiUseRefused',
  'stampingRefused',
] as const;

export const readInvoicingSetup = query('facturacion:consultar_configuracion', {
  access,
  gives: object({
    namesIssuer: wire('emisor_configurado', flag),
    /** null: nobody stamps. */
    hasTestStamps: wire('timbres_de_prueba', nullable(flag)),
  }),
});

export const previewGlobalInvoice = query('facturacion:previsualizar_global', {
  access,
  takes: month,
  gives: object({
    donations: wire(
      'donativos',
      list(
        object({
          id,
          series: wire('serie', text),
          folio: nullable(integer),
          date: wire('fecha', day),
          method: wire('metodo', word(paymentMethods)),
          /** That the invoice would name: less what was given back. */
          amountCents: wire('monto', cents),
        }),
      ),
    ),
    count: wire('cantidad', count),
    totalCents: wire('total', cents),
    paymentForm: wire('forma_pago', text),
    left: wire('restantes', count),
    fingerprint: wire('huella', text),
  }),
  errors: { 409: ['monthNotOver', 'globalEmpty'] },
});

export const createGlobalInvoice = creation('facturacion:crear_global', {
  access,
  takes: { ...month, fingerprint: wire('huella', inputId) },
  gives: object(createdFields, 'CreatedInvoice'),
  errors: {
    404: ['notFound'],
    409: ['globalChangedSince', 'globalEmpty', 'monthNotOver', ...notIssued],
    422: refusedStamps,
    503: ['stampingMissing'],
  },
});

/** Whom an invoice is made out to, and where it goes. */
const receiver = {
  rfc: inputText,
  legalName: wire('razon_social', optional(inputText)),
  taxRegime: wire('regimen_fiscal', optional(inputText)),
  taxPostalCode: wire('cp_fiscal', optional(inputText)),
  email: wire('correo', inputText),
};

/** Of money that no account gave: a transfer, a check, a gift without an account. */
export const createDonorInvoice = creation('facturacion:crear_de_donativo', {
  access,
  takes: {
    series: wire('serie', bounded(inputText, { max: 20 })),
    folio: bounded(integer, { min: 1, max: 2_147_483_647 }),
    ...receiver,
  },
  gives: object(createdFields, 'CreatedInvoice'),
  errors: {
    404: ['notFound'],
    409: [
      'donationOfMany',
      'donationBroughtIn',
      'donationNotPaid',
      'donationOfTrial',
      'donationInvoiced',
      'donationInvoiceUnderWay',
      'donationInGlobalInvoice',
      'depositNotInvoiced',
      'feeInvoiceNotSet',
      'invoiceAskedLate',
      ...notIssued,
    ],
    422: refusedStamps,
    503: ['stampingMissing'],
  },
});

/** Of a gift that is no money, for its donor. */
export const createInKindInvoice = creation('facturacion:crear_en_especie', {
  access,
  takes: {
    giftId: wire('donativo_id', inputId),
    ...receiver,
    /** In pesos. */
    valueCents: wire('valor', givenCents),
    /** Of c_ClaveProdServ. */
    product: wire('clave_sat', inputText),
    isDeductedBefore: wire('ya_deducido', optionally(flag, false)),
  },
  gives: object(createdFields, 'CreatedInvoice'),
  errors: {
    404: ['notFound'],
    409: ['inKindCancelled', 'inKindInvoiced', 'inKindTooLate', ...notIssued],
    422: refusedStamps,
    503: ['stampingMissing'],
  },
});

export const findInvoicesToCorrect = query('facturacion:consultar_por_corregir', {
  access,
  gives: list(object({ id, totalCents: wire('total', cents), leftCents: wire('queda', cents) })),
});

export const resolveInvoice = command('facturacion:resolver_pendiente', {
  access,
  takes: {
    series: wire('serie', bounded(inputText, { max: 20 })),
    folio: bounded(integer, { min: 1, max: 2_147_483_647 }),
    hasNoStamp: wire('sin_timbre', optionally(flag, false)),
    xml: optional(
      ruled(() =>
        z
          .string()
          .max(1_000_000, 'tooLong')
          .meta({ description: 'The document as it was stamped' }),
      ),
    ),
  },
  gives: object({ ...createdFields, review: wire('revision', nullable(word(reviewReasons))) }),
  errors: {
    404: ['notFound'],
    409: ['invoiceNotPending', 'invoiceMayBeStamped', 'stampingMissing'],
    422: ['stampNotOfInvoice', 'stampUnknownToSat'],
    503: ['stampingMissing', 'satSilent'],
  },
});
