import type { EntryKind } from '#domain/donations/entry-kind.ts';
import type { Bilingual } from '#domain/language.ts';

export interface ReceiptWords {
  receipt: string;
  receiptOf: (siteName: string) => string;
  thanks: string;
  testMode: string;
  labels: {
    date: string;
    donor: string;
    purpose: string;
    pet: string;
    method: string;
    recipient: string;
    invoice: string;
  };
  anonymous: string;
  /** The donor's account is gone. */
  nobody: string;
  given: string;
  refunds: string;
  refundHead: readonly string[];
  /** A line of the ledger that is no payment: what it took, or what came back of that. */
  moved: Record<Exclude<EntryKind, 'payment'>, { taken: string; returned: string }>;
  remaining: string;
  notFiscal: string;
  statementNotFiscal: string;
  /** What to do for an invoice, or why there is none. */
  invoiceOpen: string;
  invoiceMade: string;
  footer: (siteName: string) => string;
  statement: (year: number) => string;
  statementThanks: string;
  statementFooter: (siteName: string) => string;
  yearTotal: string;
  byMonth: string;
  allMonths: string;
  all: string;
  movements: string;
  movementHead: readonly string[];
  more: (shown: number) => string;
  none: string;
  months: string;
  someTest: string;
  files: { receipt: (folio: string) => string; statement: (year: number) => string; all: string };
}

export const receiptWords: Bilingual<ReceiptWords> = {
  es: {
    receipt: 'Recibo de donativo',
    receiptOf: (siteName) => `Lo que diste a ${siteName}`,
    thanks: 'Gracias por apoyar a la causa: con tu donativo cuidamos, curamos y esterilizamos.',
    testMode: 'Modo de prueba: este donativo no movió dinero y este recibo no ampara ningún pago.',
    labels: {
      date: 'Fecha de pago',
      donor: 'Donante',
      purpose: 'Para',
      pet: 'Mascota',
      method: 'Forma de pago',
      recipient: 'Recibió',
      invoice: 'Factura (UUID)',
    },
    anonymous: 'Donativo anónimo',
    nobody: 'Cuenta eliminada',
    given: 'Donativo',
    refunds: 'Reembolsos y disputas',
    refundHead: ['Fecha', 'Movimiento', 'Monto'],
    moved: {
      refund: { taken: 'Reembolso', returned: 'Reembolso que tu banco no aceptó' },
      dispute: { taken: 'En disputa con tu banco o monedero', returned: 'Disputa resuelta' },
      handBack: { taken: 'Devolución', returned: 'Devolución' },
    },
    remaining: 'Queda de tu donativo',
    notFiscal:
      'Este recibo no es un comprobante fiscal (CFDI): confirma que recibimos tu donativo y no sirve para deducir impuestos.',
    statementNotFiscal:
      'Esta constancia no es un comprobante fiscal (CFDI) y no sirve para deducir impuestos.',
    invoiceOpen: 'Pediste factura: genérala en «Mis donativos», en el portal.',
    invoiceMade: 'Para deducirlo usa su factura (CFDI), que descargas en «Mis donativos».',
    footer: (siteName) => `${siteName} · Recibo de donativo, sin efectos fiscales`,
    statement: (year) => `Tus donativos de ${year}`,
    statementThanks: 'Gracias por todo lo que hiciste posible.',
    statementFooter: (siteName) =>
      `${siteName} · Constancia anual de donativos, sin efectos fiscales`,
    yearTotal: 'Total del año',
    byMonth: 'Por mes y tipo',
    allMonths: 'Todo el año',
    all: 'Total',
    movements: 'Movimientos',
    movementHead: ['Fecha', 'Folio', 'Para', 'Forma de pago', 'Monto'],
    more: (shown) =>
      `Aquí están los primeros ${shown}; los totales los cuentan todos. La lista completa la descargas como CSV.`,
    none: 'Este año no hay donativos recibidos.',
    months: 'Mes',
    someTest: 'Incluye donativos en modo de prueba, que no movieron dinero.',
    files: {
      receipt: (folio) => `Recibo de donativo ${folio}.pdf`,
      statement: (year) => `Mis donativos ${year}.pdf`,
      all: 'mis-donativos',
    },
  },
  en: {
    receipt: 'Donation receipt',
    receiptOf: (siteName) => `What you gave to ${siteName}`,
    thanks: 'Thank you for supporting the cause: your donation feeds, heals and sterilizes.',
    testMode: 'Test mode: this donation moved no money and this receipt stands for no payment.',
    labels: {
      date: 'Paid on',
      donor: 'Donor',
      purpose: 'For',
      pet: 'Pet',
      method: 'Payment method',
      recipient: 'Received by',
      invoice: 'Invoice (UUID)',
    },
    anonymous: 'Anonymous donation',
    nobody: 'Account erased',
    given: 'Donation',
    refunds: 'Refunds and disputes',
    refundHead: ['Date', 'Movement', 'Amount'],
    moved: {
      refund: { taken: 'Refund', returned: 'Refund that your bank did not take' },
      dispute: { taken: 'Disputed with your bank or wallet', returned: 'Dispute decided' },
      handBack: { taken: 'Handed back', returned: 'Handed back' },
    },
    remaining: 'Left of your donation',
    notFiscal:
      'This receipt is not a Mexican tax invoice (CFDI): it confirms that we received your donation and cannot be used to deduct taxes.',
    statementNotFiscal:
      'This statement is not a Mexican tax invoice (CFDI) and cannot be used to deduct taxes.',
    invoiceOpen: 'You asked for an invoice: generate it under “My donations” on the portal.',
    invoiceMade: 'To deduct it use its invoice (CFDI), which you download under “My donations”.',
    footer: (siteName) => `${siteName} · Donation receipt, without effect on taxes`,
    statement: (year) => `Your donations in ${year}`,
    statementThanks: 'Thank you for all that you made possible.',
    statementFooter: (siteName) => `${siteName} · Yearly statement, without effect on taxes`,
    yearTotal: 'Total of the year',
    byMonth: 'By month and kind',
    allMonths: 'Whole year',
    all: 'Total',
    movements: 'Movements',
    movementHead: ['Date', 'Number', 'For', 'Payment method', 'Amount'],
    more: (shown) =>
      `These are the first ${shown}; the totals count all of them. Download the whole list as CSV.`,
    none: 'No donations were received this year.',
    months: 'Month',
    someTest: 'Includes donations in test mode, which moved no money.',
    files: {
      receipt: (folio) => `Donation receipt ${folio}.pdf`,
      statement: (year) => `My donations ${year}.pdf`,
      all: 'my-donations',
    },
  },
};
