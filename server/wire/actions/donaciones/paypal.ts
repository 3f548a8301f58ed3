import { z } from 'zod';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import {
  answer,
  askedOf,
  donation,
  names,
  notAdmitted,
  outcome,
  providersName,
  requestOf,
} from '../../schemas/payment-requests.ts';
import { address, id, shape, text } from '../../values.ts';
import { wireId, wireLanguage } from '../../wire-text.ts';

const walletDeclines = ['walletDeclined', 'walletInsufficientFunds'] as const;

const crearPaypalOrder = defineAction({
  name: 'donaciones:crear_paypal_order',
  summary:
    'Begins a donation by wallet, `monto` in pesos, and returns its `order_id` and where the donor approves it.',
  access: 'session',
  waitsOutside: true,
  creates: true,
  input: z.strictObject(donation),
  output: shape({ id, order_id: text.nullable(), approve_url: address }),
  errors: {
    402: walletDeclines,
    404: ['notFound'],
    409: ['donationUnderWay'],
    422: notAdmitted,
    500: ['categoriesMissing'],
    503: ['providerUnavailable'],
  },
  handle: (call) =>
    withWireNames(names, async () => {
      const { context, viewer, once } = call;
      const { singleDonations } = context;
      const requested = askedOf(call, { inCents: false });
      const { id } = await once((record) => singleDonations.beginWallet(viewer, requested, record));
      const { donation, approveUrl } = await singleDonations.order(viewer, id);
      return { data: { id, order_id: donation.reference, approve_url: approveUrl } };
    }),
});

const crearPaypalPayment = defineAction({
  name: 'donaciones:crear_paypal_payment',
  summary:
    'Takes the money of an order that the donor has approved, if it is this donor’s and of this amount; returns the same as ' +
    '`donaciones:crear_stripe_payment` does.',
  access: 'session',
  waitsOutside: true,
  creates: true,
  input: z.strictObject({ ...donation, order_id: providersName }),
  output: outcome,
  errors: {
    402: walletDeclines,
    404: ['notFound'],
    409: ['orderNotApproved', 'donationUnderWay', 'orderOther'],
    422: [...notAdmitted, 'orderOther'],
    500: ['categoriesMissing'],
    503: ['providerUnavailable'],
  },
  handle: (call) =>
    withWireNames(names, async () => {
      const { context, viewer, input, once } = call;
      const { singleDonations } = context;
      const request = requestOf(input, { inCents: false });
      const { id } = await once(
        (record) => singleDonations.beginCapture(viewer, input.order_id, request, record),
        `order_id:${input.order_id}`,
        singleDonations.stands,
      );
      return { data: answer(await singleDonations.pay(viewer, id)) };
    }),
});

const cancelarPaypalOrder = defineAction({
  name: 'donaciones:cancelar_paypal_order',
  summary:
    'Ends one’s own donation by wallet whose donor has turned back before approving it. What is paid, or being taken, ' +
    'stays as it is; the answer says how it stands.',
  access: 'session',
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: outcome,
  errors: {
    404: ['notFound'],
    409: ['donationUnderWay'],
    422: ['providerNotConfigured'],
    503: ['providerUnavailable'],
  },
  async handle({ input: { id }, viewer, context }) {
    return { data: answer({ donation: await context.singleDonations.cancelOrder(viewer, id) }) };
  },
});

export const paypal = [crearPaypalOrder, crearPaypalPayment, cancelarPaypalOrder];
