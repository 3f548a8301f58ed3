import type { PaymentMethod } from '../donations/donation-kind.ts';
import { paymentMethods } from '../donations/donation-kind.ts';
import type { ExpenseCategory } from '../expenses/expense-kinds.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** Gifts below which a sum would tell what somebody gave. */
export const fewestGifts = 3;

/** Receipts of a month that everybody may read. */
export const mostReceipts = 300;

/** What gifts were for, as everybody reads it; 'merged': of several purposes, each of too few gifts. */
export const publicPurpose = vocabulary({
  pet: 'mascotas',
  campaign: 'campanas',
  food: 'alimento',
  sterilization: 'esterilizacion',
  treatment: 'tratamiento',
  other: 'otros',
  merged: 'juntos',
});
export type PublicPurpose = ValueOf<typeof publicPurpose>;

/** How gifts came, likewise. */
export const publicWay = vocabulary<PaymentMethod | 'merged'>({
  ...(Object.fromEntries(
    paymentMethods.values.map((method) => [method, paymentMethods.toWire(method)]),
  ) as Record<PaymentMethod, string>),
  merged: 'juntos',
});
export type PublicWay = ValueOf<typeof publicWay>;

/** A sum of gifts, in centavos after what went back in the month. */
export interface Cell<Key extends string> {
  key: Key;
  gifts: number;
  cents: number;
}

interface PublicReceipt {
  /** YYYY-MM-DD */
  onDate: string;
  category: ExpenseCategory;
  cents: number;
  /** Of a company, where the organisation shows it; else null. */
  supplier: string | null;
}

/** What everybody reads of a month: nothing of it can be told of one gift. */
export interface PublicMonth {
  /** YYYY-MM */
  month: string;
  /** YYYY-MM-DD on which it was added up. */
  asOf: string;
  /** No money moved: it is of the test mode. */
  isTest: boolean;
  gifts: number;
  incomeCents: number;
  purposes: Cell<PublicPurpose>[];
  ways: Cell<PublicWay>[];
  costs: number;
  spentCents: number;
  categories: { category: ExpenseCategory; costs: number; cents: number }[];
  /** Of `spentCents`, what gifts paid by the rules; null where it is of too few gifts. */
  coveredCents: number | null;
  receipts: PublicReceipt[];
}

/**
 * The largest first. Sums of too few gifts become one; where that is still of too few, the next smallest goes with them, so that
 * it cannot be computed from what is left.
 */
export function mergeSmall<Key extends string>(
  cells: readonly Cell<Key>[],
): Cell<Key | 'merged'>[] {
  const bySize = cells.filter(({ gifts }) => gifts > 0).sort((a, b) => a.gifts - b.gifts);
  const small = bySize.filter(({ gifts }) => gifts < fewestGifts);
  const large: Cell<Key | 'merged'>[] = bySize.slice(small.length);
  const merged: Cell<'merged'> = { key: 'merged', gifts: 0, cents: 0 };
  const take = ({ gifts, cents }: Cell<Key | 'merged'>) => {
    merged.gifts += gifts;
    merged.cents += cents;
  };
  small.forEach(take);
  while (merged.gifts > 0 && merged.gifts < fewestGifts) {
    const next = large.shift();
    if (!next) break;
    take(next);
  }
  const shown = merged.gifts > 0 ? [...large, merged] : large;
  return shown.sort((a, b) => b.cents - a.cents);
}

const rfc = /[A-ZÑ&]{3,4}[ -]?\d{6}[ -]?[A-Z\d]{3}/giu;
/** An address, a telephone or another number of somebody. */
const notPublic = /@|\d[\d\s-]{6,}\d/u;

/** A company's name, as everybody may read it; null of people, and where it holds what is nobody else's business. */
export function publicSupplier(name: string, supplierRfc: string): string | null {
  // Of companies they have twelve characters, of people thirteen.
  if (!/^[A-ZÑ&]{3}\d{6}[A-Z\d]{3}$/u.test(supplierRfc)) return null;
  const plain = name.replace(rfc, '').replace(/\s+/g, ' ').trim();
  return plain === '' || notPublic.test(plain) ? null : plain;
}
