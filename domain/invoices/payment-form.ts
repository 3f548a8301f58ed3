import type { PaymentMethod } from '../donations/donation-kind.ts';

/** A donation that an invoice is made for, as far as its payment goes. */
interface Paid {
  method: PaymentMethod;
  amountCents: number;
}

/**
 * Codes of c_FormaPago by how a donation was paid, the usual one first. 99 (to be defined) is none of them: whoever
 * invoices what was paid knows how. Of a card, only its holder knows whether it is one of credit (04), debit (28) or
 * services (29); a wallet collects for the donor (31), or is taken for electronic money (05, 06); a voucher is paid in
 * cash at a store (01).
 */
const formsOf: Readonly<Record<PaymentMethod, readonly [string, ...string[]]>> = {
  card: ['04', '28', '29'],
  wallet: ['31', '05', '06'],
  voucher: ['01'],
};

/** What may be said of donations that share an invoice: as of the largest one among them (SAT, filling guide). */
export function paymentFormsOf(donations: readonly Paid[]): readonly [string, ...string[]] {
  const [largest] = [...donations].sort((a, b) => b.amountCents - a.amountCents);
  return formsOf[largest?.method ?? 'card'];
}
