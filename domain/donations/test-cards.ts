import type { Bilingual } from '../language.ts';

/** The test cards that the form offers where no money moves, by Stripe's names; the built-in provider knows more. */
export const offeredTestCards = [
  {
    id: 'pm_card_visa',
    does: { es: 'Visa 4242: se cobra', en: 'Visa 4242: is charged' },
  },
  {
    id: 'pm_card_visa_debit',
    does: { es: 'Visa 5556, de débito: se cobra', en: 'Visa 5556, debit: is charged' },
  },
  {
    id: 'pm_card_mastercard',
    does: { es: 'Mastercard 4444: se cobra', en: 'Mastercard 4444: is charged' },
  },
  {
    id: 'pm_card_authenticationRequired',
    does: {
      es: 'Visa 3184: el banco pregunta si eres tú',
      en: 'Visa 3184: the bank asks whether it is you',
    },
  },
  {
    id: 'pm_card_visa_chargeDeclined',
    does: { es: 'Visa 0002: rechazada', en: 'Visa 0002: declined' },
  },
  {
    id: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    does: { es: 'Visa 9995: sin fondos suficientes', en: 'Visa 9995: insufficient funds' },
  },
  {
    id: 'pm_card_visa_chargeDeclinedLostCard',
    does: { es: 'Visa 9987: reportada como perdida', en: 'Visa 9987: reported as lost' },
  },
  {
    id: 'pm_card_chargeDeclinedExpiredCard',
    does: { es: 'Visa 0069: vencida', en: 'Visa 0069: expired' },
  },
  {
    id: 'pm_card_chargeDeclinedIncorrectCvc',
    does: {
      es: 'Visa 0127: código de seguridad incorrecto',
      en: 'Visa 0127: wrong security code',
    },
  },
  {
    id: 'pm_card_chargeDeclinedProcessingError',
    does: { es: 'Visa 0119: error al procesarla', en: 'Visa 0119: processing error' },
  },
  {
    id: 'pm_card_answerLost',
    does: {
      es: 'Visa 7001: se cobra, pero la respuesta no llega',
      en: 'Visa 7001: is charged, but the answer gets lost',
    },
  },
  {
    id: 'pm_card_requestLost',
    does: {
      es: 'Visa 7002: no hay respuesta, y no se cobra',
      en: 'Visa 7002: no answer, and not charged',
    },
  },
] as const satisfies readonly { id: string; does: Bilingual }[];
