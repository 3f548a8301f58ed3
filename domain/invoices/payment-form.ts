import type { CardFunding, PaymentMethod } from '../donations/donation-kind.ts';

/** A donation that an invoice is made for, as far as its payment goes. */
interface Paid {
  method: PaymentMethod;
  /** null also where the provider does not say. */
  cardFunding: CardFunding | null;
  amountCents: number;
}

type Forms = readonly [string, ...string[]];

/**
 * Codes of c_FormaPago by how a donation was paid, the usual one first. 99 (to be defined) is none of them: whoever
 * invoices what was paid knows how. A wallet collects for the donor (31), or is taken for electronic money (05, 06); a
 * voucher is paid in cash at a store (01).
 */
const formsOf: Readonly<Record<Exclude<PaymentMethod, 'card'>, Forms>> = {
  wallet: ['31', '05', '06'],
  voucher: ['01'],
  cash: ['01'],
  check: ['02'],
  transfer: ['03'],
};

/**
 * Credit (04), debit (28) or services (29), as the card's provider says; its holder may know better. A prepaid card
 * spends money that was paid in, as one of debit does: it is a monedero (05) only of issuers whom the SAT has
 * authorised, or electronic money (06).
 */
const formsOfCard: Readonly<Record<CardFunding, Forms>> = {
  credit: ['04', '28', '29'],
  debit: ['28', '04', '29'],
  prepaid: ['28', '05', '06', '04', '29'],
};

/** What may be said of donations that share an invoice: as of the largest one among them (SAT, filling guide). */
export function paymentFormsOf(donations: readonly Paid[]): Forms {
  const [largest] = [...donations].sort((a, b) => b.amountCents - a.amountCents);
  const { method = 'card', cardFunding = null } = largest ?? {};
  return method === 'card' ? formsOfCard[cardFunding ?? 'credit'] : formsOf[method];
}
