import { z } from 'zod';
import { donationKinds } from '#domain/donations/donation-kind.ts';
import { centsOfPesos } from '#domain/donations/donation-request.ts';
import { donationStates } from '#domain/donations/donation-state.ts';
import type { Outcome } from '#server/features/donations/single/pay-donation.ts';
import { withWireNames } from '../../field-names.ts';
import { type Call, defineAction } from '../../registry.ts';
import { voucher } from '../../schemas/created.ts';
import { voucherToWire } from '../../schemas/ventas.ts';
import { address, id, pesos, shape, text, wordOf } from '../../values.ts';
import { wireId, wireLanguage, wireText } from '../../wire-text.ts';

/** A provider's name for something: it stands for the caller's key where there is none. */
const providersName = z.string().regex(/^[\w-]{1,200}$/, 'valueInvalid');

/** What every donation says. Rules are the domain's: here only shapes, and of the amount not even that. */
const donation = {
  monto: z.unknown().meta({
    description: 'Amount: in cents for cards, else in pesos',
    type: 'number',
    examples: [250],
  }),
  email: wireText.default(''),
  impuestos: z.boolean().default(false),
  anonima: z.boolean().default(false),
  tipo: wireText.default(''),
  producto_id: wireId.nullish(),
  mascota_id: wireId.nullish(),
  lang: wireLanguage,
  captcha: z.string().max(10_000).optional(),
};

const names = {
  kind: 'tipo',
  amountCents: 'monto',
  productId: 'producto_id',
  petId: 'mascota_id',
  wantsInvoice: 'impuestos',
  anonymous: 'anonima',
  card: 'stripe_id',
  phone: 'phone',
};

type Said = z.output<z.ZodObject<typeof donation>>;

/** @param inCents whether `monto` is, otherwise it is in pesos */
function requestOf({ monto, ...said }: Said, { inCents }: { inCents: boolean }) {
  return {
    kind: donationKinds.fromWire(said.tipo),
    amountCents: typeof monto === 'number' && !inCents ? centsOfPesos(monto) : monto,
    productId: said.producto_id,
    petId: said.mascota_id,
    email: said.email,
    anonymous: said.anonima,
    wantsInvoice: said.impuestos,
  };
}

function askedOf({ input, language, address }: Call<Said>, { inCents }: { inCents: boolean }) {
  return { request: requestOf(input, { inCents }), captcha: input.captcha, language, address };
}

function answer({ donation: { id, status, series, folio }, clientSecret }: Outcome) {
  return {
    id,
    estado: donationStates.toWire(status),
    serie: series,
    folio,
    ...(clientSecret !== undefined && { client_secret: clientSecret }),
  };
}

const outcome = shape({
  id,
  estado: wordOf(donationStates),
  serie: text,
  folio: z.int().nullable(),
  client_secret: text.optional(),
}).meta({ id: 'DonationOutcome' });

/** Of every action that may ask the card provider. */
const cardDeclines = [
  'cardDeclined',
  'cardInsufficientFunds',
  'cardExpired',
  'cardIncorrectCvc',
  'cardIncorrectNumber',
  'cardProcessingError',
  'cardAuthenticationFailed',
] as const;
const walletDeclines = ['walletDeclined', 'walletInsufficientFunds'] as const;
/** Of a donation that no provider is asked about. */
const notAdmitted = [
  'providerNotConfigured',
  'notOffered',
  'captchaRequired',
  'captchaExpired',
  'amountBelowProvider',
  'donationTooLarge',
  'billingIncomplete',
  'walletError',
  'walletPaymentError',
] as const;

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
      const asked = { ...askedOf(call, { inCents: true }), card: input.stripe_id };
      const { id } = await once(
        (record) => context.singleDonations.beginCard(viewer, asked, record),
        `stripe_id:${input.stripe_id}`,
      );
      return { data: answer(await context.singleDonations.pay(viewer, id)) };
    }),
});

const confirmarStripePayment = defineAction({
  name: 'donaciones:confirmar_stripe_payment',
  summary:
    'Asks the card provider how one’s own donation stands, after the bank has been shown its holder; answers as the ' +
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

const crearPaypalOrder = defineAction({
  name: 'donaciones:crear_paypal_order',
  summary:
    'Begins a donation by wallet, `monto` in pesos, and answers its `order_id` and where the donor approves it.',
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
      const asked = askedOf(call, { inCents: false });
      const { id } = await once((record) => singleDonations.beginWallet(viewer, asked, record));
      const { donation, approveUrl } = await singleDonations.order(viewer, id);
      return { data: { id, order_id: donation.reference, approve_url: approveUrl } };
    }),
});

const crearPaypalPayment = defineAction({
  name: 'donaciones:crear_paypal_payment',
  summary:
    'Takes the money of an order that the donor has approved, if it is this donor’s and of this amount; answers as ' +
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

const crearOxxoPay = defineAction({
  name: 'donaciones:crear_oxxo_pay',
  summary:
    'Begins a donation that is paid in cash at a store, `monto` in pesos, and answers the voucher with its `amount` in ' +
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
    422: notAdmitted,
    500: ['categoriesMissing'],
    503: ['providerUnavailable'],
  },
  handle: (call) =>
    withWireNames(names, async () => {
      const { context, viewer, input, once } = call;
      const { singleDonations } = context;
      const holder = { name: input.name, phone: input.phone };
      const asked = { ...askedOf(call, { inCents: false }), holder };
      const { id } = await once((record) => singleDonations.beginVoucher(viewer, asked, record));
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

const reembolsar = defineAction({
  name: 'donaciones:reembolsar',
  summary:
    'Gives back `monto` pesos of a paid donation, or all that is left of it. 409 when more is asked than is left, or ' +
    'while another refund is under way.',
  access: { right: 'donations.refund' },
  waitsOutside: true,
  creates: true,
  input: z.strictObject({ id: wireId, monto: z.number().optional(), lang: wireLanguage }),
  output: shape({ id, estado: wordOf(donationStates), reembolsado: pesos }),
  errors: {
    404: ['notFound'],
    409: ['refundTooLarge', 'refundUnderWay', 'refundRefused', 'notRefundable'],
    422: ['providerNotConfigured', 'notOffered'],
    503: ['providerUnavailable', 'providerSilent'],
  },
  handle: ({ input: { id, monto }, viewer, address, context, once }) =>
    withWireNames(names, async () => {
      const asked = { amountCents: monto === undefined ? undefined : centsOfPesos(monto) };
      const { refunds } = context;
      await once(
        (record) => refunds.begin({ viewer, address }, id, asked, record),
        undefined,
        refunds.stands,
      );
      const { status, refundedCents } = await refunds.send(viewer, id);
      return {
        data: { id, estado: donationStates.toWire(status), reembolsado: refundedCents / 100 },
      };
    }),
});

export const pagos = [
  crearStripePayment,
  confirmarStripePayment,
  crearPaypalOrder,
  crearPaypalPayment,
  cancelarPaypalOrder,
  crearOxxoPay,
  reembolsar,
];
