import {
  cancelMonthly,
  confirmMonthly,
  findMonthlyPlans,
  findOwnMonthly,
  pauseMonthly,
  resumeMonthly,
} from '#domain/donations/monthly-calls.ts';
import { beginMonthly } from '#domain/donations/payment-calls.ts';
import { implement } from '../../implement.ts';
import { shownMonthly as shown } from '../../schemas/shown-monthly.ts';

const crearSuscripcion = implement(beginMonthly, {
  summary:
    'Begins a monthly donation on one of `donaciones:consultar_planes`, and returns where the donor approves it. 409 for ' +
    'whoever has one already, and, repeated, once it can no longer be approved.',
  waitsOutside: true,
  async handle({ input, viewer, context, language, address, once }) {
    const { planId, petId, email, wantsInvoice } = input;
    const requested = { request: { planId, petId, email, wantsInvoice }, language, address };
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
    summary:
      'One’s own monthly donation as it stands just now, with its `plan`; null without one. `clave`, the link in the mail of one ' +
      'of its gifts, stands for the session of whoever gives without an account.',
    waitsOutside: true,
    async handle({ viewer, context, input: { link } }) {
      const giver = await context.monthlyDonations.managerOf(viewer, link);
      const view = await context.monthlyDonations.find(giver);
      return { data: view ? shown(view) : null };
    },
  }),

  implement(cancelMonthly, {
    summary: 'Ends one’s own monthly donation at its provider, and then clears `subscription_id`.',
    waitsOutside: true,
    async handle({ viewer, context, input: { link } }) {
      await context.monthlyDonations.cancel(await context.monthlyDonations.managerOf(viewer, link));
      return { data: { reference: null } };
    },
  }),

  implement(pauseMonthly, {
    summary:
      'Pauses one’s own monthly donation where it is `pausable`; returns the same as `donaciones:consultar_suscripcion` does.',
    waitsOutside: true,
    async handle({ viewer, context, input: { link } }) {
      const giver = await context.monthlyDonations.managerOf(viewer, link);
      return { data: shown(await context.monthlyDonations.pause(giver)) };
    },
  }),

  implement(resumeMonthly, {
    summary:
      'Resumes a paused monthly donation; returns the same as `donaciones:consultar_suscripcion` does.',
    waitsOutside: true,
    async handle({ viewer, context, input: { link } }) {
      const giver = await context.monthlyDonations.managerOf(viewer, link);
      return { data: shown(await context.monthlyDonations.resume(giver)) };
    },
  }),
];
