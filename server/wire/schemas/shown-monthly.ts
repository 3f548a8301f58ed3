import { kindNames } from '#domain/donations/donation-words.ts';
import type { OwnMonthly } from '#domain/donations/monthly-calls.ts';
import { formatPesos } from '#domain/money.ts';
import type { MonthlyView } from '#server/features/giving/donations/monthly/monthly-view.ts';

const frequencies = {
  month: { unit: 'MONTH', count: 1 },
  halfMonth: { unit: 'HALF_MONTH', count: 1 },
} as const;

/** As the wallet's own service writes it, with the plan. */
export function shownMonthly({
  monthly,
  facts,
  canPause,
  canChooseAmount,
  amountChange,
  canMoveDay,
  canSkip,
  publishableKey,
}: MonthlyView): OwnMonthly {
  const { reference, planId, amountCents, status, email, method, interval, petTold } = monthly;
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
      cycles: [{ frequency: frequencies[interval], pricing: { price } }],
    },
    method,
    retryAt: monthly.retryAt,
    decline: monthly.failedPayments > 0 || monthly.endedUnpaid ? monthly.decline : null,
    skippedUntil: monthly.skippedUntil,
    endedUnpaid: monthly.endedUnpaid,
    cardExpires: monthly.cardExpires,
    petId: monthly.petId,
    petNews: {
      isWanted: monthly.wantsPetNews,
      // Of the pet that it is for now.
      last: petTold?.petId === monthly.petId ? petTold : null,
    },
    interval,
    canChange: method === 'card',
    canChooseAmount,
    amountChange: amountChange ?? null,
    canMoveDay,
    canSkip,
    publishableKey: publishableKey ?? null,
    canPause,
    isTest: monthly.provider === 'test',
  };
}
