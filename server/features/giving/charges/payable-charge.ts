import { owedBackCents } from '#domain/adoption/charges/charge.ts';
import { feeCapCents } from '#domain/adoption/charges/proposed-fee.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { formatPesos } from '#domain/money.ts';
import type { Tx } from '#server/db/database.ts';
import { applicationReferences } from '#server/features/adoption/applications/application-references.ts';
import { donationReferences } from '../donations/donation-references.ts';
import type { PayableCharge, PayableCharges } from '../donations/payable-charges.ts';
import type { ChargeDependencies } from './charge-dependencies.ts';
import { type Charge, findCharge, lockCharge } from './charges.repository.ts';
import { recordedCosts } from './recorded-costs.ts';
import { factsOf, moneyOf, settle } from './settle-charge.ts';

type Dependencies = Pick<ChargeDependencies, 'clock' | 'today' | 'mails'>;

export const payable = (dependencies: Dependencies): PayableCharges => ({
  async find(query, id, userId) {
    return leftOf(dependencies, query, await findCharge(query, id), userId);
  },

  async lock(tx, id, userId) {
    return leftOf(dependencies, tx.query, await lockCharge(tx, id), userId);
  },

  async inCash(query, id) {
    const charge = await findCharge(query, id);
    if (!charge) throw notFound('charge');
    const { user_id: userId, email, language } = charge;
    return { ...(await leftOf(dependencies, query, charge, userId)), userId, email, language };
  },

  async booked(tx, { chargeId }) {
    const charge = chargeId === null ? undefined : await lockCharge(tx, chargeId);
    if (charge) await settle(dependencies, tx, charge);
  },
});

/** @throws AppError notFound, conflict */
async function leftOf(
  { today }: Pick<Dependencies, 'today'>,
  query: Tx['query'],
  charge: Charge | undefined,
  userId: string | null,
): Promise<PayableCharge> {
  if (!charge || charge.user_id !== userId || charge.due_at === null) throw notFound('charge');
  const { id, kind, amount_cents } = charge;
  const money = await moneyOf(query, id);
  const leftCents = amount_cents - money.heldCents;
  const isOver = charge.ended_as !== null || owedBackCents(factsOf(charge), money) > 0;
  if (isOver || leftCents <= 0) throw conflict('chargeNotDue');
  const payments = await donationReferences.chargePayments(query, [id]);
  // What the bank holds back may come again.
  if (payments.some(({ donation }) => donation.status === 'disputed')) {
    throw conflict('chargeDisputed');
  }
  if (kind === 'recoveryFee') await requireWithinCosts(query, charge, today());
  return { id, kind, leftCents };
}

/** Of what was recorded by mistake nothing is recovered. @throws AppError conflict */
async function requireWithinCosts(
  query: Tx['query'],
  { application_id, amount_cents }: Charge,
  today: string,
): Promise<void> {
  const application = await applicationReferences.find(query, application_id);
  if (!application) return;
  const { pets } = await recordedCosts(query, application, today);
  const capCents = feeCapCents(pets);
  if (amount_cents <= capCents) return;
  throw conflict({ key: 'feeAboveCosts', values: { most: formatPesos(capCents) } });
}
