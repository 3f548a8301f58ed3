import {
  bounded,
  checked,
  described,
  flag,
  freeWord,
  givenCents,
  givenNumber,
  id,
  inputId,
  inputText,
  integer,
  language,
  nullable,
  object,
  optional,
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { writtenDedication } from '../dedications/dedication-shapes.ts';
import { paymentKinds } from './donation-kind.ts';
import { donationStates } from './donation-state.ts';

/** What calls that begin a payment say. The rules are those of `donation-request.ts`. */

const email = optionally(inputText, '');
const wantsInvoice = wire('impuestos', optionally(flag, false));
/** In the name of the company that the account has saved. */
export const asCompany = wire('a_nombre_de_empresa', optionally(flag, false));
export const lang = { language: wire('lang', optional(language)) };

/** Of a gift without an account: to whoever has begun it, so that they, and nobody else, go on with it. */
export const giftKey = wire('clave', optional(bounded(text, { max: 100 })));

export const captchaAnswer = optional(bounded(text, { max: 10_000 }));

const request = {
  /** Who gives without an account; with a session nobody asks for it. */
  guestName: wire('nombre', optional(inputText)),
  email,
  wantsInvoice,
  anonymous: wire('anonima', optionally(flag, false)),
  asCompany,
  kind: wire('tipo', optional(freeWord(paymentKinds))),
  productId: wire('producto_id', optional(nullable(inputId))),
  petId: wire('mascota_id', optional(nullable(inputId))),
  campaignId: wire('campana_id', optional(nullable(inputId))),
  /** What an adoption’s contract asks for, of which the payment is: then no gift. */
  chargeId: wire('cuota_id', optional(nullable(inputId))),
  /** Shown on the campaign’s page; nothing is where it is empty, or the gift is anonymous. */
  shownName: wire('nombre_publico', optionally(inputText, '')),
  /** The card that goes with it, once it is paid. */
  dedication: wire('dedicatoria', optional(nullable(writtenDedication))),
  ...lang,
  captcha: captchaAnswer,
};

/** Of a donation in pesos: all but cards, as their providers have it. */
export const donationInPesos = {
  amountCents: wire('monto', described(givenCents, 'Amount in pesos')),
  ...request,
};
export const donationInCents = {
  amountCents: wire('monto', described(givenNumber, 'Amount in cents')),
  ...request,
};
export const monthlyRequest = {
  planId: wire('plan_id', optionally(inputText, '')),
  petId: wire('mascota_id', optional(nullable(inputId))),
  email,
  wantsInvoice,
  asCompany,
  ...lang,
};

/** A provider's name for something: it stands for the caller's key where there is none. */
export const providersName = checked(text, (name) => /^[\w-]{1,200}$/.test(name), 'valueInvalid');

export const paymentOutcome = object(
  {
    id,
    status: wire('estado', word(donationStates)),
    series: wire('serie', text),
    folio: nullable(integer),
    /** Of a card whose bank wants to know its holder. */
    clientSecret: wire('client_secret', optional(text)),
    key: giftKey,
  },
  'DonationOutcome',
);

/** Of every call that may ask the card provider. */
export const cardDeclines = [
  'cardDeclined',
  'cardInsufficientFunds',
  'cardExpired',
  'cardIncorrectCvc',
  'cardIncorrectNumber',
  'cardProcessingError',
  'cardAuthenticationFailed',
] as const;

export const walletDeclines = ['walletDeclined', 'walletInsufficientFunds'] as const;

/** Of a donation that no provider is asked about. */
export const notAdmitted = [
  'providerNotConfigured',
  'notOffered',
  'captchaRequired',
  'captchaExpired',
  'amountBelowProvider',
  'donationTooLarge',
  'billingIncomplete',
  'companyMissing',
] as const;
