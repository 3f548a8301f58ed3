import { command, creation } from '../contract/call.ts';
import {
  described,
  flag,
  givenCents,
  id,
  inputId,
  inputText,
  nullable,
  object,
  optional,
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { monthlyIntervals } from './monthly-interval.ts';
import {
  asCompany,
  captchaAnswer,
  cardDeclines,
  giftKey,
  lang,
  providersName,
} from './payment-shapes.ts';
import { subscriptionStatuses } from './subscription-status.ts';

/** Monthly donations by card, which the card provider charges by itself. */

const outcome = object(
  {
    id,
    status: wire('estado', word(subscriptionStatuses)),
    /** As the provider calls it; null while it has not answered: nobody has to begin again. */
    reference: wire('subscription_id', nullable(text)),
    /** Of a card whose bank wants to know its holder. */
    clientSecret: wire('client_secret', optional(text)),
    key: giftKey,
  },
  'MonthlyOutcome',
);

const refused = {
  402: cardDeclines,
  404: ['notFound'],
  409: ['subscriptionExists', 'subscriptionLapsed', 'subscriptionRefused'],
  503: ['providerUnavailable', 'subscriptionUnavailable'],
} as const;

/** `card` is what the card provider’s program in the browser made of the card. */
export const beginMonthlyByCard = creation('donaciones:crear_suscripcion_tarjeta', {
  access: 'giver',
  takes: {
    amountCents: wire('monto', described(givenCents, 'Amount in pesos')),
    card: wire('stripe_id', providersName),
    guestName: wire('nombre', optional(inputText)),
    email: optionally(inputText, ''),
    wantsInvoice: wire('impuestos', optionally(flag, false)),
    asCompany,
    petId: wire('mascota_id', optional(nullable(inputId))),
    interval: wire('cada', optional(word(monthlyIntervals))),
    ...lang,
    captcha: captchaAnswer,
  },
  gives: outcome,
  errors: {
    ...refused,
    422: [
      'providerNotConfigured',
      'notOffered',
      'captchaRequired',
      'captchaExpired',
      'amountBelowProvider',
      'donationTooLarge',
      'billingIncomplete',
      'companyMissing',
      'walletError',
    ],
  },
});

/** Asks the card provider, after the bank has been shown its holder. */
export const confirmMonthlyByCard = command('donaciones:confirmar_suscripcion_tarjeta', {
  access: 'giver',
  takes: { id: inputId, key: giftKey, ...lang },
  gives: outcome,
  errors: { ...refused, 422: ['providerNotConfigured', 'notOffered'] },
});
