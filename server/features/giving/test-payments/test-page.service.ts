import { v7 as uuid } from 'uuid';
import type { TestPageKind, TestPageState, TestStep } from '#domain/donations/test-steps.ts';
import { conflict, notFound } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { TestBooks } from './test-books.ts';
import { chargeMonth } from './test-months.ts';
import {
  changePayment,
  changeSubscription,
  countCharges,
  findPayment,
  findPaymentOfVoucher,
  findSubscription,
  insertTransfer,
  type TestPayment,
  type TestSubscription,
} from './test-payments.repository.ts';
import { mostCharges, paymentSteps, stepsOf, subscriptionSteps } from './test-steps.ts';

export type TestPages = ReturnType<typeof createTestPages>;

/** What a page of the built-in provider shows. */
export interface TestPageView {
  kind: TestPageKind;
  state: TestPageState;
  /** What the provider was told that it is for. */
  description: string;
  amountCents: number;
  /** What a monthly donation is to be from now on, once it is approved. */
  askedCents: number | null;
  /** What can be done now. */
  steps: TestStep[];
  /** Where a donor goes who has approved, or goes back; null where nobody waits for them. */
  returnUrl: string | null;
  cancelUrl: string | null;
}

/**
 * What people do on a provider’s own site: approve, pay at the store, and what else happens to a payment afterwards. The
 * key of a page (a payment's or monthly donation's id, or a voucher's digits) is all that it takes, as there.
 */
export function createTestPages({ books, limits }: { books: TestBooks; limits: RateLimits }) {
  const { database, clock } = books;

  type Found =
    | { payment: TestPayment; subscription?: undefined }
    | { payment?: undefined; subscription: TestSubscription };

  async function find(query: Tx['query'], key: string): Promise<Found> {
    const payment = (await findPayment(query, key)) ?? (await findPaymentOfVoucher(query, key));
    if (payment) return { payment };
    const subscription = await findSubscription(query, key);
    if (!subscription) throw notFound('donation');
    return { subscription };
  }

  function view({ payment, subscription }: Found): TestPageView {
    return payment
      ? {
          kind: payment.kind,
          state: paymentState(payment, books.facts(payment).state === 'expired'),
          description: payment.description,
          amountCents: payment.amount_cents,
          askedCents: null,
          steps: stepsOf(paymentSteps, payment, clock.now()),
          returnUrl: withParameter(payment.return_url, 'token', payment.id),
          cancelUrl: withParameter(payment.cancel_url, 'token', payment.id),
        }
      : {
          kind: 'monthly',
          state: subscriptionStates[subscription.status],
          description: '',
          amountCents: subscription.amount_cents,
          askedCents: subscription.asked_cents,
          steps: stepsOf(subscriptionSteps, subscription, clock.now()),
          returnUrl: withParameter(
            subscription.asked_return_url ?? subscription.return_url,
            'subscription_id',
            subscription.id,
          ),
          cancelUrl: withParameter(subscription.cancel_url, 'subscription_id', subscription.id),
        };
  }

  /** @returns whether it could be done */
  async function changeOne(tx: Tx, payment: TestPayment, name: TestStep): Promise<boolean> {
    const step = paymentSteps[name];
    if (!step) return false;
    const values = step.values(payment, clock.now());
    if (!(await changePayment(tx, payment.id, step.from, values))) return false;
    if (step.sends) {
      await insertTransfer(tx, {
        id: uuid(),
        payment_id: payment.id,
        arrived_at: clock.now().toISOString(),
        amount_cents: step.sends(payment),
      });
    }
    if (step.disputes) await books.notifyOfDispute(tx, payment.id);
    else await books.notifyOfPayment(tx, payment);
    return true;
  }

  /** @returns as `changeOne` */
  async function changeMonthly(
    tx: Tx,
    subscription: TestSubscription,
    name: TestStep,
  ): Promise<boolean> {
    const step = subscriptionSteps[name];
    if (!step) return false;
    const { id } = subscription;
    const charges = step.charges?.(subscription) ?? false;
    if (charges && (await countCharges(tx.query, id)) >= mostCharges) return false;
    const values = step.values(subscription, clock.now());
    const after = await changeSubscription(tx, id, step.from, values);
    if (!after) return false;
    await books.notifyOfSubscription(tx, id, step.fails ?? false);
    if (charges) await chargeMonth(books, tx, after);
    return true;
  }

  return {
    /** @throws AppError notFound */
    find: async (key: string) => view(await find(database.query, key)),

    /**
     * Does it, and has the portal told by a signed message.
     * @throws AppError notFound; conflict where it cannot be done (any longer)
     */
    async take(key: string, step: TestStep, address: string): Promise<TestPageView> {
      await limits.consume('change', address);
      await database.transaction(async (tx) => {
        const found = await find(tx.query, key);
        const done =
          view(found).steps.includes(step) &&
          (found.payment
            ? await changeOne(tx, found.payment, step)
            : await changeMonthly(tx, found.subscription, step));
        if (!done) throw conflict('testStepImpossible');
      });
      return view(await find(database.query, key));
    },
  };
}

const subscriptionStates: Record<TestSubscription['status'], TestPageState> = {
  approvalPending: 'open',
  active: 'active',
  suspended: 'paused',
  cancelled: 'cancelled',
};

function paymentState(payment: TestPayment, isExpired: boolean): TestPageState {
  const { status, refunded_cents, amount_cents, dispute, kind } = payment;
  // What comes late to a CLABE comes all the same.
  if (isExpired) return kind === 'transfer' ? 'open' : 'expired';
  if (status === 'paid' && dispute === 'open') return 'disputed';
  if (status === 'paid' && dispute === 'lost') return 'refunded';
  if (status === 'paid') return refunded_cents < amount_cents ? 'paid' : 'refunded';
  if (status === 'failed') return 'refused';
  if (status === 'approved' || status === 'cancelled') return status;
  return 'open';
}

/** As PayPal does with the addresses to which it sends people back. */
function withParameter(address: string | null, name: string, value: string): string | null {
  // One by card leads nowhere.
  if (!address) return null;
  const url = new URL(address);
  url.searchParams.set(name, value);
  return url.href;
}
