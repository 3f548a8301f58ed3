import {
  beginWalletPayment,
  cancelWalletPayment,
  captureWalletPayment,
} from '#domain/donations/payment-calls.ts';
import { implement } from '../../implement.ts';
import { askedOf, begunBy, callerOf, giverOf, outcomeOf } from '../../schemas/payment-requests.ts';

const crearPaypalOrder = implement(beginWalletPayment, {
  summary:
    'Begins a donation by wallet, `monto` in pesos, and returns its `order_id` and where the donor approves it.',
  waitsOutside: true,
  async handle(call) {
    const { context, viewer, once } = call;
    const { singleDonations } = context;
    const { id } = await once(
      (record) => singleDonations.beginWallet(viewer, askedOf(call), record),
      { caller: callerOf(call) },
    );
    const { giver, ...further } = begunBy(call, id);
    const { donation, approveUrl } = await singleDonations.order(giver, id);
    return { data: { id, orderId: donation.reference, approveUrl, ...further } };
  },
});

const crearPaypalPayment = implement(captureWalletPayment, {
  summary:
    'Takes the money of an order that the donor has approved, if it is this donor’s and of this amount; returns the same as ' +
    '`donaciones:crear_stripe_payment` does.',
  waitsOutside: true,
  async handle(call) {
    const { context, input, once } = call;
    const giver = await giverOf(call);
    const { singleDonations } = context;
    const { request } = askedOf(call);
    const { id } = await once(
      (record) => singleDonations.beginCapture(giver, input.orderId, request, record),
      {
        insteadOfKey: `order_id:${input.orderId}`,
        stands: singleDonations.stands,
        caller: giver.kind === 'guest' ? `gift ${giver.donationId}` : undefined,
      },
    );
    return { data: outcomeOf(await singleDonations.pay(giver, id)) };
  },
});

const cancelarPaypalOrder = implement(cancelWalletPayment, {
  summary:
    'Ends one’s own donation by wallet whose donor has turned back before approving it. What is paid, or being taken, ' +
    'stays as it is; the answer says how it stands.',
  async handle(call) {
    const { context, input } = call;
    const giver = await giverOf(call);
    const donation = await context.singleDonations.cancelOrder(giver, input.id);
    return { data: outcomeOf({ donation }) };
  },
});

export const paypal = [crearPaypalOrder, crearPaypalPayment, cancelarPaypalOrder];
