import { beginCardPayment, confirmCardPayment } from '#domain/donations/payment-calls.ts';
import { implement } from '../../implement.ts';
import { askedOf, begunBy, callerOf, giverOf, outcomeOf } from '../../schemas/payment-requests.ts';

const crearStripePayment = implement(beginCardPayment, {
  summary:
    'Gives by card: `stripe_id` is what the card provider’s program in the browser made of the card, `monto` is in cents. ' +
    '`estado` `requiere_accion` brings a `client_secret`; `pendiente` means that the provider has not answered yet: ' +
    'nobody has to pay again. A declined card is 402. ' +
    'Without a session, where the portal takes donations without an account, it asks for `nombre`, `email` and `captcha`; the ' +
    '`clave` that it gives then stands for the session in the calls that go on with the donation.',
  waitsOutside: true,
  async handle(call) {
    const { context, viewer, input, once } = call;
    const { id } = await once(
      (record) =>
        context.singleDonations.beginCard(viewer, { ...askedOf(call), card: input.card }, record),
      { insteadOfKey: `stripe_id:${input.card}`, caller: callerOf(call) },
    );
    const { giver, key } = begunBy(call, id);
    return { data: outcomeOf(await context.singleDonations.pay(giver, id), key) };
  },
});

const confirmarStripePayment = implement(confirmCardPayment, {
  summary:
    'Asks the card provider how one’s own donation stands, after the bank has been shown its holder; returns the same as the ' +
    'creation does.',
  waitsOutside: true,
  async handle(call) {
    const { context, input } = call;
    const giver = await giverOf(call);
    return { data: outcomeOf(await context.singleDonations.confirm(giver, input.id)) };
  },
});

export const tarjeta = [crearStripePayment, confirmarStripePayment];
