import { beginVoucherPayment } from '#domain/donations/payment-calls.ts';
import { findVoucherSteps } from '#domain/donations/voucher-calls.ts';
import { implement } from '../../implement.ts';
import { askedOf, begunBy, callerOf } from '../../schemas/payment-requests.ts';

const crearOxxoPay = implement(beginVoucherPayment, {
  summary:
    'Begins a donation that is paid in cash at a store, `monto` in pesos, and returns the voucher with its `amount` in ' +
    'cents; `barcode_url` names a picture (PNG) of its bars, or is null where the provider has none. ' +
    'The same voucher leaves by mail, with a PDF. `payment_method` is null while the provider has not answered: the voucher comes by mail then. 409 ' +
    '(`tooManyOpenVouchers`) for an account with ten that are neither paid nor expired.',
  waitsOutside: true,
  async handle(call) {
    const { context, viewer, input, once } = call;
    const { singleDonations } = context;
    const { name, phone } = input;
    const requested = { ...askedOf(call), holder: { name, phone } };
    const { id } = await once((record) => singleDonations.beginVoucher(viewer, requested, record), {
      caller: callerOf(call),
    });
    const { giver, ...further } = begunBy(call, id);
    const { donation } = await singleDonations.pay(giver, id);
    const { status, amountCents, voucher } = donation;
    return { data: { id, status, amountCents, voucher, ...further } };
  },
});

export const oxxo = [
  crearOxxoPay,

  implement(findVoucherSteps, {
    summary:
      'What a voucher says beside its amount and reference, in `lang`, as the organization has it: whom is paid, the store’s own fee, the ' +
      'steps, and how long it takes.',
    async handle({ context: { content }, language }) {
      const { commission, steps, howLong } = await content.published('voucher', language);
      const { legalName: recipient } = await content.record('paymentSlip', language);
      return { data: { recipient, commission, steps, howLong } };
    },
  }),
];
