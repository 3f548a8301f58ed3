import { z } from 'zod';
import { isDate } from '../dates.ts';
import type { DonationKind } from '../donations/donation-kind.ts';
import type { PlainKey } from '../error-messages/error-messages.ts';
import { type ExpenseCategory, expenseCategory } from '../expenses/expense-kinds.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';

/** What a gift is for, where its donor chose something. */
export const giftPurpose = vocabulary({ pet: 'mascota', campaign: 'campana', kind: 'destino' });
export type GiftPurpose = ValueOf<typeof giftPurpose>;

/** Gifts of these pay certain kinds of expense alone; the others help wherever it is needed. */
export const restrictedKinds = ['food', 'sterilization', 'treatment'] as const;
export type RestrictedKind = (typeof restrictedKinds)[number];

const isRestricted = (kind: DonationKind): kind is RestrictedKind =>
  (restrictedKinds as readonly string[]).includes(kind);

/** What a gift may pay alone, by its kind or by its concept; '' where it helps wherever it is needed. */
export function restrictionOf({ kind, productId }: Chosen): string {
  if (isRestricted(kind)) return kind;
  return kind === 'other' && productId !== null ? `concept ${productId}` : '';
}

/** What a donor, or a campaign, chose that its money is for. */
export interface Chosen {
  kind: DonationKind;
  /** Of `other`. */
  productId: string | null;
}

/** The restrictions that an expense of this kind is within. */
export const restrictionsFor = (
  category: ExpenseCategory,
  { kinds, concepts }: Pick<SpendingRules, 'kinds' | 'concepts'>,
): string[] => [
  ...restrictedKinds.filter((kind) => kinds[kind].includes(category)),
  ...concepts
    .filter(({ categories: paid }) => paid.includes(category))
    .map(({ productId }) => `concept ${productId}`),
];

/** Days that an expense may be older than the gift that pays it. */
const mostDaysBack = 366;

const error = (key: PlainKey) => ({ error: key });
const categories = z
  .array(z.enum(expenseCategory.values, error('chooseOption')))
  .min(1, error('chooseOption'))
  .max(expenseCategory.values.length)
  .transform((all) => expenseCategory.values.filter((one) => all.includes(one)));

/** By what rules gifts pay expenses, as whoever keeps the books sets them. Issues carry message keys. */
export const spendingRules = z.object({
  /** YYYY-MM-DD: gifts and expenses of before are left alone. */
  startsOn: z.string(error('invalidDate')).refine(isDate, error('invalidDate')),
  /** Which purpose pays first where an expense is of several; what is left of it gifts without one pay. */
  order: z
    .array(z.enum(giftPurpose.values, error('chooseOption')))
    .length(giftPurpose.values.length, error('chooseOption'))
    .refine((all) => new Set(all).size === all.length, error('chooseOption')),
  /** Expenses of other kinds no gift pays. */
  categories,
  kinds: z.object({
    food: categories,
    sterilization: categories,
    treatment: categories,
  } satisfies Record<RestrictedKind, typeof categories>),
  /** Of the concepts of other gifts. Gifts for one that is not here pay nothing: nobody has said what. */
  concepts: z
    .array(z.object({ productId: z.string().max(100), categories }))
    .max(500)
    .refine((all) => new Set(all.map(({ productId }) => productId)).size === all.length),
  daysBack: z
    .int(error('spendingDaysInvalid'))
    .min(0, error('spendingDaysInvalid'))
    .max(mostDaysBack, error('spendingDaysInvalid')),
  /** Whether donors read what their gifts paid. */
  tellsDonors: z.boolean(),
});
export type SpendingRules = z.output<typeof spendingRules>;

const medical: ExpenseCategory[] = [
  'consultation',
  'vaccines',
  'surgery',
  'laboratory',
  'medicine',
];

/** Until somebody sets others. @param startsOn YYYY-MM-DD */
export const usualRules = (startsOn: string): SpendingRules => ({
  startsOn,
  order: ['pet', 'campaign', 'kind'],
  categories: [...expenseCategory.values],
  kinds: { food: ['food'], sterilization: ['surgery'], treatment: medical },
  concepts: [],
  daysBack: 30,
  tellsDonors: false,
});
