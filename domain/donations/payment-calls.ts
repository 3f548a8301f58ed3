import { command, creation, creationOrChange } from '../contract/call.ts';
import {
  address,
  described,
  exampled,
  id,
  inputId,
  inputText,
  instant,
  integer,
  nullable,
  object,
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { donationStates } from './donation-state.ts';
import {
  cardDeclines,
  donationInCents,
  donationInPesos,
  giftKey,
  lang,
  monthlyRequest,
  notAdmitted,
  paymentOutcome,
  providersName,
  walletDeclines,
} from './payment-shapes.ts';

/** How donors pay: by card, by voucher, by wallet, and by wallet each month. A transfer stands in `transfer-calls.ts`. */

const refused = [...notAdmitted, 'walletError', 'walletPaymentError'] as const;

/** `card` is what the card provider's program in the browser made of it. */
export const beginCardPayment = creation('donaciones:crear_stripe_payment', {
  access: 'giver',
  takes: { ...donationInCents, card: wire('stripe_id', providersName) },
  gives: paymentOutcome,
  errors: {
    402: cardDeclines,
    404: ['notFound'],
    409: ['chargeNotDue', 'chargeDisputed', 'feeAboveCosts', 'donationUnderWay'],
    422: refused,
    500: ['categoriesMissing'],
    503: ['providerUnavailable'],
  },
});

/** Asks the card provider, after the bank has been shown its holder. */
export const confirmCardPayment = command('donaciones:confirmar_stripe_payment', {
  access: 'giver',
  takes: { id: inputId, key: giftKey, ...lang },
  gives: paymentOutcome,
  errors: {
    402: cardDeclines,
    404: ['notFound'],
    409: ['donationUnderWay'],
    422: ['providerNotConfigured'],
    503: ['providerUnavailable'],
  },
});

export const voucher = object(
  {
    reference: exampled(text, '98000123456789'),
    barcodeUrl: wire('barcode_url', nullable(address)),
    expiresAt: wire('expires_at', instant),
  },
  'Voucher',
);

/** Paid in cash at a store. */
export const beginVoucherPayment = creation('donaciones:crear_oxxo_pay', {
  access: 'giver',
  takes: {
    ...donationInPesos,
    name: optionally(inputText, ''),
    phone: optionally(inputText, ''),
  },
  gives: object({
    id,
    status: wire('estado', word(donationStates)),
    amountCents: wire('amount', exampled(described(integer, 'Amount in cents'), 25_000)),
    /** null while the provider has not answered: the voucher comes by mail then. */
    voucher: wire('payment_method', nullable(voucher)),
    key: giftKey,
  }),
  errors: {
    402: cardDeclines,
    404: ['notFound'],
    409: [
      'chargeNotDue',
      'chargeDisputed',
      'feeAboveCosts',
      'donationUnderWay',
      'tooManyOpenVouchers',
    ],
    422: [
      ...refused,
      'voucherRefused',
      'voucherNameRefused',
      'voucherEmailRefused',
      'voucherPhoneRefused',
    ],
    500: ['categoriesMissing'],
    503: ['providerUnavailable'],
  },
});

/** At `approveUrl` its donor approves it. */
export const beginWalletPayment = creation('donaciones:crear_paypal_order', {
  access: 'giver',
  takes: donationInPesos,
  gives: object({
    id,
    orderId: wire('order_id', nullable(text)),
    approveUrl: wire('approve_url', address),
    key: giftKey,
  }),
  errors: {
    402: walletDeclines,
    404: ['notFound'],
    409: ['chargeNotDue', 'chargeDisputed', 'feeAboveCosts', 'donationUnderWay'],
    422: refused,
    500: ['categoriesMissing'],
    503: ['providerUnavailable'],
  },
});

/** Takes the money of an approved order, which stands for the key. */
export const captureWalletPayment = creationOrChange('donaciones:crear_paypal_payment', {
  access: 'giver',
  takes: { ...donationInPesos, key: giftKey, orderId: wire('order_id', providersName) },
  gives: paymentOutcome,
  errors: {
    402: walletDeclines,
    404: ['notFound'],
    409: ['orderNotApproved', 'donationUnderWay', 'orderOther'],
    422: [...refused, 'orderOther'],
    500: ['categoriesMissing'],
    503: ['providerUnavailable'],
  },
});

/** Its donor has turned back before approving it. */
export const cancelWalletPayment = command('donaciones:cancelar_paypal_order', {
  access: 'giver',
  takes: { id: inputId, key: giftKey, ...lang },
  gives: paymentOutcome,
  errors: {
    404: ['notFound'],
    409: ['donationUnderWay'],
    422: ['providerNotConfigured'],
    503: ['providerUnavailable'],
  },
});

/** At `approveUrl` its donor approves it for every month. */
export const beginMonthly = creation('donaciones:crear_suscripcion', {
  access: 'session',
  takes: monthlyRequest,
  gives: object({
    reference: wire('subscription_id', nullable(text)),
    approveUrl: wire('approve_url', address),
  }),
  errors: {
    409: ['subscriptionExists', 'subscriptionLapsed', 'subscriptionRefused'],
    422: ['providerNotConfigured', 'notOffered', 'planUnknown', 'companyMissing'],
    503: ['subscriptionUnavailable'],
  },
});
