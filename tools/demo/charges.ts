import type { DemoApplication } from '#content/demo/demo-applications.ts';
import { demoFamilies } from '#content/demo/demo-families.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { OwnCharge } from '#domain/adoption/charges/charge-calls.ts';
import type { SettingName } from '#domain/settings/settings.ts';
import { viewerOf } from './donations.ts';
import type { Filling } from './filling.ts';

const chosen = {
  recoveryFee: 'amounts',
  recoveryFeePuppyPesos: '1000',
  recoveryFeeDogPesos: '800',
  recoveryFeeKittenPesos: '700',
  recoveryFeeCatPesos: '600',
  depositPesos: '500',
  feeInvoiceProduct: '85121800',
  feeInvoiceTax: 'exempt',
} as const satisfies Partial<Record<SettingName, string>>;

/** What the demonstration's organisation asks families for; an invented choice of its accountant's. */
export async function chooseFees({ context, people }: Filling): Promise<void> {
  const actor = { viewer: viewerOf(people.administrator), address: '' };
  const found = await context.settings.find(actor.viewer);
  for (const { name, source } of found) {
    const value = name in chosen ? chosen[name as keyof typeof chosen] : undefined;
    if (value !== undefined && source === 'usual')
      await context.settings.change(actor, name, value);
  }
}

/** Once contracts are sealed: a fee that is paid, one that is waived, a deposit that is held, and one that went back. */
export async function fillCharges(
  filling: Filling,
  applications: readonly DemoApplication[],
): Promise<void> {
  const { context, people } = filling;
  const asking = applications.filter(({ contract }) => contract?.charges);
  const { methods } = await context.donations.offer();
  if (asking.length === 0 || !methods.every(({ isTest }) => isTest)) return;
  const viewer = viewerOf(people.administrator);
  const known = await context.charges.list(viewer, { page: 1, limit: 1 });
  // Of a demonstration that was filled before nothing is waited for.
  if (known.items.every(({ status }) => status !== 'agreed')) return;
  await context.jobs.runDue();
  for (const application of asking) {
    const { by } = application;
    const family =
      by === 'donor' ? people.donor : await context.accounts.findByEmail(demoFamilies[by].email);
    if (family) await settleCharges(filling, application, family);
  }
}

async function settleCharges(
  { context, people }: Filling,
  { contract }: DemoApplication,
  family: Account,
): Promise<void> {
  const { charges } = context;
  const administrator = { viewer: viewerOf(people.administrator), address: '' };
  const due = await charges.findOwn(viewerOf(family), {});
  for (const charge of due.filter(({ status }) => status === 'due')) {
    const isFee = charge.kind === 'recoveryFee';
    const waived = contract?.charges?.waived;
    if (isFee && waived) await charges.waive(administrator, charge.id, { reason: waived });
    else await pay(context, family, charge);
  }
  const words = contract?.charges?.fellThrough;
  if (words === undefined) return;
  for (const { id, kind, applicationFolio, status } of due) {
    if (kind !== 'sterilizationDeposit' || status !== 'due') continue;
    const key = { series: 'SOL', folio: applicationFolio };
    const viewer = viewerOf(family);
    await context.applications.makeTransition({ viewer, address: '' }, key, 'withdraw', { words });
    await charges.beginReturn(administrator, id);
    await charges.sendReturn(administrator.viewer, id);
  }
}

/** By a test card. */
async function pay(
  { singleDonations }: Filling['context'],
  family: Account,
  { id: chargeId, kind, amountCents }: OwnCharge,
): Promise<void> {
  const viewer = viewerOf(family);
  const { email, language } = family;
  const begun = await singleDonations.beginCard(viewer, {
    request: { kind, chargeId, amountCents, email },
    ...{ language, captcha: undefined, address: '', card: 'pm_card_visa' },
  });
  await singleDonations.pay(viewer, begun.id);
}
