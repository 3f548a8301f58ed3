import { z } from 'zod';
import { kindNames } from '#domain/donations/donation-words.ts';
import { subscriptionStatuses } from '#domain/donations/subscription-status.ts';
import { formatPesos } from '#domain/money.ts';
import type { MonthlyView } from '#server/features/giving/donations/monthly/monthly-view.ts';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import { address, count, flag, moment, pesos, shape, text, wordOf } from '../../values.ts';
import { wireLanguage, wireText } from '../../wire-text.ts';

const names = { planId: 'plan_id', wantsInvoice: 'impuestos' };

/**
 * As the wallet's own service writes it, with the plan; `pausable` where it can be paused and resumed, `test` where no
 * money moves.
 */
function toWire({ monthly, facts, canPause }: MonthlyView) {
  const { reference, planId, amountCents, status, email } = monthly;
  const name = `${kindNames.monthly.es} ${formatPesos(amountCents)}`;
  const price = { value: (amountCents / 100).toFixed(2), currency_code: 'MXN' };
  return {
    id: reference ?? '',
    status: subscriptionStatuses.toWire(status),
    plan_id: planId,
    start_time: facts?.startedAt ?? monthly.confirmedAt ?? monthly.createdAt,
    subscriber: {
      email_address: facts?.subscriber?.email || email,
      name: { given_name: facts?.subscriber?.givenName ?? '' },
    },
    billing_info: {
      next_billing_time: monthly.nextBillingAt,
      failed_payments_count: monthly.failedPayments,
    },
    plan: {
      id: planId,
      name,
      description: kindNames.monthly.es,
      billing_cycles: [
        {
          frequency: { interval_unit: 'MONTH', interval_count: 1 },
          pricing_scheme: { fixed_price: price },
        },
      ],
    },
    pausable: canPause,
    test: monthly.provider === 'test',
  };
}

const subscription = shape({
  id: text,
  status: wordOf(subscriptionStatuses),
  plan_id: text,
  start_time: moment,
  subscriber: shape({ email_address: text, name: shape({ given_name: text }) }),
  billing_info: shape({ next_billing_time: moment.nullable(), failed_payments_count: count }),
  plan: shape({
    id: text,
    name: text,
    description: text,
    billing_cycles: z.array(
      shape({
        frequency: shape({ interval_unit: text, interval_count: count }),
        pricing_scheme: shape({ fixed_price: shape({ value: text, currency_code: text }) }),
      }),
    ),
  }),
  pausable: flag,
  test: flag,
}).meta({ id: 'MonthlyDonation' });

const consultarPlanes = defineAction({
  name: 'donaciones:consultar_planes',
  summary: 'The monthly donations that can be chosen, by their amount: `monto` in pesos a month.',
  access: 'everyone',
  input: z.strictObject({ lang: wireLanguage }),
  output: z.array(shape({ plan_id: text, monto: pesos })),
  errors: { 422: ['providerNotConfigured', 'notOffered'], 503: ['subscriptionUnavailable'] },
  async handle({ context }) {
    const plans = await context.monthlyDonations.plans();
    return {
      data: plans.map(({ id, amountCents }) => ({ plan_id: id, monto: amountCents / 100 })),
    };
  },
});

const crearSuscripcion = defineAction({
  name: 'donaciones:crear_suscripcion',
  summary:
    'Begins a monthly donation on one of `donaciones:consultar_planes`, and returns where the donor approves it. 409 for ' +
    'whoever has one already, and, repeated, once it can no longer be approved.',
  access: 'session',
  waitsOutside: true,
  creates: true,
  input: z.strictObject({
    plan_id: wireText.default(''),
    email: wireText.default(''),
    impuestos: z.boolean().default(false),
    lang: wireLanguage,
  }),
  output: shape({ subscription_id: text.nullable(), approve_url: address }),
  errors: {
    409: ['subscriptionExists', 'subscriptionLapsed', 'subscriptionRefused'],
    422: ['providerNotConfigured', 'notOffered', 'planUnknown'],
    503: ['subscriptionUnavailable'],
  },
  handle: ({ input, viewer, context, language, address, once }) =>
    withWireNames(names, async () => {
      const { plan_id: planId, email, impuestos: wantsInvoice } = input;
      const requested = { request: { planId, email, wantsInvoice }, language, address };
      const { id } = await once((record) =>
        context.monthlyDonations.begin(viewer, requested, record),
      );
      const { reference, approveUrl } = await context.monthlyDonations.approval(viewer, id);
      return { data: { subscription_id: reference, approve_url: approveUrl } };
    }),
});

const confirmarSuscripcion = defineAction({
  name: 'donaciones:confirmar_suscripcion',
  summary:
    'After the donor has approved it: takes the monthly donation into the account’s `subscription_id`, if the wallet ' +
    'says that it is active, on the plan that was chosen, and this account began it. Otherwise 404 or 409.',
  access: 'session',
  waitsOutside: true,
  input: z.strictObject({ subscription_id: wireText.max(100), lang: wireLanguage }),
  output: subscription.extend({ subscription_id: text }),
  errors: {
    404: ['notFound'],
    409: [
      'subscriptionNotActive',
      'subscriptionOther',
      'subscriptionExists',
      'subscriptionRefused',
    ],
    422: ['providerNotConfigured', 'notOffered'],
    503: ['subscriptionUnavailable'],
  },
  async handle({ input: { subscription_id }, viewer, context }) {
    const view = await context.monthlyDonations.confirm(viewer, subscription_id);
    return { data: { subscription_id, ...toWire(view) } };
  },
});

const consultarSuscripcion = defineAction({
  name: 'donaciones:consultar_suscripcion',
  summary: 'One’s own monthly donation as it stands just now, with its `plan`; null without one.',
  access: 'session',
  waitsOutside: true,
  input: z.strictObject({ lang: wireLanguage }),
  output: subscription.nullable(),
  errors: {
    409: ['subscriptionRefused'],
    422: ['providerNotConfigured', 'notOffered'],
    503: ['subscriptionUnavailable'],
  },
  async handle({ viewer, context }) {
    const view = await context.monthlyDonations.find(viewer);
    return { data: view ? toWire(view) : null };
  },
});

const cancelarSuscripcion = defineAction({
  name: 'donaciones:cancelar_suscripcion',
  summary: 'Ends one’s own monthly donation at the wallet, and then clears `subscription_id`.',
  access: 'session',
  waitsOutside: true,
  input: z.strictObject({ lang: wireLanguage }),
  output: shape({ subscription_id: z.null() }),
  errors: {
    404: ['notFound'],
    409: ['subscriptionRefused'],
    422: ['providerNotConfigured', 'notOffered'],
    503: ['subscriptionUnavailable'],
  },
  async handle({ viewer, context }) {
    await context.monthlyDonations.cancel(viewer);
    return { data: { subscription_id: null } };
  },
});

/** Of pausing and resuming. */
const pausing = {
  access: 'session',
  waitsOutside: true,
  input: z.strictObject({ lang: wireLanguage }),
  output: subscription,
  errors: {
    404: ['notFound'],
    409: ['subscriptionRefused', 'subscriptionNotPausable', 'subscriptionNotActive'],
    422: ['providerNotConfigured', 'notOffered'],
    503: ['subscriptionUnavailable'],
  },
} as const;

const pausarSuscripcion = defineAction({
  ...pausing,
  name: 'donaciones:pausar_suscripcion',
  summary:
    'Pauses one’s own monthly donation where it is `pausable`; returns the same as `donaciones:consultar_suscripcion` does.',
  async handle({ viewer, context }) {
    return { data: toWire(await context.monthlyDonations.pause(viewer)) };
  },
});

const reanudarSuscripcion = defineAction({
  ...pausing,
  name: 'donaciones:reanudar_suscripcion',
  errors: {
    ...pausing.errors,
    409: [...pausing.errors[409], 'monthlyDisputed'],
  },
  summary:
    'Resumes a paused monthly donation; returns the same as `donaciones:consultar_suscripcion` does.',
  async handle({ viewer, context }) {
    return { data: toWire(await context.monthlyDonations.resume(viewer)) };
  },
});

export const suscripciones = [
  consultarPlanes,
  crearSuscripcion,
  confirmarSuscripcion,
  consultarSuscripcion,
  cancelarSuscripcion,
  pausarSuscripcion,
  reanudarSuscripcion,
];
