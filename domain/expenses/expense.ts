import { z } from 'zod';
import { line } from '../accounts/fields.ts';
import { addDays, isDate } from '../dates.ts';
import type { PlainKey } from '../error-messages/error-messages.ts';
import type { MessageKey } from '../messages.ts';
import { parsePesos } from '../money.ts';
import { tidyText } from '../text.ts';
import {
  type ExpenseCategory,
  type ExpensePayer,
  expenseCategory,
  expenseLimits,
  expensePayer,
} from './expense-kinds.ts';

const error = (key: MessageKey) => ({ error: key });

/** Centavos of an amount in pesos: a number, or a text as people type it. */
export const amountInPesos = z
  .union([z.number(), z.string()], error('amountInvalid'))
  .transform((value, context) => {
    const cents = typeof value === 'number' ? centsOf(value) : parsePesos(value);
    if (cents !== undefined && cents > 0 && cents <= expenseLimits.largestCents) return cents;
    context.addIssue({ code: 'custom', message: 'amountInvalid' });
    return z.NEVER;
  });

function centsOf(pesos: number): number | undefined {
  const cents = Math.round(pesos * 100);
  return Math.abs(pesos * 100 - cents) < 1e-4 ? cents : undefined;
}

/** An expense as somebody writes it. Issues carry message keys. */
export const expenseInput = z
  .object({
    onDate: z.string(error('invalidDate')).refine(isDate, error('invalidDate')),
    category: z.enum(expenseCategory.values, error('chooseOption')),
    /** Who was paid: a clinic, a shop. */
    supplier: line(120),
    amount: amountInPesos,
    note: z
      .string()
      .transform(tidyText)
      .pipe(z.string().max(expenseLimits.note, error('tooLong')))
      .default(''),
    payer: z.enum(expensePayer.values, error('chooseOption')),
    campaignId: z
      .string(error('chooseOption'))
      .max(100, error('chooseOption'))
      .nullish()
      .transform((id) => id || null),
  })
  .transform(({ amount, ...facts }) => ({ ...facts, amountCents: amount }));

/** Days are YYYY-MM-DD, amounts centavos. */
export interface ExpenseFacts {
  onDate: string;
  category: ExpenseCategory;
  supplier: string;
  amountCents: number;
  note: string;
  payer: ExpensePayer;
  /** Whose gifts are to pay it; null: as the rules of spending say. */
  campaignId: string | null;
}

/** What is wrong with its day; `today` is YYYY-MM-DD. */
export function expenseDayProblem(onDate: string, today: string): PlainKey | undefined {
  if (onDate > today) return 'expenseInFuture';
  if (onDate < addDays(today, -366 * expenseLimits.yearsBack)) return 'expenseTooOld';
  return undefined;
}

/** What an invoice's XML says. */
export interface CfdiFacts {
  /** Fiscal folio, in capitals. */
  uuid: string;
  supplier: string;
  supplierRfc: string;
  onDate: string;
  totalCents: number;
}

/** Of the pets that an invoice is divided over: which one the expense is the share of. */
export interface ExpenseShare {
  /** The same for all shares of the invoice. */
  invoiceId: string;
  /** From 1. */
  number: number;
  /** How many the invoice was divided into; a share that went with its pet is among them. */
  of: number;
  /** What all shares come to, in centavos; one that went with its pet is in it. */
  invoiceCents: number;
}

/** As it is kept. */
export interface Expense extends ExpenseFacts {
  id: string;
  /** null: the expense is one pet's, or nobody's. */
  share: ExpenseShare | null;
  /** null: of no pet, or of one that there is no more. */
  petId: string | null;
  /** Of a pet that there is no more; else ''. */
  petName: string;
  /** Of the invoice; '' without one. */
  supplierRfc: string;
  cfdiUuid: string | null;
  /** The invoice's total, of which the expense may be a part. */
  cfdiCents: number | null;
  authorId: string | null;
  /** Instants. */
  createdAt: string;
  changedAt: string;
  deletedAt: string | null;
  version: number;
}
