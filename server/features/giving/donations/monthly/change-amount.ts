import { monthlyAmount } from '#domain/donations/monthly-request.ts';
import type { Language } from '#domain/language.ts';
import { valid } from '#server/features/kits/valid.ts';
import { requireLiving } from './change-monthly.ts';
import type { MonthlyGiver } from './monthly-giver.ts';
import { askProvider, type MonthlyView, viewOf } from './monthly-view.ts';
import { revisePlan } from './revise-plan.ts';
import { cardSubscriptionsOf } from './subscriptions-of.ts';

type Dependencies = Parameters<typeof requireLiving>[0] & Parameters<typeof revisePlan>[0];

/**
 * From the next charge on; of what a wallet pays one of its plans, once its donor has approved it there
 * (`amountChange`).
 * @throws AppError invalid (`amountCents`), notFound, conflict, unavailable
 */
export async function changeAmount(
  dependencies: Dependencies,
  giver: MonthlyGiver,
  { amountCents: said, language }: { amountCents: unknown; language: Language },
): Promise<MonthlyView> {
  const { amountCents } = valid(monthlyAmount, { amountCents: said });
  await dependencies.admission.admitAmount(amountCents);
  const { monthly, reference } = await requireLiving(dependencies, giver);
  if (monthly.method === 'wallet') {
    return revisePlan(dependencies, monthly, reference, { amountCents, language });
  }
  const subscriptions = cardSubscriptionsOf(dependencies, monthly);
  await askProvider(subscriptions.setAmount(reference, amountCents));
  return viewOf(dependencies, monthly);
}
