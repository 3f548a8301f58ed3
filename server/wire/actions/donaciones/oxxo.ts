import { z } from 'zod';
import { donationStates } from '#domain/donations/donation-state.ts';
import { findVoucherSteps } from '#domain/donations/voucher-calls.ts';
import { withWireNames } from '../../field-names.ts';
import { implement } from '../../implement.ts';
import { defineAction } from '../../registry.ts';
import { voucher } from '../../schemas/created.ts';
import {
  askedOf,
  cardDeclines,
  donation,
  names,
  notAdmitted,
} from '../../schemas/payment-requests.ts';
import { voucherToWire } from '../../schemas/ventas.ts';
import { id, shape, wordOf } from '../../values.ts';
import { wireText } from '../../wire-text.ts';

const crearOxxoPay = defineAction({
  name: 'donaciones:crear_oxxo_pay',
  summary:
    'Begins a donation that is paid in cash at a store, `monto` in pesos, and returns the voucher with its `amount` in ' +
    'cents; `barcode_url` names a picture (PNG) of its bars, or is null where the provider has none. ' +
    'The same voucher leaves by mail, with a PDF. `payment_method` is null while the provider has not answered: the voucher comes by mail then. 409 ' +
    '(`tooManyOpenVouchers`) for an account with ten that are neither paid nor expired.',
  access: 'session',
  waitsOutside: true,
  creates: true,
  input: z.strictObject({ ...donation, name: wireText.default(''), phone: wireText.default('') }),
  output: shape({
    id,
    estado: wordOf(donationStates),
    amount: z.int().meta({ description: 'Amount in cents', examples: [25_000] }),
    payment_method: voucher.nullable(),
  }),
  errors: {
    402: cardDeclines,
    404: ['notFound'],
    409: ['donationUnderWay', 'tooManyOpenVouchers'],
    422: [
      ...notAdmitted,
      'voucherRefused',
      'voucherNameRefused',
      'voucherEmailRefused',
      'voucherPhoneRefused',
    ],
    500: ['categoriesMissing'],
    503: ['providerUnavailable'],
  },
  handle: (call) =>
    withWireNames(names, async () => {
      const { context, viewer, input, once } = call;
      const { singleDonations } = context;
      const holder = { name: input.name, phone: input.phone };
      const requested = { ...askedOf(call, { inCents: false }), holder };
      const { id } = await once((record) =>
        singleDonations.beginVoucher(viewer, requested, record),
      );
      const { donation } = await singleDonations.pay(viewer, id);
      const { status, amountCents, voucher } = donation;
      return {
        data: {
          id,
          estado: donationStates.toWire(status),
          amount: amountCents,
          payment_method: voucher && voucherToWire(voucher),
        },
      };
    }),
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
