import type { Bilingual } from '../language.ts';
import { type ValueOf, vocabulary } from '../vocabulary.ts';
import type { PaymentMethod } from './donation-kind.ts';

/** Why a card was not charged, as far as its holder is told: of a lost or stolen one they read the general words. */
export const declineReasons = vocabulary({
  declined: 'rechazada',
  insufficientFunds: 'fondos_insuficientes',
  expiredCard: 'tarjeta_vencida',
  incorrectCvc: 'cvc_incorrecto',
  incorrectNumber: 'numero_incorrecto',
  processingError: 'error_de_proceso',
  authenticationFailed: 'autenticacion_fallida',
});
export type DeclineReason = ValueOf<typeof declineReasons>;

/** What a donor reads of it; `donation-errors` take their words from here. */
export const declineWords = {
  declined: { es: 'Tu tarjeta fue rechazada.', en: 'Your card was declined.' },
  insufficientFunds: {
    es: 'Tu tarjeta no tiene fondos suficientes.',
    en: 'Your card has insufficient funds.',
  },
  expiredCard: { es: 'Tu tarjeta está vencida.', en: 'Your card has expired.' },
  incorrectCvc: {
    es: 'El código de seguridad de tu tarjeta es incorrecto.',
    en: "Your card's security code is incorrect.",
  },
  incorrectNumber: {
    es: 'El número de tu tarjeta es incorrecto.',
    en: 'Your card number is incorrect.',
  },
  processingError: {
    es: 'Ocurrió un error al procesar tu tarjeta. Inténtalo de nuevo en un momento.',
    en: 'An error occurred while processing your card. Try again in a little bit.',
  },
  authenticationFailed: {
    es: 'Tu banco no pudo confirmar que eres tú. Inténtalo de nuevo o usa otra tarjeta.',
    en: 'Your bank could not confirm that it is you. Try again or use another card.',
  },
} as const satisfies Record<DeclineReason, Bilingual>;

/** Of a wallet nobody tells which card or account it draws on. */
export const walletDeclineWords = {
  declined: {
    es: 'PayPal no aceptó el pago. Revisa tu cuenta de PayPal o elige otra forma de pago.',
    en: 'PayPal did not accept the payment. Check your PayPal account or choose another way to pay.',
  },
  insufficientFunds: {
    es: 'Tu cuenta de PayPal no tiene fondos suficientes. Elige otra forma de pago.',
    en: 'Your PayPal account has insufficient funds. Choose another way to pay.',
  },
} as const satisfies Partial<Record<DeclineReason, Bilingual>>;

export const wordsOfDecline = (reason: DeclineReason, method: PaymentMethod): Bilingual =>
  method === 'wallet'
    ? walletDeclineWords[reason === 'insufficientFunds' ? reason : 'declined']
    : declineWords[reason];
