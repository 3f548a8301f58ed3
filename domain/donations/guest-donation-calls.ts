import { command, creation, type DataOfCall, fileQuery, query } from '../contract/call.ts';
import {
  bounded,
  cents,
  count,
  day,
  flag,
  id,
  inputId,
  inputText,
  instant,
  list,
  nullable,
  object,
  optional,
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { invoiceStates } from '../invoices/invoice-state.ts';
import { donationKinds, paymentMethods } from './donation-kind.ts';
import { donationStates } from './donation-state.ts';
import { lang } from './payment-shapes.ts';

/** What the link in the mail opens to whoever gave without an account: one gift. */

const key = wire('clave', bounded(text, { max: 100 }));
const captcha = optional(bounded(text, { max: 10_000 }));

const invoice = object({
  number: wire('numero', text),
  status: wire('estado', word(invoiceStates)),
  hasFiles: wire('tiene_archivos', flag),
});

export const openGuestDonation = query('donativo:consultar', {
  access: 'everyone',
  takes: { key, ...lang },
  gives: object({
    id,
    status: wire('estado', word(donationStates)),
    /** Series and folio; null until it is paid. */
    number: wire('numero', nullable(text)),
    kind: wire('tipo', word(donationKinds)),
    /** What it is for, in the language of the call. */
    purpose: wire('para', text),
    method: wire('metodo', word(paymentMethods)),
    amountCents: wire('monto', cents),
    refundedCents: wire('reembolsado', cents),
    date: wire('fecha', day),
    anonymous: wire('anonima', flag),
    isTest: wire('de_prueba', flag),
    wantsInvoice: wire('impuestos', flag),
    /** While it waits to be paid: the slip's digits, or the CLABE, and until when. */
    reference: wire('referencia', nullable(text)),
    clabe: nullable(text),
    payUntil: wire('pagar_hasta', nullable(instant)),
    invoice: wire('factura', nullable(invoice)),
    /** Whether an invoice can be asked for now, and the last day where there is one. */
    mayAskInvoice: wire('puede_facturar', flag),
    askInvoiceUntil: wire('facturar_hasta', nullable(day)),
  }),
  errors: { 404: ['notFound'] },
});

export type GuestDonation = DataOfCall<typeof openGuestDonation>;

/** How the payment stands, for the browser that began it: by the key that the creating call gave. */
export const openGuestPayment = query('donativo:consultar_pago', {
  access: 'everyone',
  takes: { key, ...lang },
  gives: object({
    id,
    status: wire('estado', word(donationStates)),
    number: wire('numero', nullable(text)),
    method: wire('metodo', word(paymentMethods)),
    kind: wire('tipo', word(donationKinds)),
    productId: wire('producto_id', nullable(text)),
    petId: wire('mascota_id', nullable(text)),
    campaignId: wire('campana_id', nullable(text)),
    purpose: wire('para', text),
    amountCents: wire('monto', cents),
    anonymous: wire('anonima', flag),
    wantsInvoice: wire('impuestos', flag),
    email: text,
  }),
  errors: { 404: ['notFound'] },
});

export type GuestPayment = DataOfCall<typeof openGuestPayment>;

export const printGuestReceipt = fileQuery('donativo:recibo', {
  access: 'everyone',
  takes: { key, ...lang },
  produces: 'application/pdf',
  errors: { 404: ['notFound'], 409: ['receiptOfUnpaid'] },
});

/** Who it is made out to is said with it, for there is no profile. */
export const invoiceGuestDonation = creation('donativo:facturar', {
  access: 'everyone',
  takes: {
    key,
    rfc: optionally(inputText, ''),
    legalName: wire('razon_social', optionally(inputText, '')),
    taxRegime: wire('regimen_fiscal', optionally(inputText, '')),
    taxPostalCode: wire('cp_fiscal', optionally(inputText, '')),
    ...lang,
  },
  gives: invoice,
  errors: {
    404: ['notFound'],
    409: [
      'issuerMissing',
      'stampingMissing',
      'donationNotPaid',
      'donationOfTrial',
      'donationInvoiced',
      'donationInvoiceUnderWay',
      'donationInGlobalInvoice',
      'invoiceAskedLate',
    ],
    422: ['regimeDoesNotFit'],
  },
});

const invoiceFile = {
  access: 'everyone',
  takes: { key },
  errors: { 404: ['notFound'] },
} as const;
export const openGuestInvoicePdf = fileQuery('donativo:factura_pdf', {
  ...invoiceFile,
  produces: 'application/pdf',
});
export const openGuestInvoiceXml = fileQuery('donativo:factura_xml', {
  ...invoiceFile,
  produces: 'application/xml',
});

/** Gifts without an account under the account's own address, which it may take over. */
export const findClaimableDonations = query('donaciones:sin_reclamar', {
  access: 'session',
  takes: lang,
  gives: list(
    object({
      id,
      status: wire('estado', word(donationStates)),
      number: wire('numero', nullable(text)),
      purpose: wire('para', text),
      amountCents: wire('monto', cents),
      date: wire('fecha', day),
    }),
  ),
});

export type ClaimableDonation = DataOfCall<typeof findClaimableDonations>[number];

/** Takes those that are named into the account; of others nothing happens. */
export const claimDonations = command('donaciones:reclamar', {
  access: 'session',
  takes: { ids: list(inputId, { max: 50 }) },
  gives: object({ claimed: wire('reclamados', count) }),
});

/** The same answer whether or not anything was given under the address. */
export const requestGuestLinks = command('donativo:pedir_enlace', {
  access: 'everyone',
  takes: { email: optionally(inputText, ''), captcha, ...lang },
  gives: object({ status: wire('estado', text) }),
  errors: { 422: ['captchaRequired', 'captchaExpired'] },
});
