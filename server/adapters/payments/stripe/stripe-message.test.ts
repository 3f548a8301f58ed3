import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FakeStripe, startStripe } from '#tests/fakes/stripe-server.ts';
import { callTimes } from '#tests/setup/call-times.ts';
import type { CardProvider } from '../method-providers.ts';
import type { SignedMessage } from '../provider-messages.ts';
import { createStripeCards } from './stripe-cards.ts';

const now = new Date('2026-11-22T12:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
let stripe: FakeStripe;
let cards: CardProvider;

beforeAll(async () => {
  stripe = await startStripe(() => now);
  cards = createStripeCards(stripe.settings, callTimes(2_000));
});
afterAll(() => stripe.stop());
beforeEach(() => {
  stripe.behave('well');
  stripe.books.events.length = 0;
});

let donations = 0;
function charge(card = 'pm_card_visa') {
  donations += 1;
  return cards.charge({
    key: `attempt-${donations}`,
    donationId: `donation-${donations}`,
    amountCents: 250_00,
    description: 'Donativo',
    email: 'ana@example.org',
    language: 'es',
    card,
  });
}
const read = (message: SignedMessage) => cards.readMessage(message, now);
/** What the portal makes of the events so far. */
const heard = () => Promise.all(stripe.books.events.map((event) => read(stripe.signed(event))));

describe('an event', () => {
  test('tells of money that came', async () => {
    const facts = await charge();
    const { cardFingerprint: _unsaid, cardFunding: _asked, ...said } = facts;
    expect(await heard()).toEqual([
      { kind: 'payment', donationId: `donation-${donations}`, facts: said },
    ]);
  });

  test('tells of a decline, of authentication, and of one that was given up', async () => {
    await charge('pm_card_chargeDeclinedExpiredCard').catch(() => {});
    const { reference } = await charge('pm_card_authenticationRequired');
    stripe.books.cancel(reference);
    const slow = await charge(stripe.books.addCard({ takesItsTime: true }));
    stripe.books.settle(slow.reference);
    const payments = (await heard()).flatMap((event) =>
      event?.kind === 'payment' ? [event.facts] : [],
    );
    expect(payments.map(({ state, decline }) => [state, decline])).toEqual([
      ['failed', 'expiredCard'],
      ['requiresAction', undefined],
      ['cancelled', undefined],
      ['pending', undefined],
      ['paid', undefined],
    ]);
  });

  test('tells of all refunds together, also without what came before it', async () => {
    const { reference, settledAs } = await charge();
    stripe.books.events.length = 0;
    stripe.books.refund(reference, 100_00);
    stripe.books.refund(reference, 50_00);
    const [first, created, second] = await heard();
    const donationId = `donation-${donations}`;
    const facts = { reference, settledAs, state: 'paid', amountCents: 250_00, currency: 'MXN' };
    expect(first).toMatchObject({ donationId, facts: { ...facts, refundedCents: 100_00 } });
    expect(second).toMatchObject({ donationId, facts: { ...facts, refundedCents: 150_00 } });
    // It names one refund alone, so Stripe was asked how much it is by now.
    expect(created).toMatchObject({ donationId, facts: { ...facts, refundedCents: 150_00 } });
  });

  test('that needs a question is heard again when Stripe does not answer it', async () => {
    const { reference } = await charge();
    stripe.books.refund(reference);
    const created = stripe.books.events.find(({ type }) => type === 'refund.created') ?? {};
    stripe.behave('broken');
    await expect(read(stripe.signed(created))).rejects.toMatchObject({ name: 'ProviderSilent' });
  });

  test.each([
    { type: 'charge.dispute.created', data: { object: { id: 'dp_1' } } },
    { type: 'payment_intent.succeeded', data: { object: { id: 7 } } },
    { type: 'payment_intent.succeeded' },
    {
      type: 'charge.refunded',
      data: { object: { id: 'ch_1', amount: 5, amount_refunded: 5, currency: 'mxn' } },
    },
    {
      type: 'refund.updated',
      data: { object: { status: 'succeeded', payment_intent: 'pi_unknown' } },
    },
    {},
    null,
    [],
  ])('of no concern is passed over: %j', async (event) => {
    expect(await read(stripe.signed(event as object))).toBeUndefined();
  });
});

describe('a signature', () => {
  const event = { type: 'customer.created', data: { object: {} } };
  const refused = (message: SignedMessage) =>
    expect(read(message)).rejects.toMatchObject({ name: 'SignatureInvalid' });
  const withHeader = (signature: string | string[] | undefined): SignedMessage => ({
    ...stripe.signed(event),
    headers: { 'stripe-signature': signature },
  });
  const genuine = () => String(stripe.signed(event).headers['stripe-signature']);

  test('is valid for five minutes', async () => {
    expect(await read(stripe.signed(event, minutesAgo(4.9)))).toBeUndefined();
    await refused(stripe.signed(event, minutesAgo(5.1)));
    await refused(stripe.signed(event, minutesAgo(600)));
  });

  test('is of this secret and this body', async () => {
    await refused(stripe.signed(event, now, 'whsec_other'));
    const { body, headers } = stripe.signed(event);
    await refused({ headers, body: Buffer.concat([body, Buffer.from(' ')]) });
    await refused({ headers, body: Buffer.alloc(0) });
  });

  test('may be one of several, as while a secret is renewed', async () => {
    const [time, good] = genuine().split(',');
    const bad = `v1=${'0'.repeat(64)}`;
    expect(await read(withHeader(`${time},${bad},${good}`))).toBeUndefined();
    await refused(withHeader(`${time},${bad}`));
  });

  test('must be there, be one, and be of the scheme that counts', async () => {
    await refused(withHeader(undefined));
    await refused(withHeader(''));
    await refused(withHeader('nonsense'));
    await refused(withHeader([genuine(), genuine()]));
    await refused(withHeader(genuine().replace('v1=', 'v0=')));
    await refused(withHeader(genuine().replace(/^t=\d+,/, '')));
    await refused(withHeader(genuine().replace(/^t=\d+/, 't=soon')));
  });

  test('of more than an event can be is not even computed', async () => {
    await refused(stripe.signed({ filling: 'x'.repeat(300_000) }));
  });
});
