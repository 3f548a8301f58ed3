import { type ChargeKind, isChargeKind } from '#domain/donations/donation-kind.ts';
import { donationPurpose, folioOf, methodNames } from '#domain/donations/donation-words.ts';
import { providerNameIn } from '#domain/donations/provider-names.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import type { Movement } from '../donations/donation-references.ts';

type Row = readonly (string | number)[];

interface Words {
  file: string;
  sheets: { movements: string; invoices: string; sums: string };
  movements: readonly string[];
  invoices: readonly string[];
  sums: readonly string[];
  /** What came for what an adoption asks for is no donation, and is counted apart. */
  kinds: Record<Movement['kind'] | ChargeKind, string>;
  invoice: string;
  /** Of a gift that is no money: no movement belongs to it. */
  inKindInvoice: string;
  states: Partial<Record<Invoice['status'], string>>;
  total: string;
  trial: string;
}

export const accountingWords: Bilingual<Words> = {
  es: {
    file: 'contabilidad',
    sheets: { movements: 'Movimientos', invoices: 'Facturas', sums: 'Resumen' },
    movements: [
      'Fecha',
      'Movimiento',
      'Folio del donativo',
      'Destino',
      'Forma de pago',
      'Proveedor',
      'Referencia del proveedor',
      'Monto',
      'Folio fiscal de su factura',
    ],
    invoices: ['Fecha', 'Factura', 'Folio fiscal', 'RFC', 'Nombre', 'Total', 'Estado'],
    sums: ['Movimiento', 'Cuántos', 'Monto'],
    kinds: {
      payment: 'Donativo',
      refund: 'Reembolso',
      dispute: 'Disputa',
      disputeFee: 'Comisión por disputa',
      handBack: 'Devolución directa',
      recoveryFee: 'Cuota de recuperación',
      sterilizationDeposit: 'Depósito en garantía',
    },
    invoice: 'Factura',
    inKindInvoice: 'Factura de donativo en especie',
    states: { valid: 'Vigente', cancelling: 'En cancelación', cancelled: 'Cancelada' },
    total: 'Total de movimientos',
    trial: 'De prueba',
  },
  en: {
    file: 'accounting',
    sheets: { movements: 'Movements', invoices: 'Invoices', sums: 'Summary' },
    movements: [
      'Date',
      'Movement',
      'Donation',
      'For',
      'Payment method',
      'Provider',
      'Reference of the provider',
      'Amount',
      'Fiscal UUID of its invoice',
    ],
    invoices: ['Date', 'Invoice', 'Fiscal UUID', 'RFC', 'Name', 'Total', 'State'],
    sums: ['Movement', 'How many', 'Amount'],
    kinds: {
      payment: 'Donation',
      refund: 'Refund',
      dispute: 'Dispute',
      disputeFee: 'Fee of a dispute',
      handBack: 'Handed back',
      recoveryFee: 'Recovery fee',
      sterilizationDeposit: 'Deposit held',
    },
    invoice: 'Invoice',
    inKindInvoice: 'Invoice of a gift in kind',
    states: { valid: 'Valid', cancelling: 'Being canceled', cancelled: 'Canceled' },
    total: 'All movements',
    trial: 'Trial',
  },
};

const pesos = (cents: number) => cents / 100;

const kindOf = ({ kind, donation }: Pick<Movement, 'kind' | 'donation'>) =>
  kind === 'payment' && isChargeKind(donation.kind) ? donation.kind : kind;

/** Marked where no money moved, whoever took it: a demonstration has cash and transfers as well. */
function takenBy({ provider, isTest }: Movement['donation'], language: Language): string {
  const { trial } = accountingWords[language];
  if (provider === 'test') return trial;
  const name = providerNameIn(provider, language);
  return isTest ? `${name} (${trial})` : name;
}

/** In the order of `movements`. */
export function movementRow({ date, kind, amountCents, donation }: Movement, language: Language) {
  const words = accountingWords[language];
  return [
    date,
    words.kinds[kindOf({ kind, donation })],
    folioOf(donation),
    donationPurpose(donation, language),
    methodNames[donation.method][language],
    takenBy(donation, language),
    donation.reference ?? '',
    pesos(amountCents),
    donation.cfdi ?? '',
  ];
}

/** In the order of `invoices`. */
export function invoiceRow(invoice: Invoice, language: Language): Row {
  const words = accountingWords[language];
  const named = words.states[invoice.status] ?? '';
  const state = invoice.kind === 'inKind' ? `${words.inKindInvoice}: ${named}` : named;
  return [
    invoice.issuedAt.slice(0, 10),
    folioOf(invoice),
    invoice.uuid ?? '',
    invoice.receiverRfc,
    invoice.receiverName,
    pesos(invoice.totalCents),
    invoice.isTest ? `${state} (${words.trial})` : state,
  ];
}

/** In the order of `sums`; what did not happen is left out. */
export function sumRows(
  movements: readonly Movement[],
  invoices: readonly Invoice[],
  language: Language,
): Row[] {
  const words = accountingWords[language];
  const kinds = Object.keys(words.kinds) as ReturnType<typeof kindOf>[];
  const line = (name: string, cents: readonly number[]): Row => [
    name,
    String(cents.length),
    pesos(cents.reduce((sum, one) => sum + one, 0)),
  ];
  const amounts = (some: readonly Movement[]) => some.map(({ amountCents }) => amountCents);
  const byKind = kinds.map((kind) =>
    line(words.kinds[kind], amounts(movements.filter((one) => kindOf(one) === kind))),
  );
  const byState = (['valid', 'cancelling', 'cancelled'] as const).flatMap((state) =>
    [false, true].map((isInKind) =>
      line(
        `${isInKind ? words.inKindInvoice : words.invoice}: ${words.states[state]}`,
        invoices
          .filter(({ status, kind }) => status === state && (kind === 'inKind') === isInKind)
          .map(({ totalCents }) => totalCents),
      ),
    ),
  );
  return [...byKind, line(words.total, amounts(movements)), ...byState].filter(
    ([, count]) => count !== '0',
  );
}
