import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { SignedMessage } from '#server/adapters/payments/provider-messages.ts';
import type { ConektaMood } from '#tests/fakes/conekta-server.ts';
import { describeOnBothDatabases } from '#tests/setup/databases.ts';
import { type Giving, openGiving } from './giving.ts';

const moods = ['well', 'drops', 'drops after', 'broken', 'HTML after'] as const;
/** The same at Conekta. */
const conektaMoods = {
  well: 'well',
  drops: 'busy',
  'drops after': 'does it and hangs up',
  broken: 'busy',
  'HTML after': 'html',
} as const satisfies Record<(typeof moods)[number], ConektaMood>;
const paypalMoods = {
  well: undefined,
  drops: 'drops',
  'drops after': 'drops after',
  broken: 'broken',
  'HTML after': 'html after',
} as const;
const cards = ['pm_card_visa', 'pm_card_chargeDeclined', 'pm_card_authenticationRequired'] as const;

const pick = fc.nat({ max: 20 });
const step = fc.oneof(
  fc.record({
    do: fc.constant('give by card'),
    card: fc.constantFrom(...cards),
    mood: fc.constantFrom(...moods),
  }),
  fc.record({ do: fc.constantFrom('click again', 'authenticate'), which: pick }),
  fc.record({ do: fc.constantFrom('order', 'voucher'), mood: fc.constantFrom(...moods) }),
  fc.record({ do: fc.constantFrom('approve', 'capture', 'pay at the store'), which: pick }),
  fc.record({
    do: fc.constantFrom('refund here', 'refund there', 'fail a refund', 'dispute', 'end a dispute'),
    which: pick,
    pesos: pick,
    mood: fc.constantFrom(...moods),
  }),
  fc.record({ do: fc.constant('die before asking') }),
  fc.record({ do: fc.constant('hear'), which: pick }),
  fc.record({ do: fc.constant('reconcile') }),
);

type Step = Partial<{ do: string; which: number; pesos: number }> & {
  card?: (typeof cards)[number];
  mood?: (typeof moods)[number];
};

/** A donor, an administrator, three providers and a bad line, doing anything in any order. */
async function play(giving: Giving, steps: readonly Step[]): Promise<void> {
  const { stripe, paypal, conekta } = giving;
  const keys: { key: string; card: string }[] = [];
  const orders: string[] = [];
  const vouchers: string[] = [];
  const news: { provider: string; message: SignedMessage }[] = [];
  const among = <T>(all: readonly T[], which = 0) => all[which % Math.max(all.length, 1)];
  const disputed = new Map<string, ReturnType<typeof stripe.books.dispute>>();
  const seenEvents = stripe.books.events.length;

  const moves: Record<string, (step: Step) => unknown> = {
    async 'give by card'({ mood = 'well', card }) {
      const key = `key-${crypto.randomUUID()}`;
      keys.push({ key, card: card ?? '' });
      stripe.behave(mood, mood, mood, 'well');
      return giving.byCard(card ?? '', {}, key);
    },
    async 'click again'({ which }) {
      const known = among(keys, which);
      return known && giving.byCard(known.card, {}, known.key);
    },
    async authenticate({ which }) {
      const waiting = [...stripe.books.intents.values()].filter(
        ({ status }) => status === 'requires_action',
      );
      const intent = among(waiting, which);
      return intent && stripe.books.authenticate(intent.id, (which ?? 0) % 3 > 0);
    },
    async order() {
      const { data } = await giving.order();
      if (data?.order_id) orders.push(data.order_id);
      return;
    },
    async approve({ which }) {
      const order = among(orders, which);
      if (order && paypal.books.orders.get(order)?.status === 'CREATED') paypal.approve(order);
      return;
    },
    async capture({ which }) {
      const order = among(orders, which);
      if (!order) return;
      await giving.byWallet(order);
      const { capture } = paypal.books.orders.get(order) ?? {};
      if (capture) news.push({ provider: 'paypal', message: await paypal.captureMessage(order) });
      return;
    },
    async voucher({ mood = 'well' }) {
      const so = conektaMoods[mood];
      conekta.behave(so, so, so, 'well');
      const { data } = await giving.byVoucher();
      // An account has a few open ones at most; only one whose digits its donor has can be paid.
      const order = conekta.orderOfVoucher(data?.payment_method?.reference);
      if (order) vouchers.push(order.id);
      return;
    },
    async 'pay at the store'({ which }) {
      const order = among(vouchers, which);
      if (!order || conekta.orders.get(order)?.payment_status === 'paid') return;
      if (conekta.orders.get(order)?.amount_refunded) return;
      conekta.payAtStore(order);
      conekta.makeRefundable(order);
      news.push({ provider: 'conekta', message: conekta.event('order.paid', order) });
      return;
    },
    async 'refund here'({ which, pesos = 0, mood = 'well' }) {
      const paid = (await giving.history(giving.admin)).filter(
        ({ estado }) => estado === 'vigente',
      );
      const donation = among(paid, which);
      // Whatever is asked: reading what went back, or the refund.
      stripe.behave('well', 'well', mood, mood, 'well');
      conekta.behave('well', conektaMoods[mood], conektaMoods[mood], 'well');
      const lost = paypalMoods[mood];
      if (lost) paypal.behave('refund', lost);
      return donation && giving.refund(donation.id, 1 + pesos);
    },
    async 'refund there'({ which, pesos = 0 }) {
      const paid = [...stripe.books.intents.values()].filter(
        ({ status, amount_received }) => status === 'succeeded' && amount_received === 250_00,
      );
      const intent = among(paid, which);
      try {
        if (intent) stripe.books.refund(intent.id, 100 + pesos);
      } catch {
        // More than is left of it.
      }
      return;
    },
    async 'fail a refund'({ which }) {
      const made = [...stripe.books.intents.keys()].flatMap(
        (id) => stripe.books.refundsOf(id).data,
      );
      const refund = among(
        made.filter(({ status }) => status === 'succeeded'),
        which,
      );
      if (refund) stripe.books.failRefund(refund);
      return;
    },
    async dispute({ which, pesos = 0 }) {
      const paid = [...stripe.books.intents.values()].filter(
        ({ status, id }) =>
          status === 'succeeded' &&
          stripe.books.refundsOf(id).data.length === 0 &&
          !disputed.has(id),
      );
      const intent = among(paid, which);
      if (intent)
        disputed.set(intent.id, stripe.books.dispute(intent.id, { ask: pesos % 2 === 1 }));
      return;
    },
    async 'end a dispute'({ which, pesos = 0 }) {
      const open = [...disputed.values()].filter(({ status }) => /needs_response/.test(status));
      const dispute = among(open, which);
      if (!dispute) return;
      const isQuestion = dispute.status.startsWith('warning');
      const end = pesos % 2 ? 'won' : 'lost';
      stripe.books.closeDispute(dispute, isQuestion ? 'warning_closed' : end);
    },
    async 'die before asking'() {
      const viewer: Viewer = { kind: 'user', id: giving.ana.id, roles: ['member'] };
      const request = { kind: 'food', amountCents: 250_00, email: 'ana@example.mx' };
      const asked = { request, language: 'es', captcha: undefined, address: '10.0.0.1' } as const;
      return giving.context.singleDonations.beginCard(viewer, { ...asked, card: 'pm_card_visa' });
    },
    async hear({ which }) {
      const events = stripe.books.events.slice(seenEvents);
      const event = among(events, which);
      if (event) await giving.webhook('stripe', stripe.signed(event));
      const other = among(news, which);
      if (other) await giving.webhook(other.provider, other.message);
      return;
    },
    async reconcile() {
      return giving.reconcile();
    },
  };

  await giving.anHourLater();
  for (const one of steps) await attempt(() => moves[one.do ?? '']?.(one));
  // In the end everything works, and every message has come, backwards, and twice, but every other one of disputes.
  stripe.behave('well');
  conekta.behave('well');
  const events = stripe.books.events
    .slice(seenEvents)
    .filter(({ type }, at) => at % 2 === 0 || !type.startsWith('charge.dispute.'));
  for (const event of [...events.toReversed(), ...events]) {
    expect(await giving.webhook('stripe', stripe.signed(event))).toBe(200);
  }
  for (const { provider, message } of [...news.toReversed(), ...news]) {
    await giving.webhook(provider, message);
  }
  await giving.anHourLater();
  await giving.reconcile();
  await giving.reconcile();
}

/** What a use case refuses changes nothing; anything else is a mistake. */
async function attempt(move: () => unknown): Promise<void> {
  try {
    await move();
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'AppError') throw error;
  }
}

describeOnBothDatabases('the ledger', (databases) => {
  let giving: Giving;

  beforeAll(async () => {
    const scheduledKinds = [
      'donations.reconcile',
      'donations.reconcileVouchers',
      'donations.reconcileDisputes',
    ];
    giving = await openGiving(databases, {}, { scheduledKinds });
    // Conekta promises nothing for keys.
    giving.conekta.honourKeys(false);
    return () => giving.close();
  });

  async function requireTrueBooks() {
    const { stripe, paypal, conekta } = giving;
    const all = await allDonations();
    const entriesOf = ({ payload }: (typeof all)[number]) =>
      payload.movimientos.cuentas_por_cobrar.map(({ MONTO }) => MONTO);
    const sum = (numbers: number[]) => Math.round(numbers.reduce((a, b) => a + b, 0) * 100);
    const held = stripe.books.heldCents + paypal.held() + conekta.heldCents();
    expect(sum(all.flatMap(entriesOf))).toBe(held);
    const came = await payments();
    for (const donation of all) {
      const settled = ['vigente', 'reembolsado', 'en_disputa'].includes(donation.estado);
      expect(came.filter((id) => id === donation.id)).toHaveLength(settled ? 1 : 0);
      expect(donation.folio !== null).toBe(settled);
    }
    const folios = all.flatMap(({ folio }) => folio ?? []).sort((a, b) => a - b);
    expect(folios).toEqual(folios.map((_, index) => index + 1));
  }

  /** Of which donation each is. */
  async function payments(): Promise<string[]> {
    const rows = await giving.context.database.query
      .selectFrom('donation_entries')
      .select('donation_id')
      .where('kind', '=', 'payment')
      .execute();
    return rows.map(({ donation_id }) => donation_id);
  }

  async function allDonations() {
    const pages: Awaited<ReturnType<typeof giving.history>> = [];
    for (let page = 1; ; page++) {
      const some = await giving.history(giving.admin, { page });
      pages.push(...some);
      if (some.length < 100) return pages;
    }
  }

  it('holds what the providers hold, whatever happens in whatever order', async () => {
    const property = fc.asyncProperty(
      fc.array(step, { minLength: 8, maxLength: 24 }),
      async (steps) => {
        await play(giving, steps as Step[]);
        await requireTrueBooks();
      },
    );
    await fc.assert(property, { seed: 20_261_122, numRuns: 6, endOnFailure: true });
  });
});
