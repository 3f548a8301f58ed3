import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type {
  CardProvider,
  TransferProvider,
  VoucherProvider,
  WalletProvider,
} from '#server/adapters/payments/method-providers.ts';
import type { ProviderEvent, SignedMessage } from '#server/adapters/payments/provider-messages.ts';
import { compose } from '#server/compose.ts';
import type { Feature } from '#server/features/feature.ts';
import { paymentListeners } from '#server/features/giving/test-payments/payment-listeners.ts';
import type { TestPages } from '#server/features/giving/test-payments/test-page.service.ts';
import { testPaymentsFeature } from '#server/features/giving/test-payments/test-payments.feature.ts';
import { rateLimitsFeature } from '#server/features/kits/rate-limits/rate-limits.feature.ts';
import { sharedCountsFeature } from '#server/features/kits/shared-counts/shared-counts.feature.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { openPlatform } from '#server/platform.ts';
import { describeOnBothDatabases, onSqliteAlone } from '#tests/setup/databases.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const visa = 'pm_card_visa';
const returnUrl = 'https://casa.example/donaciones?pago=1';
const addresses = { returnUrl, cancelUrl: 'https://casa.example/donaciones' };
const otherKey = { name: 'ProviderRefused', reason: 'other' };

describeOnBothDatabases('the built-in payment provider', (databases) => {
  let now: number;
  let card: CardProvider;
  let wallet: WalletProvider;
  let voucher: VoucherProvider;
  let transfer: TransferProvider;
  let pages: TestPages;
  let jobs: Jobs;
  let heard: (ProviderEvent | undefined)[];
  let lastMessage: SignedMessage;
  let keys = 0;
  const clock = { now: () => new Date(now) };

  beforeAll(async () => {
    now = Date.UTC(2026, 0, 31, 12);
    const platform = await openPlatform(await databases.newConfig(), { clock });
    const listening = (): Feature<object> => ({
      services: {},
      contributes: [
        paymentListeners(async (_provider, message) => {
          lastMessage = message;
          heard.push(await wallet.readMessage(message, clock.now()));
        }),
      ],
    });
    const { testPayments } = compose(platform)
      .with(sharedCountsFeature)
      .with(rateLimitsFeature)
      .with(testPaymentsFeature)
      .with(listening).services;
    const { providers } = testPayments;
    if (!providers.card || !providers.wallet || !providers.voucher || !providers.transfer)
      throw new Error();
    if (!testPayments.pages) throw new Error();
    ({ card, wallet, voucher, transfer } = providers as Required<typeof providers>);
    ({ pages } = testPayments);
    jobs = platform.jobs;
    return () => platform.database.close();
  });
  beforeEach(() => {
    now = Date.UTC(2026, 0, 31, 12);
    heard = [];
  });
  // What one test leaves to be told, the next one does not hear.
  afterEach(() => jobs.runDue());

  const request = (amountCents = 250_00) => {
    keys += 1;
    return {
      ...{ key: `key-${keys}`, donationId: `donation-${keys}`, amountCents },
      ...{ description: 'Alimento', email: 'ana@example.mx', language: 'es' as const },
    };
  };
  const charge = (id: string, asked = request()) => card.charge({ ...asked, card: id });
  const keyOf = (approveUrl: string) => new URL(approveUrl).pathname.split('/').at(-1) ?? '';

  it('takes the money for a dispute, and puts it back for one that is won', async () => {
    const { reference } = await charge(visa);
    const facts = (changes: object) => ({
      kind: 'dispute',
      dispute: expect.objectContaining({ reference, amountCents: 250_00, ...changes }),
    });
    expect(await pages.take(reference, 'dispute', '')).toMatchObject({ state: 'disputed' });
    const refund = { key: 'disputed', reference, settledAs: reference, amountCents: 1_00 };
    await expect(card.refund(refund)).rejects.toMatchObject(otherKey);
    expect(await pages.take(reference, 'winDispute', '')).toMatchObject({ state: 'paid' });
    await jobs.runDue();
    const won = { withdrawnCents: 250_00, reinstatedCents: 250_00, state: 'won' };
    expect(heard).toEqual([facts(won), facts(won)]);
    await pages.take(reference, 'refund', '');
    expect((await card.find(reference))?.refundedCents).toBe(250_00);
  });

  it('charges a card once, however often the same call comes, also at once', async () => {
    const asked = request();
    const answers = await Promise.all([1, 2, 3].map(() => charge(visa, asked)));
    const [first] = answers;
    expect(first).toMatchObject({ state: 'paid', amountCents: 250_00, currency: 'MXN' });
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(await card.find(first?.reference ?? '')).toEqual(first);
    await expect(charge(visa, { ...asked, amountCents: 300_00 })).rejects.toMatchObject(otherKey);
    await expect(charge('pm_card_mastercard', asked)).rejects.toMatchObject(otherKey);
  });

  onSqliteAlone(databases, () => {
    it.each([
      ['pm_card_chargeDeclined', 'declined'],
      ['pm_card_visa_chargeDeclined', 'declined'],
      ['pm_card_chargeDeclinedInsufficientFunds', 'insufficientFunds'],
      ['pm_card_visa_chargeDeclinedLostCard', 'declined'],
      ['pm_card_chargeDeclinedStolenCard', 'declined'],
      ['pm_card_chargeDeclinedExpiredCard', 'expiredCard'],
      ['pm_card_chargeDeclinedIncorrectCvc', 'incorrectCvc'],
      ['pm_card_chargeDeclinedProcessingError', 'processingError'],
    ])('declines %s: %s', async (id, reason) => {
      const asked = request();
      const declined = { name: 'PaymentDeclined', reason, cardFingerprint: expect.any(String) };
      await expect(charge(id, asked)).rejects.toMatchObject(declined);
      const again = await charge(id, asked).catch((error) => error);
      expect(again).toMatchObject(declined);
      expect(await card.find(again.reference)).toMatchObject({ state: 'failed', decline: reason });
    });

    it('knows a card by its fingerprint, and no card that there is not', async () => {
      const fingerprint = await card.fingerprintOf(visa);
      expect(await card.fingerprintOf('pm_card_mastercard')).not.toBe(fingerprint);
      expect(await charge(visa)).toMatchObject({ cardFingerprint: fingerprint });
      for (const unknown of ['pm_1NotThere', 'pm_card_', 'pm_card_constructor', '']) {
        expect(await card.fingerprintOf(unknown)).toBeUndefined();
        await expect(charge(unknown)).rejects.toMatchObject({ reason: 'notFound' });
      }
      await expect(charge(visa, request(9_99))).rejects.toMatchObject({ reason: 'amountTooSmall' });
    });

    it('waits for the holder where the bank asks', async () => {
      const asked = await Promise.all(
        [1, 2, 3].map(() => charge('pm_card_authenticationRequired')),
      );
      const [approved = '', refused = '', left = ''] = asked.map(({ reference }) => reference);
      expect(asked[0]).toMatchObject({ state: 'requiresAction', settledAs: undefined });
      expect(await pages.take(await card.clientSecretOf(approved), 'approve', '')).toMatchObject({
        state: 'paid',
      });
      await pages.take(refused, 'refuse', '');
      expect(await card.find(approved)).toMatchObject({ state: 'paid', settledAs: approved });
      expect(await card.find(refused)).toMatchObject({ decline: 'authenticationFailed' });
      expect(await card.cancel(left)).toMatchObject({ state: 'cancelled' });
      expect(await card.cancel(approved)).toMatchObject({ state: 'paid' });
      for (const over of [approved, refused, left]) {
        await expect(pages.take(over, 'approve', '')).rejects.toMatchObject({ status: 409 });
      }
      const poor = await charge('pm_card_authenticationRequiredChargeDeclinedInsufficientFunds');
      await pages.take(poor.reference, 'approve', '');
      expect(await card.find(poor.reference)).toMatchObject({ decline: 'insufficientFunds' });
    });
  });

  it('loses an answer: whoever asks again with the same key hears what happened', async () => {
    const asked = request();
    await expect(charge('pm_card_answerLost', asked)).rejects.toMatchObject({
      name: 'ProviderSilent',
    });
    await jobs.runDue();
    expect(heard).toMatchObject([
      { kind: 'payment', donationId: asked.donationId, facts: { state: 'paid' } },
    ]);
    expect(await charge('pm_card_answerLost', asked)).toMatchObject({ state: 'paid' });

    const silent = request();
    await expect(charge('pm_card_requestLost', silent)).rejects.toMatchObject({
      name: 'ProviderSilent',
    });
    await expect(charge('pm_card_requestLost', silent)).rejects.toMatchObject({
      reason: 'processingError',
    });
  });

  it('gives back no more than there is, and what is asked for once only once', async () => {
    const { reference } = await charge(visa);
    const refund = (key: string, amountCents: number) =>
      card.refund({ ...{ key, reference, amountCents }, settledAs: reference });
    const [first = '', second = '', third = ''] = [1, 2, 3].map((n) => `refund-${keys}-${n}`);
    await Promise.all([refund(first, 100_00), refund(first, 100_00)]);
    expect(await refund(first, 100_00)).toMatchObject({ refundedCents: 100_00 });
    await expect(refund(first, 50_00)).rejects.toMatchObject(otherKey);
    await expect(refund(second, 150_01)).rejects.toMatchObject({ reason: 'other' });
    const both = await Promise.allSettled([refund(second, 150_00), refund(third, 150_00)]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await card.find(reference)).toMatchObject({ refundedCents: 250_00, state: 'paid' });
    await expect(
      card.refund({ key: 'x', reference: 'none', settledAs: undefined, amountCents: 1 }),
    ).rejects.toMatchObject({ reason: 'notFound' });
  });

  onSqliteAlone(databases, () => {
    it('takes its time for the refund of a card that is known for it', async () => {
      const { reference } = await charge('pm_card_pendingRefund');
      const refund = () =>
        card.refund({ key: `late-${keys}`, reference, settledAs: reference, amountCents: 50_00 });
      expect(await refund()).toBeUndefined();
      await jobs.runDue();
      expect(heard).toMatchObject([{ kind: 'payment', facts: { refundedCents: 50_00 } }]);
      expect(await refund()).toMatchObject({ reference, refundedCents: 50_00 });
    });
  });

  it('captures an order that the donor has approved, once, and no other', async () => {
    const asked = request();
    const { reference, approveUrl } = await wallet.createOrder({ ...asked, ...addresses });
    expect(await wallet.createOrder({ ...asked, ...addresses })).toEqual({ reference, approveUrl });
    const { donationId, amountCents } = asked;
    const order = { reference, donationId, amountCents };
    const capture = (change: object = {}, key = `capture-${keys}`) =>
      wallet.capture({ key, ...order, ...change });
    await expect(capture()).rejects.toMatchObject({ reason: 'notApproved' });

    const approved = await pages.take(keyOf(approveUrl), 'approve', '');
    expect(approved).toMatchObject({ state: 'approved', amountCents });
    expect(approved.returnUrl).toBe(`${returnUrl}&token=${reference}`);
    expect(await wallet.find(reference)).toMatchObject({ state: 'pending' });
    await jobs.runDue();
    expect(heard).toMatchObject([{ donationId, facts: { state: 'pending' } }]);

    for (const other of [{ amountCents: 1_00 }, { donationId: 'another' }]) {
      await expect(capture(other)).rejects.toMatchObject({ reason: 'otherOrder' });
    }
    await expect(capture({ reference: 'none' })).rejects.toMatchObject({ reason: 'notFound' });
    expect(await wallet.find(reference)).toMatchObject({ state: 'pending' });
    const paid = await Promise.all([capture(), capture(), capture({}, `other-${keys}`)]);
    for (const one of paid) expect(one).toMatchObject({ state: 'paid', settledAs: reference });
  });

  onSqliteAlone(databases, () => {
    it('refuses an order whose wallet is empty, and one that nobody approved in time', async () => {
      const asked = request();
      const { reference } = await wallet.createOrder({ ...asked, ...addresses });
      await pages.take(reference, 'approveWithoutFunds', '');
      const { key, donationId, amountCents } = asked;
      const order = { key: `${key}-capture`, reference, donationId, amountCents };
      const declined = { name: 'PaymentDeclined', reason: 'insufficientFunds' };
      await expect(wallet.capture(order)).rejects.toMatchObject(declined);
      await expect(wallet.capture(order)).rejects.toMatchObject(declined);

      const late = await wallet.createOrder({ ...request(), ...addresses });
      now += 3 * 60 * minute;
      expect(await wallet.find(late.reference)).toMatchObject({ state: 'expired' });
      expect((await pages.find(late.reference)).steps).toEqual([]);
    });
  });

  it('makes a voucher that is paid at the store, also after its expiry', async () => {
    const asked = { ...request(), name: 'Ana', phone: '5512345678' };
    const expiresAt = new Date(now + 3 * day).toISOString();
    const made = await voucher.createVoucher({ ...asked, expiresAt });
    expect(made.voucher).toMatchObject({ reference: expect.stringMatching(/^\d{14}$/), expiresAt });
    expect(made.facts).toMatchObject({ state: 'pending', refundedCents: 0 });
    expect(await voucher.createVoucher({ ...asked, expiresAt })).toEqual(made);
    const { reference } = made.facts;
    expect(await voucher.findVoucher(reference)).toEqual(made.voucher);

    now += 4 * day;
    expect(await voucher.find(reference)).toMatchObject({ state: 'expired' });
    await pages.take(made.voucher.reference, 'pay', '');
    await jobs.runDue();
    expect(heard).toMatchObject([
      { kind: 'payment', donationId: asked.donationId, facts: { reference, state: 'paid' } },
    ]);
    expect(await pages.take(reference, 'refund', '')).toMatchObject({ state: 'refunded' });
  });

  it('makes a CLABE to which as much comes as somebody sends, also after its last day', async () => {
    const asked = { ...request(), name: 'Ana', phone: '' };
    const expiresAt = new Date(now + 3 * day).toISOString();
    const made = await transfer.createTransfer({ ...asked, expiresAt });
    expect(made.transfer).toMatchObject({ clabe: expect.stringMatching(/^000\d{15}$/), expiresAt });
    expect(await transfer.createTransfer({ ...asked, expiresAt })).toEqual(made);
    const { reference } = made.facts;
    expect(await transfer.findTransfer(reference)).toEqual(made.transfer);

    await pages.take(made.transfer.clabe, 'transferLess', '');
    now += 4 * day;
    await pages.take(made.transfer.clabe, 'transferMore', '');
    const half = asked.amountCents / 2;
    const arrivals = [{ amountCents: half }, { amountCents: half + 50_00 }];
    expect(await transfer.find(reference)).toMatchObject({ state: 'paid', arrivals });
    await jobs.runDue();
    expect(heard.at(-1)).toMatchObject({ donationId: asked.donationId, facts: { arrivals } });
  });

  it('asks for another amount of a monthly donation, which counts once it is approved', async () => {
    const { subscriptions } = wallet;
    const [plan, other] = await subscriptions.ensurePlans([250_00, 500_00]);
    const planId = plan?.id ?? '';
    const asked = { key: `revised-${keys}`, ownId: 'own', email: 'ana@example.mx', planId };
    const shown = { language: 'es', ...addresses } as const;
    const { id } = await subscriptions.create({ ...asked, ...shown });
    const revised = { ...shown, planId: other?.id ?? '' };
    await expect(subscriptions.revise(id, revised)).rejects.toMatchObject({ reason: 'other' });
    await pages.take(id, 'approve', '');
    const { approveUrl } = await subscriptions.revise(id, revised);
    expect(keyOf(approveUrl ?? '')).toBe(id);
    expect(await pages.find(id)).toMatchObject({ amountCents: 250_00, askedCents: 500_00 });
    expect(await subscriptions.find(id)).toMatchObject({ planId: plan?.id });
    await pages.take(id, 'approveAmount', '');
    expect(await subscriptions.find(id)).toMatchObject({ planId: other?.id });
    await expect(pages.take(id, 'approveAmount', '')).rejects.toMatchObject({ code: 'conflict' });
  });

  it('lets a monthly donation live', async () => {
    const { subscriptions } = wallet;
    const [plan] = await subscriptions.ensurePlans([250_00]);
    const planId = plan?.id ?? '';
    const ask = { key: `monthly-${keys}`, ownId: 'own', planId, email: 'ana@example.mx' };
    const asked = { ...ask, language: 'en' as const, ...addresses };
    const { id, approveUrl } = await subscriptions.create(asked);
    expect(await subscriptions.create(asked)).toEqual({ id, approveUrl });
    const asItIs = () => subscriptions.find(id);
    expect(await asItIs()).toMatchObject({ status: 'approvalPending', subscriber: null, planId });
    await expect(subscriptions.create({ ...asked, key: 'x', planId: 'p' })).rejects.toThrow(
      'notFound',
    );

    const take = (step: Parameters<TestPages['take']>[1]) => pages.take(id, step, '');
    expect((await take('approve')).returnUrl).toBe(`${returnUrl}&subscription_id=${id}`);
    expect(await asItIs()).toMatchObject({
      ...{ status: 'active', ownId: 'own', nextBillingAt: '2026-02-28T12:00:00.000Z' },
    });
    await take('chargeMonth');
    expect(await asItIs()).toMatchObject({ nextBillingAt: '2026-03-28T12:00:00.000Z' });
    await jobs.runDue();
    const charged = heard.filter((event) => event?.kind === 'subscriptionCharge');
    expect(charged).toMatchObject([
      { charge: { subscriptionId: id, state: 'paid', amountCents: 250_00 } },
      { charge: { subscriptionId: id, state: 'paid', amountCents: 250_00 } },
    ]);
    const charges = await subscriptions.charges(id, new Date(now - day), clock.now());
    expect(charges).toHaveLength(2);
    const [sale] = charges;
    await wallet.refund({
      ...{ key: `sale-${keys}`, amountCents: 250_00 },
      ...{ reference: sale?.id ?? '', settledAs: sale?.id },
    });
    expect(await subscriptions.charges(id, new Date(now), clock.now())).toContainEqual({
      ...sale,
      refundedCents: 250_00,
    });

    await take('expireCard');
    await take('failMonth');
    expect(await asItIs()).toMatchObject({ failedPayments: 1, cardExpires: '2026-02' });
    await take('failMonth');
    await take('failMonth');
    expect(await asItIs()).toMatchObject({ failedPayments: 3, status: 'suspended' });
    await subscriptions.resume(id, '');
    await subscriptions.pause(id, '');
    await expect(take('chargeMonth')).rejects.toMatchObject({ status: 409 });
    await take('cancel');
    await subscriptions.cancel(id, 'again');
    await expect(subscriptions.resume(id, '')).rejects.toMatchObject({ reason: 'other' });
    heard = [];
    await jobs.runDue();
    expect(
      heard.filter((event) => event?.kind === 'subscription' && event.paymentFailed),
    ).toHaveLength(3);
  });

  onSqliteAlone(databases, () => {
    it('signs what it tells, and takes nobody else for itself', async () => {
      const { reference } = await charge('pm_card_authenticationRequired');
      await pages.take(reference, 'approve', '');
      await jobs.runDue();
      const { body, headers } = lastMessage;
      const read = (message: SignedMessage, at = now) => card.readMessage(message, new Date(at));
      expect(await read({ body, headers })).toMatchObject({ facts: { reference, state: 'paid' } });
      const other = Buffer.from(body.toString().replace(reference, 'other'));
      const [[name = '', signature] = []] = Object.entries(headers);
      for (const [message, at] of [
        [{ body, headers: {} }],
        [{ body: other, headers }],
        [{ body, headers: { [name]: `${signature}x` } }],
        [{ body, headers: { [name]: String(signature).replace(/t=\d+/, `t=${now + minute}`) } }],
        [{ body, headers }, now + 5 * minute + 1],
      ] as const) {
        await expect(read(message, at)).rejects.toMatchObject({ name: 'SignatureInvalid' });
      }
    });

    it('knows no page of another key', async () => {
      await expect(pages.find('99000000000000')).rejects.toMatchObject({ status: 404 });
      await expect(pages.take('', 'pay', '')).rejects.toMatchObject({ status: 404 });
    });
  });
});
