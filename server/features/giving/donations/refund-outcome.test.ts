import { expect, it } from 'vitest';
import type { RefundsFound } from '#server/adapters/payments/payment-provider.ts';
import { refundOutcome } from './refund-outcome.ts';

const attempt = { id: 'ours', amountCents: 100, refundedBeforeCents: 50 } as Parameters<
  typeof refundOutcome
>[0];
const facts = { reference: 'r', state: 'paid', amountCents: 250, currency: 'MXN' } as const;
const outcome = (refundedCents: number, more: Omit<RefundsFound, 'facts'> = {}) =>
  refundOutcome(attempt, { facts: { ...facts, refundedCents }, ...more }, refundedCents);
const one = (key: string | undefined, amountCents: number, state = 'done' as const) => ({
  key,
  amountCents,
  state,
});

it('goes by the sum where nothing else is told', () => {
  expect(outcome(50)).toBe('none');
  expect(outcome(149)).toBe('none');
  expect(outcome(150)).toBe('done');
  expect(outcome(250)).toBe('done');
});

it('goes by its name where refunds have names', () => {
  expect(outcome(150, { refunds: [one('', 50), one('ours', 100)] })).toBe('done');
  expect(outcome(150, { refunds: [one('', 50), one('', 100)] })).toBe('none');
  expect(outcome(50, { refunds: [{ ...one('ours', 100), state: 'underWay' }] })).toBe('underWay');
  expect(outcome(250, { refunds: [{ ...one('ours', 100), state: 'failed' }] })).toBe('failed');
});

it('takes one without a name for it if it is of this amount', () => {
  expect(outcome(150, { refunds: [one(undefined, 50), one(undefined, 100)] })).toBe('done');
  expect(outcome(250, { refunds: [one(undefined, 250)] })).toBe('none');
});

it('waits where a part went back and nobody says how much', () => {
  expect(outcome(50, { isSumUnknown: true })).toBe('underWay');
  const rest = { ...attempt, amountCents: 200 };
  const found = { facts: { ...facts, refundedCents: 50 }, isSumUnknown: true };
  expect(refundOutcome(rest, found, 50)).toBe('none');
});
