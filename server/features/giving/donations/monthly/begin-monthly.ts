import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { requireAccount } from '#domain/access/relations.ts';
import { email } from '#domain/accounts/fields.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { monthlyPet } from '#domain/donations/monthly-request.ts';
import { conflict, invalid } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import type { WalletProvider } from '#server/adapters/payments/method-providers.ts';
import type { SubscriptionPlan } from '#server/adapters/payments/subscription-provider.ts';
import type { Database } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { DonationAdmission } from '../admission/donation-admission.ts';
import { notOffered, type ProviderRegistry } from '../provider-registry.ts';
import { type MonthlyDonation, newMonthly } from './monthly-donation.ts';
import { insertMonthly } from './monthly-donations.repository.ts';
import type { MonthlyPlans } from './monthly-plans.ts';
import type { createOwnMonthlyDonation } from './own-monthly-donation.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  providers: ProviderRegistry;
  admission: DonationAdmission;
  plans: MonthlyPlans;
  own: ReturnType<typeof createOwnMonthlyDonation>;
}

const monthlyRequest = z.object({
  planId: z.string().max(100),
  petId: monthlyPet,
  email,
  wantsInvoice: z.boolean().default(false),
  asCompany: z.boolean().default(false),
});

export function plans({ plans }: Dependencies) {
  return plans.list();
}

/**
 * Stores what the provider is about to be asked.
 * @param asked.request plan, e-mail, and whether an invoice is wanted
 * @throws AppError conflict (there is one already), invalid by field, tooManyRequests, notOffered
 */
export async function begin(
  dependencies: Dependencies,
  viewer: Viewer,
  { request, language, address }: { request: unknown; language: Language; address: string },
  record?: RecordCreation,
): Promise<{ id: string }> {
  const { own, database, clock, admission } = dependencies;
  const userId = requireAccount(viewer);
  const wallet = requireWallet(dependencies);
  const { planId, asCompany, ...input } = valid(monthlyRequest, request);
  const asked = { ...input, asCompany, address };
  const { account, companyId } = await admission.admitMonthly(userId, asked);
  const plan = await requirePlan(dependencies, planId);
  if (account.subscriptionId || (await own.find(viewer))) throw conflict('subscriptionExists');
  const now = clock.now();
  const monthly: MonthlyDonation = {
    ...newMonthly,
    ...input,
    companyId,
    id: uuid(),
    createdAt: now.toISOString(),
    userId,
    method: 'wallet',
    provider: wallet.name,
    planId,
    amountCents: plan.amountCents,
    language,
    nextCheckAt: now.toISOString(),
  };
  await database.transaction(async (tx) => {
    const customerId = await admission.customerOf(tx, { kind: 'account', account });
    await insertMonthly(tx, { ...monthly, customerId });
    await record?.(tx, { id: monthly.id });
  });
  return { id: monthly.id };
}

/** Of new ones. @throws AppError notOffered */
function requireWallet({ providers }: Dependencies): WalletProvider {
  const wallet = providers.current('wallet');
  if (!wallet) throw notOffered();
  return wallet;
}

async function requirePlan({ plans }: Dependencies, planId: string): Promise<SubscriptionPlan> {
  const plan = (await plans.list()).find(({ id }) => id === planId);
  if (!plan) throw invalid({ planId: ['planUnknown'] });
  return plan;
}
