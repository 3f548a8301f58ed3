import { kindNames } from '#domain/donations/donation-words.ts';
import type { OwnMonthly } from '#domain/donations/monthly-calls.ts';
import { formatPesos } from '#domain/money.ts';
import type { MonthlyView } from '#server/features/giving/donations/monthly/monthly-view.ts';

/** As the wallet's own service writes it, with the plan. */
export function shownMonthly({
  monthly,
  facts,
  canPause,
  publishableKey,
}: MonthlyView): OwnMonthly {
  const { reference, planId, amountCents, status, email, method } = monthly;
  const name = `${kindNames.monthly.es} ${formatPesos(amountCents)}`;
  const price = { value: (amountCents / 100).toFixed(2), currency: 'MXN' };
  return {
    id: reference ?? '',
    status,
    planId,
    startedAt: facts?.startedAt ?? monthly.confirmedAt ?? monthly.createdAt,
    subscriber: {
      email: facts?.subscriber?.email || email,
      name: { givenName: facts?.subscriber?.givenName ?? '' },
    },
    billing: { nextAt: monthly.nextBillingAt, failedPayments: monthly.failedPayments },
    plan: {
      id: planId,
      name,
      description: kindNames.monthly.es,
      cycles: [{ frequency: { unit: 'MONTH', count: 1 }, pricing: { price } }],
    },
    method,
    retryAt: monthly.retryAt,
    decline: monthly.failedPayments > 0 || monthly.endedUnpaid ? monthly.decline : null,
    skippedUntil: monthly.skippedUntil,
    endedUnpaid: monthly.endedUnpaid,
    cardExpires: monthly.cardExpires,
    petId: monthly.petId,
    canChange: method === 'card',
    publishableKey: publishableKey ?? null,
    canPause,
    isTest: monthly.provider === 'test',
  };
}
