import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What a donation is for. */
const gifts = {
  monthly: 'recurrente',
  food: 'alimento',
  sterilization: 'esterilizacion',
  treatment: 'tratamiento',
  other: 'otros',
} as const;
export const donationKinds = vocabulary(gifts);
export type DonationKind = ValueOf<typeof donationKinds>;

/** What an adoption's contract asks for, paid by the same ways. No gift, and in no sum of gifts. */
const charges = {
  recoveryFee: 'cuota_recuperacion',
  sterilizationDeposit: 'deposito_esterilizacion',
} as const;
export const chargeKinds = vocabulary(charges);
export type ChargeKind = ValueOf<typeof chargeKinds>;

/** Of whatever the ledger holds. */
export const paymentKinds = vocabulary({ ...gifts, ...charges });
export type PaymentKind = ValueOf<typeof paymentKinds>;

export const isChargeKind = (kind: PaymentKind): kind is ChargeKind =>
  kind === 'recoveryFee' || kind === 'sterilizationDeposit';

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
