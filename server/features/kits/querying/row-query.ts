import type { PageRequest } from '#domain/paging.ts';

export const comparisons = ['=', '!=', '>', '>=', '<', '<='] as const;
type Comparison = (typeof comparisons)[number];

export const operators = [...comparisons, 'like', 'contains', 'in', 'is null'] as const;
export type Operator = (typeof operators)[number];

export type Scalar = string | number | boolean;

/**
 * One thing that must hold for a row. `like` knows one wildcard, `%`; `contains` takes its text literally; a `null`
 * in a list stands for "not known". `!=` is the exact opposite of `=`, so it also finds rows without a value.
 * `fold` compares without case and accents; a term with ñ then finds only ñ, a term with n finds both.
 */
export type Condition<Field extends string> =
  | { field: Field; operator: Comparison; value: Scalar; fold?: boolean }
  | { field: Field; operator: 'like' | 'contains'; value: string; fold?: boolean }
  | { field: Field; operator: 'in'; value: readonly (Scalar | null)[]; fold?: boolean }
  | { field: Field; operator: 'is null' };

export interface Order<Field extends string> {
  field: Field;
  direction: 'asc' | 'desc';
}

export interface RowQuery<Field extends string> extends PageRequest {
  where: readonly Condition<Field>[];
  /** Newest first when it is empty; equal rows are told apart by their id. */
  order: readonly Order<Field>[];
}
