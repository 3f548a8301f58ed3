import {
  type EntityOf,
  entries,
  field,
  internal,
  maybe,
  own,
  unqueried,
  word,
} from '../contract/field.ts';
import { documentFields } from '../documents/document.ts';
import { languageWords } from '../language-words.ts';
import { declineReasons } from './decline.ts';
import { type ChargeKind, cardFundings, paymentKinds, paymentMethods } from './donation-kind.ts';
import { donationStates } from './donation-state.ts';

/** The donors', who read and look for them; the portal alone writes them. */
const shown = { ...own, writableBy: 'nobody' } as const;
const read = { ...shown, ...unqueried } as const;

/** All donations that the portal took count their folios together. */
export const donationSeries = 'D';
/** Those that were brought in count theirs apart. */
export const pastSeries = 'H';
/** What adoptions ask for counts its own, so that donations have no gaps. */
export const chargeSeries = {
  recoveryFee: 'C',
  sterilizationDeposit: 'G',
} as const satisfies Record<ChargeKind, string>;

/** A voucher, as its donor takes it to the store. */
export interface DonationVoucher {
  /** The digits below the bars. */
  reference: string;
  barcodeUrl: string | null;
  /** Instant, UTC ISO 8601. */
  expiresAt: string;
}

/** Where a donor sends the money by SPEI: a CLABE of this donation alone. */
export interface DonationTransfer {
  /** 18 digits. */
  clabe: string;
  bank: string;
  /** Whom the provider names, else the organisation. */
  beneficiary: string;
  /** Digits that the donor may write as the concept. */
  reference: string;
  /** Instant, UTC ISO 8601. */
  expiresAt: string;
  /** What the donor said they would send; what came is the donation's amount. */
  askedCents: number;
}

/** A line of the ledger: money that came, or (below zero) went back. */
export interface LedgerEntry {
  /** Instant, UTC ISO 8601. */
  bookedAt: string;
  amountCents: number;
}

/** A donation as its row holds it. */
export const donationFields = {
  ...documentFields(donationStates, shown),
  /** null until it is paid. */
  folio: maybe(field('folio', 'number', { es: 'Folio', en: 'Folio' }, shown)),
  updatedAt: field(null, 'date', { es: 'Cambiado', en: 'Changed' }, internal),
  /** YYYY-MM-DD in the site's time zone: when it was paid, before that when it was begun. */
  date: field('encabezado.fecha', 'date', { es: 'Fecha', en: 'Date' }, shown),
  branchId: field('encabezado.sucursal_id', 'number', { es: 'Sucursal', en: 'Branch' }, shown),
  customerId: maybe(
    field('encabezado.cliente_id', 'reference', { es: 'Cliente', en: 'Customer' }, shown),
  ),
  /** The donor asked for an invoice. */
  wantsInvoice: field(
    'encabezado.impuestos',
    'flag',
    { es: 'Pidió factura', en: 'Wants an invoice' },
    shown,
  ),
  /** null where the account was erased. */
  userId: maybe(field('usuario_id', 'reference', { es: 'Donante', en: 'Donor' }, shown)),
  kind: word('tipo', paymentKinds, { es: 'Tipo', en: 'Kind' }, shown),
  method: word('metodo', paymentMethods, { es: 'Forma de pago', en: 'Payment method' }, shown),
  /** Of a card whose provider says so; its invoice goes by it. */
  cardFunding: maybe(
    word('tipo_tarjeta', cardFundings, { es: 'Tipo de tarjeta', en: 'Card type' }, read),
  ),
  /** 'test' is the built-in one. */
  provider: field('proveedor', 'text', { es: 'Proveedor', en: 'Provider' }, shown),
  /** No money moved. */
  isTest: field('prueba', 'flag', { es: 'De prueba', en: 'Test' }, read),
  productId: maybe(field('producto_id', 'reference', { es: 'Producto', en: 'Product' }, read)),
  /** As it was called then. */
  productName: field('producto', 'text', { es: 'Para', en: 'For' }, read),
  /** '' where it had no English name then. */
  productNameEn: field(
    'producto_en',
    'text',
    { es: 'Para, en inglés', en: 'For, in English' },
    read,
  ),
  petId: maybe(field('mascota_id', 'reference', { es: 'Mascota', en: 'Pet' }, shown)),
  campaignId: maybe(field('campana_id', 'reference', { es: 'Campaña', en: 'Campaign' }, read)),
  /** The person's page that it came by. */
  fundraiserId: maybe(
    field('recaudacion_id', 'reference', { es: 'Recaudación', en: 'Fundraiser' }, read),
  ),
  /** The company in whose name its donor gave; null: their own. */
  companyId: maybe(
    field('empresa_donante_id', 'reference', { es: 'Empresa', en: 'Company' }, read),
  ),
  /** Of a payment that is no gift: what an adoption asked for. */
  chargeId: maybe(field(null, 'reference', { es: 'Cuota', en: 'Charge' }, internal)),
  /** What the donor wrote to be shown on the campaign's page; '' where nothing is. */
  shownName: field('nombre_publico', 'text', { es: 'Nombre público', en: 'Public name' }, read),
  /** Centavos; on the wire pesos. Of a transfer what came, before that what was asked for. */
  amountCents: field('monto', 'number', { es: 'Monto', en: 'Amount' }, read),
  /** Centavos that have gone back, in refunds and in disputes; on the wire pesos. */
  refundedCents: field('reembolsado', 'number', { es: 'Reembolsado', en: 'Refunded' }, read),
  anonymous: field('anonima', 'flag', { es: 'Anónimo', en: 'Anonymous' }, read),
  email: field('email', 'text', { es: 'Correo', en: 'Email' }, { ...shown, longest: 254 }),
  language: word('lang', languageWords, { es: 'Idioma', en: 'Language' }, read),
  decline: maybe(
    word(
      'motivo',
      declineReasons,
      { es: 'Por qué no se cobró', en: 'Why it was not charged' },
      read,
    ),
  ),
  voucher: maybe(
    entries<DonationVoucher>()('vale', { es: 'Ficha de pago', en: 'Payment slip' }, read),
  ),
  transfer: maybe(
    entries<DonationTransfer>()(
      'spei',
      { es: 'Datos para transferir', en: 'Transfer details' },
      read,
    ),
  ),
  /** Instant, UTC ISO 8601. */
  paidAt: maybe(field('pagado_en', 'date', { es: 'Pagado', en: 'Paid' }, shown)),
  /** The fiscal UUID of its invoice. */
  cfdi: maybe(field('cfdi', 'text', { es: 'Factura', en: 'Invoice' }, read)),
  /** The provider's names: of the payment, and of the money that moved. */
  reference: maybe(field(null, 'text', { es: 'Referencia', en: 'Reference' }, internal)),
  settledAs: maybe(field(null, 'text', { es: 'Movimiento', en: 'Movement' }, internal)),
  /**
   * Centavos that were given back, and that the provider has taken in disputes and not put back. Together they may be
   * more than came, `refundedCents` not.
   */
  givenBackCents: field(null, 'number', { es: 'Reembolsos', en: 'Refunds' }, internal),
  disputedCents: field(null, 'number', { es: 'En disputa', en: 'Disputed' }, internal),
  /** Centavos of refunds that failed after they were made, so that the money is here again. */
  failedRefundCents: field(null, 'number', { es: 'Devuelto', en: 'Returned' }, internal),
  /** Of the monthly donation that it is one of. */
  subscriptionId: maybe(field(null, 'reference', { es: 'Mensual', en: 'Monthly' }, internal)),
  /** When the provider is asked about it next; null: nothing is left to ask. */
  nextCheckAt: maybe(field(null, 'date', { es: 'Siguiente', en: 'Next' }, internal)),
};

export type Donation = EntityOf<typeof donationFields>;

/** What was given back, without what was taken in disputes. */
export const refundsOf = ({
  refundedCents,
  disputedCents,
  givenBackCents,
}: Pick<Donation, 'refundedCents' | 'disputedCents' | 'givenBackCents'>): number =>
  // A process of the version before knows their sum alone.
  Math.max(givenBackCents, refundedCents - disputedCents);

/** What the document is about: one line. */
export type DonationDetail = Pick<
  Donation,
  'productId' | 'productName' | 'productNameEn' | 'amountCents'
>;

/** As people read it: with what it is about, and its lines of the ledger. */
export const donationDocumentFields = {
  ...donationFields,
  details: entries<DonationDetail[]>()('detalles', { es: 'Detalles', en: 'Details' }, read),
  entries: entries<LedgerEntry[]>()(
    'movimientos.cuentas_por_cobrar',
    { es: 'Movimientos', en: 'Movements' },
    read,
  ),
};

export type DonationDocument = EntityOf<typeof donationDocumentFields>;
