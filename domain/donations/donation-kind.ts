import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What a donation is for. */
export const donationKinds = vocabulary({
  monthly: 'recurrente',
  food: 'alimento',
  sterilization: 'esterilizacion',
  treatment: 'tratamiento',
  other: 'otros',
});
export type DonationKind = ValueOf<typeof donationKinds>;

/** Those that are given once, in the order of their buttons. */
export const singleKinds = ['food', 'sterilization', 'treatment', 'other'] as const;
export type SingleKind = (typeof singleKinds)[number];

/** How a donation is paid. */
export const paymentMethods = vocabulary({
  card: 'tarjeta',
  wallet: 'monedero',
  /** Cash, at a store. */
  voucher: 'efectivo',
  /** By SPEI to a CLABE of the donation's own; of those that were brought in, to whatever account. */
  transfer: 'transferencia',
  /** Cash, in somebody's hand. */
  cash: 'efectivo_en_mano',
  check: 'cheque',
});
export type PaymentMethod = ValueOf<typeof paymentMethods>;

/** What a card draws on, as far as its provider knows. */
export const cardFundings = vocabulary({
  credit: 'credito',
  debit: 'debito',
  prepaid: 'prepago',
});
export type CardFunding = ValueOf<typeof cardFundings>;

/** Those that the portal takes donations by; the others are of donations that came outside of it. */
export type PortalMethod = Extract<PaymentMethod, 'card' | 'wallet' | 'voucher' | 'transfer'>;
