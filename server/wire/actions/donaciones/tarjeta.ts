import { beginCardPayment, confirmCardPayment } from '#domain/donations/payment-calls.ts';
import { implement } from '../../implement.ts';
import { askedOf, outcomeOf } from '../../schemas/payment-requests.ts';

const crearStripePayment = implement(beginCardPayment, {
  summary:
    'Gives by card: `stripe_id` is what the card provider’s program in the browser made of the card, `monto` is in cents. ' +
    '`estado` `requiere_accion` brings a `client_secret`; `pendiente` means that the provider has not answered yet: ' +
    'nobody has to pay again. A declined card is 402.',
  waitsOutside: true,
  async handle(call) {
    const { context, viewer, input, once } = call;
    const { id } = await once(
      (record) =>
        context.singleDonations.beginCard(viewer, { ...askedOf(call), card: input.card }, record),
      `stripe_id:${input.card}`,
    );
    return { data: outcomeOf(await context.singleDonations.pay(viewer, id)) };
  },
});

const confirmarStripePayment = implement(confirmCardPayment, {
  summary:
    'Asks the card provider how one’s own donation stands, after the bank has been shown its holder; returns the same as the ' +
    'creation does.',
  waitsOutside: true,
  async handle({ input: { id }, viewer, context }) {
    return { data: outcomeOf(await context.singleDonations.confirm(viewer, id)) };
  },
});

export const tarjeta = [crearStripePayment, confirmarStripePayment];
