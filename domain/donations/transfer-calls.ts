import { creation } from '../contract/call.ts';
import {
  bounded,
  described,
  flag,
  freeWord,
  givenCents,
  inputId,
  inputText,
  instant,
  language,
  nullable,
  object,
  optional,
  optionally,
  text,
  wire,
  word,
} from '../contract/shape.ts';
import { donationKinds } from './donation-kind.ts';
import { donationStates } from './donation-state.ts';

/** Begins a donation that is paid by a transfer (SPEI). */
export const beginTransfer = creation('donaciones:crear_spei', {
  access: 'session',
  takes: {
    amountCents: wire('monto', described(givenCents, 'Amount in pesos')),
    email: optionally(inputText, ''),
    wantsInvoice: wire('impuestos', optionally(flag, false)),
    anonymous: wire('anonima', optionally(flag, false)),
    kind: wire('tipo', optional(freeWord(donationKinds))),
    productId: wire('producto_id', optional(nullable(inputId))),
    petId: wire('mascota_id', optional(nullable(inputId))),
    language: wire('lang', optional(language)),
    captcha: optional(bounded(text, { max: 10_000 })),
  },
  gives: object({
    id: text,
    status: wire('estado', word(donationStates)),
    /** All null while the provider has not answered: they come by mail then. */
    clabe: nullable(text),
    bank: wire('banco', nullable(text)),
    beneficiary: wire('beneficiario', nullable(text)),
    reference: wire('referencia', nullable(text)),
    expiresAt: wire('expires_at', nullable(instant)),
  }),
  errors: {
    404: ['notFound'],
    409: ['donationUnderWay', 'tooManyOpenTransfers'],
    422: [
      'providerNotConfigured',
      'notOffered',
      'captchaRequired',
      'captchaExpired',
      'amountBelowProvider',
      'donationTooLarge',
      'billingIncomplete',
      'transferRefused',
    ],
    500: ['categoriesMissing'],
    503: ['providerUnavailable'],
  },
});
