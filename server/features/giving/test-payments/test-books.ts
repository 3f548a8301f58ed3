import { randomBytes } from 'node:crypto';
import type { Clock } from '#domain/clock.ts';
import type { PaymentState } from '#domain/donations/donation-state.ts';
import type { PaymentRequest } from '#server/adapters/payments/method-providers.ts';
import type { DisputeFacts, PaymentFacts } from '#server/adapters/payments/payment-facts.ts';
import type { RefundsFound } from '#server/adapters/payments/payment-provider.ts';
import { PaymentDeclined, ProviderRefused } from '#server/adapters/payments/provider-errors.ts';
import type { ProviderEvent, SignedMessage } from '#server/adapters/payments/provider-messages.ts';
import type {
  SubscriptionCharge,
  SubscriptionFacts,
} from '#server/adapters/payments/subscription-provider.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { Job } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { createSigner } from '#server/keys/signatures.ts';
import { dueAfter } from './due-after.ts';
import { findTestCard } from './test-cards.ts';
import { createTestMessages, type TestMessage } from './test-messages.ts';
import {
  addRefund,
  findPayment,
  findSubscription,
  findTransfers,
  type TestPayment,
  type TestSubscription,
  takeKey,
} from './test-payments.repository.ts';

export type TestBooks = ReturnType<typeof createTestBooks>;

/** Stripe's for cards in pesos. */
const smallestCents = 10_00;

/** Whoever has it may open its page, so that nobody can guess it. */
export const newId = (kind: 'card' | 'order' | 'voucher' | 'transfer' | 'sale' | 'monthly') =>
  `test_${kind}_${randomBytes(16).toString('hex')}`;

/** What the built-in cards, wallet and vouchers have in common. */
export function createTestBooks({
  database,
  clock,
  secretKey,
  jobs,
  messageJob,
}: {
  database: Database;
  clock: Clock;
  secretKey: string;
  jobs: Jobs;
  messageJob: Job<TestMessage>;
}) {
  const signer = createSigner(secretKey, 'test payment keys');
  const messages = createTestMessages(secretKey);

  async function getPayment(id: string): Promise<TestPayment> {
    const payment = await findPayment(database.query, id);
    if (!payment) throw new ProviderRefused('notFound');
    return payment;
  }

  async function find(reference: string): Promise<PaymentFacts | undefined> {
    const payment = await findPayment(database.query, reference);
    return payment && heldFacts(database.query, payment, clock.now());
  }

  /** Tells the portal, once the transaction is safely stored. */
  const enqueueMessage = (tx: Tx, message: TestMessage) => jobs.enqueue(tx, messageJob, message);

  const notifyOfPayment = (tx: Tx, { id, kind }: Pick<TestPayment, 'id' | 'kind'>) =>
    enqueueMessage(tx, {
      about: kind === 'monthly' ? 'charge' : 'payment',
      id,
      paymentFailed: false,
    });

  /**
   * Does the work once for its key.
   * @param made the id of what comes of it
   * @returns the id of what came of it the first time
   * @throws ProviderRefused when the key was used for another request; what the work throws leaves no trace
   */
  function once(
    key: string,
    made: string,
    request: readonly unknown[],
    work: (tx: Tx) => Promise<void>,
  ): Promise<{ id: string; isNew: boolean }> {
    const requestHash = signer.sign(JSON.stringify(request));
    return database.transaction(async (tx) => {
      const known = await takeKey(tx, { key, requestHash, made });
      if (!known) {
        await work(tx);
        return { id: made, isNew: true };
      }
      if (known.requestHash !== requestHash) throw new ProviderRefused('other');
      return { id: known.made, isNew: false };
    });
  }

  return {
    database,
    clock,
    getPayment,
    once,

    /** Of one to whose CLABE nothing has come yet, or that has none. */
    facts: (payment: TestPayment) => factsOf(payment, clock.now()),

    find,

    async findRefunds({ reference }: { reference: string }): Promise<RefundsFound | undefined> {
      const facts = await find(reference);
      return facts && { facts };
    },

    async refund({
      key,
      reference,
      amountCents,
    }: {
      key: string;
      reference: string;
      amountCents: number;
    }): Promise<PaymentFacts | undefined> {
      const request = ['refund', reference, amountCents];
      const { isNew } = await once(key, reference, request, async (tx) => {
        const payment = await findPayment(tx.query, reference);
        if (!payment) throw new ProviderRefused('notFound');
        if (!(await addRefund(tx, reference, amountCents))) throw new ProviderRefused('other');
        await notifyOfPayment(tx, payment);
      });
      const payment = await getPayment(reference);
      const isLate = isNew && findTestCard(payment.card ?? '')?.refundsLate;
      return isLate ? undefined : heldFacts(database.query, payment, clock.now());
    },

    notifyOfPayment,
    notifyOfDispute: (tx: Tx, id: string) =>
      enqueueMessage(tx, { about: 'dispute', id, paymentFailed: false }),
    /** @param paymentFailed a month could not be charged */
    notifyOfSubscription: (tx: Tx, id: string, paymentFailed: boolean) =>
      enqueueMessage(tx, { about: 'subscription', id, paymentFailed }),

    readMessage: async (signed: SignedMessage, now: Date): Promise<ProviderEvent | undefined> =>
      eventOf(database.query, messages.read(signed, now), clock.now()),
  };
}

/** What a message is about, as it stands now. */
async function eventOf(
  query: Database['query'],
  { about, id, paymentFailed }: TestMessage,
  now: Date,
): Promise<ProviderEvent | undefined> {
  if (about === 'subscription') {
    const found = await findSubscription(query, id);
    return found && { kind: about, subscription: subscriptionFacts(found), paymentFailed };
  }
  const payment = await findPayment(query, id);
  if (!payment) return undefined;
  if (about === 'charge') return { kind: 'subscriptionCharge', charge: chargeOf(payment) };
  if (about === 'dispute') {
    const dispute = disputeOf(payment, now);
    return dispute && { kind: about, dispute };
  }
  const donationId = payment.donation_id ?? undefined;
  return { kind: about, donationId, facts: await heldFacts(query, payment, now) };
}

/** What a new payment's row takes over from the request. */
export function requested({ donationId, description, amountCents }: PaymentRequest, now: Date) {
  if (amountCents < smallestCents) throw new ProviderRefused('amountTooSmall');
  return {
    created_at: now.toISOString(),
    donation_id: donationId,
    description,
    amount_cents: amountCents,
  };
}

/** With what came to its CLABE. */
async function heldFacts(
  query: Database['query'],
  payment: TestPayment,
  now: Date,
): Promise<PaymentFacts> {
  const facts = factsOf(payment, now);
  if (payment.kind !== 'transfer') return facts;
  return { ...facts, arrivals: await findTransfers(query, payment.id) };
}

function factsOf(payment: TestPayment, now: Date): PaymentFacts {
  const card = findTestCard(payment.card ?? '');
  return {
    reference: payment.id,
    settledAs: payment.paid_at === null ? undefined : payment.id,
    state: stateOf(payment, now),
    amountCents: payment.amount_cents,
    currency: 'MXN',
    refundedCents: payment.refunded_cents,
    failedRefundCents: payment.failed_refund_cents,
    paidAt: payment.paid_at ?? undefined,
    decline: (payment.status === 'failed' && payment.decline) || undefined,
    cardFingerprint: card?.fingerprint,
    cardFunding: card?.funding,
  };
}

/** Days in which it can be answered. */
const answerDays = 7;

/** All that was not refunded is taken as it begins, and put back if it is won. */
function disputeOf(payment: TestPayment, now: Date): DisputeFacts | undefined {
  const { id, dispute: state, disputed_at, amount_cents, refunded_cents } = payment;
  if (state === null || disputed_at === null) return undefined;
  const amountCents = amount_cents - refunded_cents;
  return {
    id: `${id}_dispute`,
    reference: id,
    settledAs: id,
    state,
    amountCents,
    currency: 'MXN',
    withdrawnCents: amountCents,
    reinstatedCents: state === 'won' ? amountCents : 0,
    feeCents: 0,
    reason: 'fraudulent',
    openedAt: disputed_at,
    answerBy: new Date(Date.parse(disputed_at) + answerDays * 86_400_000).toISOString(),
    at: now.toISOString(),
  };
}

export function isOver({ expires_at }: TestPayment, now: Date): boolean {
  return expires_at !== null && expires_at <= now.toISOString();
}

function stateOf(payment: TestPayment, now: Date): PaymentState {
  const { status } = payment;
  if (status === 'approved') return 'pending';
  const isOpen = status === 'pending' || status === 'requiresAction';
  return isOpen && isOver(payment, now) ? 'expired' : status;
}

/** @throws PaymentDeclined where the bank said no */
export function unlessDeclined(facts: PaymentFacts): PaymentFacts {
  if (facts.decline) throw new PaymentDeclined(facts.decline, facts);
  return facts;
}

export function subscriptionFacts(row: TestSubscription): SubscriptionFacts {
  return {
    id: row.id,
    planId: planOf(row.amount_cents),
    status: row.status,
    ownId: row.own_id,
    startedAt: row.started_at,
    // The wallet's holder, who need not be the donor, as with PayPal's sandbox.
    subscriber: row.started_at ? { email: 'monedero@prueba.example', givenName: 'Prueba' } : null,
    nextBillingAt: row.next_billing_at,
    failedPayments: row.failed_payments,
    cardExpires: row.card_expires,
    ...(row.card !== null && cardFacts(row)),
  };
}

/** Of one that a card pays. */
function cardFacts(row: TestSubscription): Partial<SubscriptionFacts> {
  const { decline, status, failed_payments, skipped_until: until, next_billing_at: next } = row;
  const isSkipped = until !== null && next !== null && until > next;
  return {
    planId: '',
    subscriber: null,
    amountCents: row.amount_cents,
    retryAt: row.retry_at,
    skippedUntil: isSkipped ? until : null,
    ...(isSkipped && { nextBillingAt: dueAfter(new Date(next), row.charged_each) }),
    endedUnpaid: status === 'cancelled' && failed_payments > 0,
    ...(decline && { decline }),
  };
}

export function chargeOf(row: TestPayment): SubscriptionCharge {
  return {
    subscriptionId: row.subscription_id ?? '',
    id: row.id,
    state: row.status === 'paid' ? 'paid' : 'failed',
    amountCents: row.amount_cents,
    currency: 'MXN',
    refundedCents: row.refunded_cents,
    paidAt: row.paid_at ?? row.created_at,
  };
}

export const planOf = (amountCents: number) => `test_plan_${amountCents}`;
