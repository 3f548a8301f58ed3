import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeStripe, type StripeMood, startStripe } from '#tests/fakes/stripe-server.ts';
import { callTimes } from '#tests/setup/call-times.ts';
import type { CardProvider } from '../method-providers.ts';
import type { PaymentDeclined, ProviderRefused } from '../provider-errors.ts';
import { createStripeCards } from './stripe-cards.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
const times = callTimes(150);
let stripe: FakeStripe;
let cards: CardProvider;

beforeAll(async () => {
  stripe = await startStripe(() => now);
  cards = createStripeCards(stripe.settings, callTimes());
});
afterAll(() => stripe.stop());
beforeEach(() => {
  stripe.behave('well');
  stripe.calls.length = 0;
  stripe.books.events.length = 0;
});

let attempts = 0;
const request = (card: string, amountCents = 250_00) => {
  attempts += 1;
  return {
    key: `attempt-${attempts}`,
    donationId: `donation-${attempts}`,
    amountCents,
    description: 'Donativo Casa Animal',
    email: 'ana@example.org',
    language: 'es' as const,
    card,
  };
};
const failureOf = (call: Promise<unknown>): Promise<Error> =>
  call.then(
    () => Promise.reject(new Error('did not fail')),
    (error: Error) => error,
  );
/** Of a payment that this one asks for, and of which no answer may be waited for longer than a moment. */
const hasty = () => createStripeCards(stripe.settings, times);

describe('a charge', () => {
  test('takes the money, and says what Stripe says of it', async () => {
    const asked = request('pm_card_visa');
    const held = stripe.books.heldCents;
    expect(await cards.charge(asked)).toEqual({
      reference: expect.stringMatching(/^pi_/),
      settledAs: expect.stringMatching(/^ch_/),
      state: 'paid',
      amountCents: 250_00,
      currency: 'MXN',
      refundedCents: 0,
      paidAt: now.toISOString(),
      cardFingerprint: 'print_card_visa',
      cardFunding: 'credit',
    });
    expect(stripe.books.heldCents - held).toBe(250_00);
    const { body = '', idempotencyKey } = stripe.calls[0] ?? {};
    expect(idempotencyKey).toBe(asked.key);
    expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject({
      amount: '25000',
      currency: 'mxn',
      'payment_method_types[0]': 'card',
      'metadata[donation_id]': asked.donationId,
    });
    expect(body).not.toContain('ana');
  });

  test.each([
    ['pm_card_visa_debit', 'debit'],
    ['pm_card_mastercard_prepaid', 'prepaid'],
  ])('of %s says that the card is one of %s', async (card, cardFunding) => {
    const { reference, cardFunding: told } = await cards.charge(request(card));
    expect(told).toBe(cardFunding);
    expect(await cards.find(reference)).toMatchObject({ cardFunding });
  });

  test('of a card that Stripe does not know says nothing of it', async () => {
    const card = stripe.books.addCard({ funding: 'unknown' });
    const facts = await cards.charge(request(card));
    expect(facts).toMatchObject({ state: 'paid' });
    expect(facts.cardFunding).toBeUndefined();
  });

  test('repeated with its key is the same one', async () => {
    const asked = request('pm_card_visa');
    const held = stripe.books.heldCents;
    const first = await cards.charge(asked);
    expect(await cards.charge(asked)).toEqual(first);
    expect(stripe.books.heldCents - held).toBe(250_00);
  });

  test('whose key was used with another request tells nothing', async () => {
    const asked = request('pm_card_visa');
    await cards.charge(asked);
    const failure = await failureOf(hasty().charge({ ...asked, amountCents: 300_00 }));
    expect(failure.name).toBe('ProviderSilent');
  });

  test.each([
    ['pm_card_chargeDeclined', 'declined'],
    ['pm_card_visa_chargeDeclinedInsufficientFunds', 'insufficientFunds'],
    ['pm_card_chargeDeclinedExpiredCard', 'expiredCard'],
    ['pm_card_chargeDeclinedIncorrectCvc', 'incorrectCvc'],
    ['pm_card_chargeDeclinedIncorrectNumber', 'incorrectNumber'],
    ['pm_card_chargeDeclinedProcessingError', 'processingError'],
    ['pm_card_chargeDeclinedLostCard', 'declined'],
    ['pm_card_chargeDeclinedStolenCard', 'declined'],
    ['pm_card_chargeDeclinedFraudulent', 'declined'],
  ])('of %s is declined: %s', async (card, reason) => {
    const held = stripe.books.heldCents;
    const failure = (await failureOf(cards.charge(request(card)))) as PaymentDeclined;
    expect(failure).toMatchObject({ name: 'PaymentDeclined', reason });
    expect(failure.cardFingerprint).toBe(card.replace('pm', 'print'));
    expect(stripe.books.heldCents).toBe(held);
    expect(await cards.find(failure.reference ?? '')).toMatchObject({
      state: 'failed',
      decline: reason,
    });
  });

  test.each([
    ['an unknown card', request('pm_unknown'), 'notFound'],
    ['less than Stripe takes', request('pm_card_visa', 9_99), 'amountTooSmall'],
    ['a number that is none', request('pm_card_visa', 100.5), 'other'],
  ])('of %s is refused', async (_what, asked, reason) => {
    const failure = (await failureOf(cards.charge(asked))) as ProviderRefused;
    expect(failure).toMatchObject({ name: 'ProviderRefused', reason });
    expect(stripe.calls).toHaveLength(1);
  });

  test('with a key that Stripe does not take is refused', async () => {
    stripe.behave('refuses the key');
    const failure = await failureOf(cards.charge(request('pm_card_visa')));
    expect(failure).toMatchObject({ name: 'ProviderRefused', reason: 'other' });
  });

  test('of which the bank wants to know more goes on with its secret', async () => {
    const facts = await cards.charge(request('pm_card_authenticationRequired'));
    expect(facts).toMatchObject({ state: 'requiresAction', refundedCents: 0 });
    expect(facts.cardFingerprint).toBe('print_card_authenticationRequired');
    const secret = stripe.books.find(facts.reference).client_secret;
    expect(await cards.clientSecretOf(facts.reference)).toBe(secret);
    stripe.books.authenticate(facts.reference);
    expect(await cards.find(facts.reference)).toMatchObject({ state: 'paid' });
  });

  test.each([
    ['pm_card_authenticationRequired', false, 'authenticationFailed'],
    ['pm_card_authenticationRequiredChargeDeclinedInsufficientFunds', true, 'insufficientFunds'],
  ])('of %s can fail at the bank', async (card, succeeds, decline) => {
    const { reference } = await cards.charge(request(card));
    stripe.books.authenticate(reference, succeeds);
    expect(await cards.find(reference)).toMatchObject({ state: 'failed', decline });
  });

  test('whose money takes its time is pending until it comes', async () => {
    const card = stripe.books.addCard({ takesItsTime: true });
    const { reference, state, settledAs } = await cards.charge(request(card));
    expect({ state, settledAs }).toEqual({ state: 'pending', settledAs: undefined });
    stripe.books.settle(reference);
    expect(await cards.find(reference)).toMatchObject({ state: 'paid' });
  });

  test.each([
    ['wrong amount', { amountCents: 1 }],
    ['wrong currency', { currency: 'USD' }],
  ] as const)('of a %s says so', async (mood, facts) => {
    stripe.behave(mood);
    expect(await cards.charge(request('pm_card_visa'))).toMatchObject(facts);
  });
});

describe('an answer that does not come', () => {
  const lost: StripeMood[] = [
    'drops',
    'drops after',
    'broken',
    'broken after',
    'busy',
    'too many calls',
    'key in use',
    'HTML after',
    'endless after',
    'moved',
  ];
  test.each(lost)('is asked for again: %s', async (mood) => {
    stripe.behave(mood, mood, 'well');
    const held = stripe.books.heldCents;
    const asked = request('pm_card_visa');
    expect(await cards.charge(asked)).toMatchObject({ state: 'paid' });
    expect(stripe.books.heldCents - held).toBe(250_00);
    expect(stripe.calls.map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      asked.key,
      asked.key,
      asked.key,
    ]);
  });

  test.each([...lost, 'silent', 'silent after', 'trickles after', 'wrong shapes'] as StripeMood[])(
    'in the end leaves open what happened: %s',
    async (mood) => {
      stripe.behave(mood);
      const asked = request('pm_card_visa');
      const failure = await failureOf(hasty().charge(asked));
      expect(failure.name).toBe('ProviderSilent');
      // On a busy machine a call that nobody waits for any more may arrive during the next test.
      const calls = stripe.calls.filter(({ idempotencyKey }) => idempotencyKey === asked.key);
      expect(calls.length).toBeLessThanOrEqual(3);
    },
  );

  test('is there when the same is asked later', async () => {
    stripe.behave('silent after');
    const held = stripe.books.heldCents;
    const asked = request('pm_card_visa');
    await failureOf(hasty().charge(asked));
    stripe.behave('well');
    expect(await cards.charge(asked)).toMatchObject({ state: 'paid' });
    expect(stripe.books.heldCents - held).toBe(250_00);
  });

  test('of nobody who listens there', async () => {
    const nobody = createStripeCards({ ...stripe.settings, apiBase: 'http://127.0.0.1:9' }, times);
    expect((await failureOf(nobody.charge(request('pm_card_visa')))).name).toBe('ProviderSilent');
  });

  test('tells no secret, card or person', async () => {
    stripe.behave('silent');
    const silent = await failureOf(hasty().charge(request('pm_card_visa')));
    stripe.behave('well');
    const declined = await failureOf(cards.charge(request('pm_card_chargeDeclined')));
    const refused = await failureOf(cards.charge(request('pm_unknown')));
    for (const failure of [silent, declined, refused]) {
      const { message, cause } = failure;
      const told = JSON.stringify({ ...failure, message, cause, why: String(cause) });
      expect(told).not.toMatch(/_secret_|sk_test|pm_|Bearer|ana@/);
    }
  });
});

describe('a refund', () => {
  const paid = async (card = 'pm_card_visa') => {
    const facts = await cards.charge(request(card));
    return { reference: facts.reference, settledAs: facts.settledAs };
  };

  test('in parts adds up', async () => {
    const payment = await paid();
    const held = stripe.books.heldCents;
    const first = await cards.refund({
      ...payment,
      key: `${payment.reference} 1`,
      amountCents: 100_00,
    });
    expect(first).toMatchObject({ state: 'paid', amountCents: 250_00, refundedCents: 100_00 });
    const rest = await cards.refund({
      ...payment,
      key: `${payment.reference} 2`,
      amountCents: 150_00,
    });
    expect(rest).toMatchObject({ refundedCents: 250_00 });
    expect(held - stripe.books.heldCents).toBe(250_00);
  });

  test('is given once, however often it is asked for with its key', async () => {
    const payment = await paid();
    const held = stripe.books.heldCents;
    const asked = { ...payment, key: `${payment.reference} 1`, amountCents: 100_00 };
    stripe.behave('silent after');
    await failureOf(hasty().refund(asked));
    stripe.behave('well');
    expect(await cards.refund(asked)).toMatchObject({ refundedCents: 100_00 });
    expect(held - stripe.books.heldCents).toBe(100_00);
  });

  test('of what was given back at Stripe already says so', async () => {
    const payment = await paid();
    stripe.books.refund(payment.reference);
    const facts = await cards.refund({ ...payment, key: payment.reference, amountCents: 250_00 });
    expect(facts).toMatchObject({ refundedCents: 250_00 });
  });

  test('of more than there is, is refused', async () => {
    const payment = await paid();
    const asked = { ...payment, key: payment.reference, amountCents: 251_00 };
    expect(await failureOf(cards.refund(asked))).toMatchObject({ name: 'ProviderRefused' });
  });

  test('that is under way is known once it is done, and one that fails is refused', async () => {
    const pending = await paid('pm_card_pendingRefund');
    const asked = { ...pending, key: pending.reference, amountCents: 250_00 };
    expect(await cards.refund(asked)).toBeUndefined();
    stripe.books.settleRefunds(pending.reference);
    expect(await cards.refund(asked)).toMatchObject({ refundedCents: 250_00 });
    const failing = await paid('pm_card_refundFail');
    const other = { ...failing, key: failing.reference, amountCents: 250_00 };
    expect(await failureOf(cards.refund(other))).toMatchObject({ name: 'ProviderRefused' });
  });
});

describe('a payment', () => {
  test('that is unknown is found nowhere', async () => {
    expect(await cards.find('pi_unknown')).toBeUndefined();
    expect(await failureOf(cards.clientSecretOf('pi_unknown'))).toMatchObject({
      name: 'ProviderRefused',
      reason: 'notFound',
    });
  });

  test('that nobody has paid is given up, and a paid one stays', async () => {
    const open = await cards.charge(request('pm_card_authenticationRequired'));
    expect(await cards.cancel(open.reference)).toMatchObject({ state: 'cancelled' });
    expect(await cards.cancel(open.reference)).toMatchObject({ state: 'cancelled' });
    const paid = await cards.charge(request('pm_card_visa'));
    expect(await cards.cancel(paid.reference)).toMatchObject({ state: 'paid' });
  });

  test('names its card before it is charged, where Stripe can tell', async () => {
    expect(await cards.fingerprintOf('pm_card_visa')).toBe('print_card_visa');
    expect(await cards.fingerprintOf('pm_unknown')).toBeUndefined();
    stripe.calls.length = 0;
    expect(await cards.fingerprintOf('../payment_intents')).toBeUndefined();
    expect(stripe.calls).toEqual([]);
    stripe.behave('broken');
    expect(await cards.fingerprintOf('pm_card_visa')).toBeUndefined();
  });

  test('moves no money where the key is of test mode', () => {
    expect(cards.isTest).toBe(true);
    const live = createStripeCards({ ...stripe.settings, secretKey: 'sk_live_1' }, times);
    expect(live.isTest).toBe(false);
  });
});

describe('disputes', () => {
  test('are listed from all pages, as they stand, without those of before', async () => {
    const { reference } = await cards.charge(request('pm_card_visa'));
    stripe.books.closeDispute(stripe.books.dispute(reference), 'won');
    for (let count = 0; count < 100; count++) stripe.books.dispute(reference, { ask: true });
    const asked = { now, isKnown: () => false };
    const since = new Date(now.getTime() - 1_000);
    const listed = (await cards.listDisputes?.({ ...asked, since })) ?? [];
    expect(listed).toHaveLength(101);
    expect(listed.at(-1)).toMatchObject({
      reference,
      state: 'won',
      withdrawnCents: 250_00,
      reinstatedCents: 250_00,
      at: now.toISOString(),
    });
    const later = new Date(now.getTime() + 1_000);
    expect(await cards.listDisputes?.({ ...asked, since: later })).toEqual([]);
  });
});
