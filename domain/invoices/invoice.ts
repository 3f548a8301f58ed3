import {
  type EntityOf,
  entries,
  field,
  internal,
  maybe,
  own,
  readBy,
  unqueried,
  word,
} from '../contract/field.ts';
import { documentFields } from '../documents/document.ts';
import { languageWords } from '../language-words.ts';
import { vocabulary } from '../vocabulary.ts';
import { reviewReasons } from './invoice-review.ts';
import { invoiceStates } from './invoice-state.ts';

/** The donors' own; the portal alone writes them. */
const shown = { ...own, writableBy: 'nobody' } as const;
const read = { ...shown, ...unqueried } as const;
const ofManagers = readBy('invoices.manage');

/** fee: of a recovery fee, which is no donation; inKind: of a gift that is no money; global: of a month's donations that nobody asked an invoice for, made out to the general public. */
const invoiceKinds = vocabulary({
  donation: 'donativo',
  fee: 'cuota',
  inKind: 'especie',
  global: 'global',
});

/** An invoice as its row holds it: what it says does not change, only what became of it. */
export const invoiceFields = {
  ...documentFields(invoiceStates, shown),
  updatedAt: field(null, 'date', { es: 'Cambiado', en: 'Changed' }, internal),
  kind: word('tipo', invoiceKinds, { es: 'Tipo', en: 'Kind' }, shown),
  /** Whose donations it is made for; null of a global one, and where the account was erased. */
  userId: maybe(field('usuario_id', 'reference', { es: 'Donante', en: 'Donor' }, shown)),
  customerId: maybe(
    field('encabezado.cliente_id', 'reference', { es: 'Cliente', en: 'Customer' }, shown),
  ),
  issuerId: field('encabezado.empresa_id', 'reference', { es: 'Emisor', en: 'Issuer' }, read),
  /** As it stands in the document: without a zone. */
  issuedAt: field('encabezado.fecha', 'date', { es: 'Fecha', en: 'Date' }, shown),
  /** YYYY-MM: the month that a global one covers. */
  month: maybe(field('encabezado.mes', 'text', { es: 'Mes', en: 'Month' }, shown)),
  paymentForm: field(
    'encabezado.forma_pago',
    'text',
    { es: 'Forma de pago', en: 'Form of payment' },
    read,
  ),
  cfdiUse: field('encabezado.uso_cfdi_codigo', 'text', { es: 'Uso de CFDI', en: 'CFDI use' }, read),
  /** Centavos; on the wire pesos. */
  totalCents: field('encabezado.total', 'number', { es: 'Total', en: 'Total' }, read),
  issuerRfc: field('emisor.rfc', 'text', { es: 'RFC del emisor', en: 'Issuer’s RFC' }, read),
  receiverRfc: field('receptor.rfc', 'text', { es: 'RFC', en: 'RFC' }, shown),
  receiverName: field('receptor.razon_social', 'text', { es: 'Nombre', en: 'Name' }, read),
  receiverRegime: field(
    'receptor.regimen_fiscal',
    'text',
    { es: 'Régimen fiscal', en: 'Tax regime' },
    read,
  ),
  receiverPostalCode: field(
    'receptor.cp_fiscal',
    'text',
    { es: 'Código postal fiscal', en: 'Tax postal code' },
    read,
  ),
  /** Of the SAT's stamp; null until there is one. */
  uuid: maybe(field('uuid', 'text', { es: 'Folio fiscal', en: 'Fiscal UUID' }, shown)),
  /** Without a zone: the hour of central Mexico. */
  stampedAt: maybe(field('timbrado', 'date', { es: 'Timbrado', en: 'Stamped' }, read)),
  /** Its stamp has no fiscal value. */
  isTest: field('prueba', 'flag', { es: 'De prueba', en: 'For trial' }, read),
  refusalCode: maybe(
    field('rechazo.codigo', 'text', { es: 'Código del rechazo', en: 'Refusal code' }, read),
  ),
  /** In the SAT's words. */
  refusalMessage: maybe(field('rechazo.mensaje', 'text', { es: 'Rechazo', en: 'Refusal' }, read)),
  /** Why a person has to look at it; null where nobody has to. */
  reviewReason: maybe(
    word('revision.motivo', reviewReasons, { es: 'Por revisar', en: 'To review' }, ofManagers),
  ),
  /** What is wrong with the provider's answer, as the document names it. */
  reviewDetail: maybe(
    field(
      'revision.detalle',
      'text',
      { es: 'Detalle', en: 'Detail' },
      { ...ofManagers, ...unqueried },
    ),
  ),
  cancellationMotive: maybe(
    field('cancelacion.motivo', 'text', { es: 'Motivo', en: 'Motive' }, read),
  ),
  /** UUID of the one that takes its place. */
  replacementUuid: maybe(
    field('cancelacion.folio_sustitucion', 'text', { es: 'Sustituye', en: 'Replaced by' }, read),
  ),
  /** Instant at which an administrator asked for it last. */
  cancellationAskedAt: maybe(
    field(null, 'date', { es: 'Cancelación pedida', en: 'Cancellation asked for' }, internal),
  ),
  /** Instant at which the provider took that request; null while nobody knows whether it did. */
  cancellationTakenAt: maybe(
    field(null, 'date', { es: 'Cancelación recibida', en: 'Cancellation taken' }, internal),
  ),
  email: field('email', 'text', { es: 'Correo', en: 'Email' }, { ...ofManagers, ...unqueried }),
  language: word('lang', languageWords, { es: 'Idioma', en: 'Language' }, read),
  /** Requests for a stamp of which nobody knows what they did: while there are any, it may be stamped. */
  unansweredStampings: field(
    null,
    'number',
    { es: 'Solicitudes sin respuesta', en: 'Unanswered requests' },
    internal,
  ),
  /** The sealed document, before it is stamped. */
  sealedXml: field(null, 'text', { es: 'XML sellado', en: 'Sealed XML' }, internal),
};

export type Invoice = EntityOf<typeof invoiceFields>;

/** A donation of an invoice, by its own series and folio. */
export interface InvoicedDonation {
  series: string;
  folio: number;
}

/** As people read it: with what it is made for and where its files are. */
export const invoiceDocumentFields = {
  ...invoiceFields,
  donations: entries<InvoicedDonation[]>()(
    'detalles.documentos',
    { es: 'Donativos', en: 'Donations' },
    read,
  ),
  /** Addresses for the session of its donor and of who keeps invoices; null while there is no file. */
  xml: maybe(field('xml', 'text', { es: 'XML', en: 'XML' }, read)),
  pdf: maybe(field('pdf', 'text', { es: 'PDF', en: 'PDF' }, read)),
  /** Address of what the provider answered, where that is no stamped document of ours. */
  answer: maybe(
    field(
      'revision.respuesta',
      'text',
      { es: 'Respuesta del PAC', en: 'The provider’s answer' },
      { ...ofManagers, ...unqueried },
    ),
  ),
};

export type InvoiceDocument = EntityOf<typeof invoiceDocumentFields>;
