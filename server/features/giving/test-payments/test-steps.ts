import type { Updateable } from 'kysely';
import type { TestStep } from '#domain/donations/test-steps.ts';
import type { TestPaymentsTable, TestSubscriptionsTable } from '#server/db/tables/test-payments.ts';
import { dueAfter, monthAfter } from './due-after.ts';
import { isOver } from './test-books.ts';
import { afterAsking, findTestCard } from './test-cards.ts';
import type { TestPayment, TestSubscription } from './test-payments.repository.ts';

/** More months than anybody plays through. */
export const mostCharges = 240;

/** Failed months in a row after which a monthly donation is suspended, as with PayPal. */
const mostFailures = 3;

interface Step<Row extends { status: string }, Values> {
  from: readonly Row['status'][];
  /** What it needs besides. */
  given?: (row: Row, now: Date) => boolean;
  values: (row: Row, now: Date) => Values;
}

interface PaymentStep extends Step<TestPayment, Updateable<TestPaymentsTable>> {
  disputes?: true;
  /** Centavos that are sent to its CLABE. */
  sends?: (payment: TestPayment) => number;
}

interface SubscriptionStep extends Step<TestSubscription, Updateable<TestSubscriptionsTable>> {
  /** Takes a month's money. */
  charges?: (row: TestSubscription) => boolean;
  fails?: true;
}

const isOpen = (...kinds: TestPayment['kind'][]) => ({
  from: ['requiresAction'] as const,
  given: (payment: TestPayment, now: Date) => kinds.includes(payment.kind) && !isOver(payment, now),
});

/** The wallet's or bank's customer has the money while it is open, and once it is lost. */
const isTakenBack = (dispute: TestPayment['dispute']) => dispute === 'open' || dispute === 'lost';

/** More than anybody tries. */
const mostSentCents = 10_000_000_00;

/** Money that somebody sends to the CLABE: at any time, also once it is paid, or late. */
const transferring = (sends: (amountCents: number) => number): PaymentStep => {
  const sentOf = ({ amount_cents }: TestPayment) => sends(amount_cents);
  return {
    from: ['pending', 'paid'],
    given: ({ kind, amount_cents, refunded_cents }) =>
      kind === 'transfer' && amount_cents < mostSentCents && refunded_cents < amount_cents,
    sends: sentOf,
    values(payment, now) {
      const { status, amount_cents, paid_at } = payment;
      const before = status === 'paid' ? amount_cents : 0;
      const amount = before + sentOf(payment);
      return { status: 'paid', amount_cents: amount, paid_at: paid_at ?? now.toISOString() };
    },
  };
};

export const paymentSteps: Partial<Record<TestStep, PaymentStep>> = {
  approve: {
    ...isOpen('card', 'wallet'),
    values({ card: id }, now) {
      const card = findTestCard(id ?? '');
      return card ? afterAsking(card, now) : { status: 'approved' };
    },
  },
  approveWithoutFunds: {
    ...isOpen('wallet'),
    values: () => ({ status: 'approved', decline: 'insufficientFunds' }),
  },
  refuse: {
    ...isOpen('card'),
    values: () => ({ status: 'failed', decline: 'authenticationFailed' }),
  },
  // Also after its expiry: stores hand on late what they took.
  pay: {
    from: ['pending'],
    given: ({ kind }) => kind !== 'transfer',
    values: (_, now) => ({ status: 'paid', paid_at: now.toISOString() }),
  },
  transfer: transferring((cents) => cents),
  transferLess: transferring((cents) => Math.ceil(cents / 2)),
  transferMore: transferring((cents) => cents + 50_00),
  refund: {
    from: ['paid'],
    given: ({ refunded_cents, amount_cents, dispute }) =>
      refunded_cents < amount_cents && !isTakenBack(dispute),
    values: ({ amount_cents }) => ({ refunded_cents: amount_cents }),
  },
  // The donor's bank does not take it, and sends it back.
  failRefund: {
    from: ['paid'],
    given: ({ refunded_cents, dispute, kind }) =>
      refunded_cents > 0 && dispute === null && kind !== 'monthly',
    values: ({ refunded_cents, failed_refund_cents }) => ({
      refunded_cents: 0,
      failed_refund_cents: failed_refund_cents + refunded_cents,
    }),
  },
  dispute: {
    from: ['paid'],
    // A bank takes back no transfer for who sent it.
    given: ({ refunded_cents, amount_cents, dispute, kind }) =>
      refunded_cents < amount_cents && dispute === null && kind !== 'transfer',
    disputes: true,
    values: (_, now) => ({ dispute: 'open', disputed_at: now.toISOString() }),
  },
  winDispute: {
    from: ['paid'],
    given: ({ dispute }) => dispute === 'open',
    disputes: true,
    values: () => ({ dispute: 'won' }),
  },
  loseDispute: {
    from: ['paid'],
    given: ({ dispute }) => dispute === 'open',
    disputes: true,
    values: () => ({ dispute: 'lost' }),
  },
};

const isPending = ({ status }: TestSubscription) => status === 'approvalPending';
/** Another card waits for its bank. */
const hasNewCard = ({ new_card }: TestSubscription) => Boolean(new_card);
const declineOf = (card: string | null) => findTestCard(card ?? '')?.decline;
/** It is left out. */
const isSkipped = ({ skipped_until, next_billing_at }: TestSubscription) =>
  skipped_until !== null && skipped_until > (next_billing_at ?? '');

const nextDue = ({ next_billing_at, charged_each }: TestSubscription, now: Date) =>
  dueAfter(new Date(next_billing_at ?? now), charged_each);

/** Days after which a charge that failed is tried again. */
const retryDays = 3;

export const subscriptionSteps: Partial<Record<TestStep, SubscriptionStep>> = {
  approve: {
    from: ['approvalPending', 'active', 'suspended'],
    given: (row) => isPending(row) || hasNewCard(row),
    charges: (row) => isPending(row) && declineOf(row.card) === undefined,
    values(row, now) {
      if (!isPending(row)) return { card: row.new_card, new_card: null };
      const decline = declineOf(row.card);
      if (decline) return { status: 'cancelled', decline };
      return {
        status: 'active',
        started_at: now.toISOString(),
        next_billing_at: dueAfter(now, row.charged_each),
      };
    },
  },
  approveAmount: {
    from: ['active', 'suspended'],
    given: ({ asked_cents }) => asked_cents !== null,
    values: ({ asked_cents, amount_cents }) => ({
      amount_cents: asked_cents ?? amount_cents,
      asked_cents: null,
    }),
  },
  refuse: {
    from: ['approvalPending', 'active', 'suspended'],
    given: (row) => row.card !== null && (isPending(row) || hasNewCard(row)),
    values: (row) =>
      isPending(row) ? { status: 'cancelled', decline: 'authenticationFailed' } : { new_card: '' },
  },
  chargeMonth: {
    from: ['active'],
    charges: (row) => !isSkipped(row),
    values: (row, now) => ({
      failed_payments: 0,
      decline: null,
      retry_at: null,
      skipped_until: null,
      next_billing_at: nextDue(row, now),
    }),
  },
  failMonth: {
    from: ['active'],
    fails: true,
    values({ failed_payments, card }, now) {
      const failures = failed_payments + 1;
      const isLast = failures >= mostFailures;
      if (card === null) {
        return { failed_payments: failures, ...(isLast && { status: 'suspended' as const }) };
      }
      const retry = new Date(now.getTime() + retryDays * 86_400_000).toISOString();
      return {
        failed_payments: failures,
        decline: 'insufficientFunds',
        retry_at: isLast ? null : retry,
        ...(isLast && { status: 'cancelled' as const }),
      };
    },
  },
  expireCard: {
    from: ['active'],
    values: (_, now) => ({ card_expires: monthAfter(now).slice(0, 7) }),
  },
  pause: { from: ['active'], values: () => ({ status: 'suspended' }) },
  resume: { from: ['suspended'], values: () => ({ status: 'active', failed_payments: 0 }) },
  cancel: { from: ['active', 'suspended'], values: () => ({ status: 'cancelled' }) },
};

/** Those that can be taken now. */
export function stepsOf<Row extends { status: string }>(
  steps: Partial<Record<TestStep, Step<Row, unknown>>>,
  row: Row,
  now: Date,
): TestStep[] {
  return Object.entries(steps)
    .filter(([, { from, given }]) => from.includes(row.status) && (given?.(row, now) ?? true))
    .map(([name]) => name as TestStep);
}
