import type { DedicatedDonation } from '#content/demo/demo-dedications.ts';
import type { DemoDonation, DemoMonthlyDonation } from '#content/demo/demo-donations.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { VoucherHolder } from '#domain/donations/donation-request.ts';
import type { TestStep } from '#domain/donations/test-steps.ts';
import { AppError } from '#domain/errors.ts';
import type { Context } from '#server/context.ts';
import {
  createTestMessages,
  testMessage,
} from '#server/features/giving/test-payments/test-messages.ts';
import type { TestPages } from '#server/features/giving/test-payments/test-page.service.ts';
import { day, type Filling } from './filling.ts';

export const viewerOf = ({ id, roles }: Account): Viewer => ({ kind: 'user', id, roles });

export interface DemoDonations {
  single: readonly (DemoDonation | DedicatedDonation)[];
  monthly: readonly DemoMonthlyDonation[];
}

/**
 * Donations as donors make them, from the oldest on, so that their folios follow their dates. A portal that has some, or
 * whose payments are real, is left alone.
 */
export async function fillDonations(
  filling: Filling & Pick<Life, 'campaignIds'>,
  { single, monthly }: DemoDonations,
): Promise<void> {
  const { context, people, start, goTo } = filling;
  const { pages } = context.testPayments;
  const { methods } = await context.donations.offer();
  const isForShow = methods.every(({ isTest }) => isTest);
  if (!pages || !isForShow || single.length + monthly.length === 0) return;
  const anybodys = { where: [], order: [], page: 1, limit: 1 };
  const known = await context.donations.query(viewerOf(people.administrator), anybodys);
  if (known.total > 0) return;
  await completeProfile(context, people.donor);

  const life = { ...filling, pages };
  const singles = single.flatMap((donation, index) => {
    // Not all at the same hour, and two of one day in their order.
    const begun = new Date(
      start.getTime() - donation.daysAgo * day - ((29 - index) % 30) * 1_260_000,
    );
    return lifeOf(donation, life, begun);
  });
  const months = monthly.flatMap((donation) => monthsOf(donation, life));
  for (const { at, happen } of [...singles, ...months].toSorted(
    (a, b) => a.at.getTime() - b.at.getTime(),
  )) {
    goTo(at);
    await happen();
    await hearMessages(context, at);
  }
  await forgetMails(context, new Date(start.getTime() - 2 * day));
  goTo(start);
}

/** So that invoices can be asked for. */
async function completeProfile({ profile }: Context, donor: Account): Promise<void> {
  if (donor.rfc !== '') return;
  const invoiced = {
    legalName: 'JULIAN ROBLES LEAL',
    rfc: 'ROLJ850214QX7',
    taxRegime: '605',
    taxPostalCode: '06700',
    cfdiUse: 'D04',
  };
  await profile.update(viewerOf(donor), donor.id, invoiced, {});
}

interface Moment {
  at: Date;
  happen: () => Promise<void>;
}

type Life = Filling & {
  pages: TestPages;
  /** By their addresses. */
  campaignIds?: ReadonlyMap<string, string>;
};

function lifeOf(
  donation: DemoDonation | DedicatedDonation,
  { context, people, petIds, campaignIds, pages }: Life,
  begun: Date,
): Moment[] {
  const donor = people[donation.by];
  const viewer = viewerOf(donor);
  const { singleDonations, refunds } = context;
  const { transfers = ['transfer'] } = donation;
  const later = (days: number) => new Date(begun.getTime() + days * day);
  const moments: Moment[] = [];
  let id = '';
  /** What its test page opens by: a voucher's digits, a CLABE, or a card's payment. */
  let digits = '';

  async function payByCard(asked: Parameters<typeof singleDonations.beginCard>[1]) {
    ({ id } = await singleDonations.beginCard(viewer, asked));
    const outcome = await singleDonations.pay(viewer, id).catch(unlessDeclined);
    digits = outcome?.donation.reference ?? '';
  }

  async function begin(): Promise<void> {
    const request = {
      kind: donation.kind,
      amountCents: Math.round(donation.pesos * 100),
      productId: await productNamed(context, viewer, donation.product),
      petId: petIds.get(donation.pet ?? '') ?? null,
      campaignId: campaignIds?.get(donation.campaign ?? ''),
      shownName: donation.shownName,
      email: donor.email,
      anonymous: donation.anonymous ?? false,
      asCompany: donation.asCompany,
      wantsInvoice: donation.wantsInvoice ?? false,
      dedication: dedicationOf(donation, begun),
    };
    const language = donation.language ?? 'es';
    const asked = { request, language, captcha: undefined, address: '' };
    if (donation.method === 'card') {
      await payByCard({ ...asked, card: donation.card ?? 'pm_card_visa' });
    } else if (donation.method === 'voucher') {
      const holder: VoucherHolder = { name: donor.name, phone: donor.phone };
      ({ id } = await singleDonations.beginVoucher(viewer, { ...asked, holder }));
      const outcome = await singleDonations.pay(viewer, id);
      digits = outcome.donation.voucher?.reference ?? '';
    } else if (donation.method === 'transfer') {
      ({ id } = await singleDonations.beginTransfer(viewer, asked));
      const outcome = await singleDonations.pay(viewer, id);
      digits = outcome.donation.transfer?.clabe ?? '';
    } else {
      ({ id } = await singleDonations.beginWallet(viewer, asked));
      const order = await singleDonations.order(viewer, id);
      if (donation.unpaid) return;
      const reference = order.donation.reference ?? '';
      await pages.take(reference, 'approve', '');
      await singleDonations.beginCapture(viewer, reference, request);
      await singleDonations.pay(viewer, id);
    }
  }

  async function refund(pesos: number | undefined): Promise<void> {
    const administrator = { viewer: viewerOf(people.administrator), address: '' };
    const amountCents = pesos === undefined ? undefined : pesos * 100;
    await refunds.begin(administrator, id, { amountCents });
    await refunds.send(administrator.viewer, id);
  }

  moments.push({ at: begun, happen: begin });
  if ('dedication' in donation && donation.dedication.isStopped) {
    const happen = async () => {
      await context.dedications.stop({ giver: viewer, address: '' }, id);
    };
    moments.push({ at: new Date(begun.getTime() + 1), happen });
  }
  if (donation.paidAfter !== undefined) {
    const happen = async () => {
      const steps = donation.method === 'voucher' ? ['pay' as const] : transfers;
      for (const step of steps) await pages.take(digits, step, '');
    };
    moments.push({ at: later(donation.paidAfter), happen });
  }
  if (donation.refund) {
    const { after, pesos } = donation.refund;
    moments.push({ at: later(after), happen: () => refund(pesos) });
  }
  if (donation.disputedAfter !== undefined) {
    const happen = async () => {
      await pages.take(digits, 'dispute', '');
    };
    moments.push({ at: later(donation.disputedAfter), happen });
  }
  return moments;
}

/** On a day of the portal, which begins some hours after that of UTC. */
function dedicationOf(donation: DemoDonation | DedicatedDonation, begun: Date) {
  if (!('dedication' in donation)) return undefined;
  const { sendAfter = 0, receiver = '', ...card } = donation.dedication;
  const sendOn = new Date(begun.getTime() + sendAfter * day).toISOString().slice(0, 10);
  return { ...card, receiver, sendOn, language: 'es' };
}

function monthsOf(
  { by, pesos, daysAgo, months, card, pet, afterwards }: DemoMonthlyDonation,
  { context, people, petIds, pages, start }: Life,
): Moment[] {
  const { monthlyDonations } = context;
  const donor = people[by];
  const viewer = viewerOf(donor);
  let reference = '';

  async function begin(): Promise<void> {
    const petId = petIds.get(pet ?? '') ?? null;
    reference = card ? await beginByCard(card, petId) : await beginAtWallet();
  }

  async function beginByCard(name: string, petId: string | null): Promise<string> {
    const request = { amountCents: pesos * 100, email: donor.email, petId };
    const asked = { request, language: 'es', address: '', captcha: undefined } as const;
    const named = { ...asked, card: name, guestName: undefined };
    const { id } = await monthlyDonations.beginByCard(viewer, named);
    const { monthly } = await monthlyDonations.payFirst(viewer, id);
    return monthly.reference ?? '';
  }

  async function beginAtWallet(): Promise<string> {
    const plan = (await monthlyDonations.plans()).find(
      ({ amountCents }) => amountCents === pesos * 100,
    );
    const request = { planId: plan?.id, email: donor.email };
    const asked = { request, language: 'es', address: '' } as const;
    const { id } = await monthlyDonations.begin(viewer, asked);
    const { reference: name } = await monthlyDonations.approval(viewer, id);
    await pages.take(name, 'approve', '');
    await monthlyDonations.confirm(viewer, name);
    return name;
  }

  const take = (step: TestStep) => async () => {
    await pages.take(reference, step, '');
  };
  const after = (days: number) => new Date(start.getTime() - (daysAgo - days) * day);
  const last = 30 * (months - 1);
  return [
    { at: after(0), happen: begin },
    ...Array.from({ length: months - 1 }, (_, month) => ({
      at: after(30 * (month + 1)),
      happen: take('chargeMonth'),
    })),
    ...afterwards.map((step, index) => ({ at: after(last + 5 + index), happen: take(step) })),
  ];
}

function unlessDeclined(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'paymentDeclined') throw error;
  return undefined;
}

async function productNamed(
  { catalogues }: Context,
  viewer: Viewer,
  name: string | undefined,
): Promise<string | null> {
  if (name === undefined) return null;
  const where = [{ field: 'name', operator: '=' as const, value: name }];
  const { items } = await catalogues.query(viewer, 'products', {
    ...{ where, order: [], page: 1, limit: 1 },
  });
  return String(items[0]?.id ?? '');
}

/** What the provider tells is heard in its own time; the portal's jobs begin only when it runs. */
async function hearMessages(context: Context, now: Date): Promise<void> {
  const { jobs, database, paymentMessages, secretKey } = context;
  const waiting = await jobs.unfinished(database.query, ['testPayments.tell']);
  const messages = createTestMessages(secretKey);
  for (const { input } of waiting) {
    await paymentMessages.receive('test', messages.signed(testMessage.parse(input), now));
  }
  await database.transaction((tx) =>
    jobs.remove(
      tx,
      waiting.map(({ id }) => id),
    ),
  );
}

/** Months of receipts would all leave together, once the portal runs. */
export async function forgetMails({ jobs, mail, database }: Context, before: Date): Promise<void> {
  const mails = await mail.waiting(database.query);
  const old = mails.filter(({ createdAt }) => createdAt < before.toISOString());
  await database.transaction((tx) =>
    jobs.remove(
      tx,
      old.map(({ id }) => id),
    ),
  );
}
