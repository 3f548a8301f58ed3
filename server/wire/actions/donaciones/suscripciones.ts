import { kindNames } from '#domain/donations/donation-words.ts';
import {
  cancelMonthly,
  confirmMonthly,
  findMonthlyPlans,
  findOwnMonthly,
  type OwnMonthly,
  pauseMonthly,
  resumeMonthly,
} from '#domain/donations/monthly-calls.ts';
import { beginMonthly } from '#domain/donations/payment-calls.ts';
import { formatPesos } from '#domain/money.ts';
import type { MonthlyView } from '#server/features/giving/donations/monthly/monthly-view.ts';
import { implement } from '../../implement.ts';

/** As the wallet's own service writes it, with the plan. */
function shown({ monthly, facts, canPause }: MonthlyView): OwnMonthly {
  const { reference, planId, amountCents, status, email } = monthly;
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
    canPause,
    isTest: monthly.provider === 'test',
  };
}

const crearSuscripcion = implement(beginMonthly, {
  summary:
    'Begins a monthly donation on one of `donaciones:consultar_planes`, and returns where the donor approves it. 409 for ' +
    'whoever has one already, and, repeated, once it can no longer be approved.',
  waitsOutside: true,
  async handle({ input, viewer, context, language, address, once }) {
    const { planId, email, wantsInvoice } = input;
    const requested = { request: { planId, email, wantsInvoice }, language, address };
    const { id } = await once((record) =>
      context.monthlyDonations.begin(viewer, requested, record),
    );
    return { data: await context.monthlyDonations.approval(viewer, id) };
  },
});

export const suscripciones = [
  implement(findMonthlyPlans, {
    summary: 'The monthly donations that can be chosen, by their amount: `monto` in pesos a month.',
    async handle({ context }) {
      const plans = await context.monthlyDonations.plans();
      return { data: plans.map(({ id, amountCents }) => ({ planId: id, amountCents })) };
    },
  }),

  crearSuscripcion,

  implement(confirmMonthly, {
    summary:
      'After the donor has approved it: takes the monthly donation into the account’s `subscription_id`, if the wallet ' +
      'says that it is active, on the plan that was chosen, and this account began it. Otherwise 404 or 409.',
    waitsOutside: true,
    async handle({ input: { reference }, viewer, context }) {
      const view = await context.monthlyDonations.confirm(viewer, reference);
      return { data: { reference, ...shown(view) } };
    },
  }),

  implement(findOwnMonthly, {
    summary: 'One’s own monthly donation as it stands just now, with its `plan`; null without one.',
    waitsOutside: true,
    async handle({ viewer, context }) {
      const view = await context.monthlyDonations.find(viewer);
      return { data: view ? shown(view) : null };
    },
  }),

  implement(cancelMonthly, {
    summary: 'Ends one’s own monthly donation at the wallet, and then clears `subscription_id`.',
    waitsOutside: true,
    async handle({ viewer, context }) {
      await context.monthlyDonations.cancel(viewer);
      return { data: { reference: null } };
    },
  }),

  implement(pauseMonthly, {
    summary:
      'Pauses one’s own monthly donation where it is `pausable`; returns the same as `donaciones:consultar_suscripcion` does.',
    waitsOutside: true,
    async handle({ viewer, context }) {
      return { data: shown(await context.monthlyDonations.pause(viewer)) };
    },
  }),

  implement(resumeMonthly, {
    summary:
      'Resumes a paused monthly donation; returns the same as `donaciones:consultar_suscripcion` does.',
    waitsOutside: true,
    async handle({ viewer, context }) {
      return { data: shown(await context.monthlyDonations.resume(viewer)) };
    },
  }),
];
