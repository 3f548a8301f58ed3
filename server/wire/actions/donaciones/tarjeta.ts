import { z } from 'zod';
import { withWireNames } from '../../field-names.ts';
import { defineAction } from '../../registry.ts';
import {
  answer,
  askedOf,
  cardDeclines,
  donation,
  names,
  notAdmitted,
  outcome,
  providersName,
} from '../../schemas/payment-requests.ts';
import { wireId, wireLanguage } from '../../wire-text.ts';

const crearStripePayment = defineAction({
  name: 'donaciones:crear_stripe_payment',
  summary:
    'Gives by card: `stripe_id` is what the card provider’s program in the browser made of the card, `monto` is in cents. ' +
    '`estado` `requiere_accion` brings a `client_secret`; `pendiente` means that the provider has not answered yet: ' +
    'nobody has to pay again. A declined card is 402.',
  access: 'session',
  waitsOutside: true,
  creates: true,
  input: z.strictObject({ ...donation, stripe_id: providersName }),
  output: outcome,
  errors: {
    402: cardDeclines,
    404: ['notFound'],
    409: ['donationUnderWay'],
    422: notAdmitted,
    500: ['categoriesMissing'],
    503: ['providerUnavailable'],
  },
  handle: (call) =>
    withWireNames(names, async () => {
      const { context, viewer, input, once } = call;
      const requested = { ...askedOf(call, { inCents: true }), card: input.stripe_id };
      const { id } = await once(
        (record) => context.singleDonations.beginCard(viewer, requested, record),
        `stripe_id:${input.stripe_id}`,
      );
      return { data: answer(await context.singleDonations.pay(viewer, id)) };
    }),
});

const confirmarStripePayment = defineAction({
  name: 'donaciones:confirmar_stripe_payment',
  summary:
    'Asks the card provider how one’s own donation stands, after the bank has been shown its holder; returns the same as the ' +
    'creation does.',
  access: 'session',
  waitsOutside: true,
  input: z.strictObject({ id: wireId, lang: wireLanguage }),
  output: outcome,
  errors: {
    402: cardDeclines,
    404: ['notFound'],
    409: ['donationUnderWay'],
    422: ['providerNotConfigured'],
    503: ['providerUnavailable'],
  },
  async handle({ input: { id }, viewer, context }) {
    return { data: answer(await context.singleDonations.confirm(viewer, id)) };
  },
});

export const tarjeta = [crearStripePayment, confirmarStripePayment];
