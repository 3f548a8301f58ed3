import { declineWords } from '../donations/decline.ts';
import type { Bilingual } from '../language.ts';

/** Donations: what a provider says of a card, and what the portal does not take. */
export const donationRefusals = {
  cardDeclined: declineWords.declined,
  cardInsufficientFunds: declineWords.insufficientFunds,
  cardExpired: declineWords.expiredCard,
  cardIncorrectCvc: declineWords.incorrectCvc,
  cardIncorrectNumber: declineWords.incorrectNumber,
  cardProcessingError: declineWords.processingError,
  cardAuthenticationFailed: declineWords.authenticationFailed,
  amountBelowProvider: {
    es: 'El monto debe ser de al menos $10.00 MXN',
    en: 'Amount must be at least $10.00 mxn',
  },
  donationTooLarge: {
    es: 'El donativo más grande que podemos recibir aquí es de {largest}. Escríbenos y lo vemos juntos.',
    en: 'The largest donation that we can take here is {largest}. Write to us and we will find a way.',
  },
  billingIncomplete: {
    es: 'Para tu factura necesitamos tu RFC y tu razón social: complétalos en tu perfil',
    en: 'For your invoice we need your RFC and legal name: complete them in your profile',
  },
  methodNotOffered: {
    es: 'Por ahora no recibimos donativos de esta forma',
    en: 'We do not take donations this way at the moment',
  },
  categoriesMissing: {
    es: 'Lo sentimos ocurrio un error de configuración...',
    en: 'We are sorry, there was a configuration error...',
  },
  orderNotApproved: {
    es: 'Falta que apruebes el pago en tu monedero',
    en: 'You have not approved the payment in your wallet yet',
  },
  orderOther: {
    es: 'Este pago no corresponde a tu donativo: no se cobró nada',
    en: 'This payment does not belong to your donation: nothing was charged',
  },
  donationUnderWay: {
    es: 'Tu donativo está en camino: espera un momento antes de intentarlo de nuevo',
    en: 'Your donation is on its way: wait a moment before you try again',
  },
  walletError: {
    es: 'Lo sentimos ha ocurrido un error!',
    en: 'We are sorry, an error has occurred!',
  },
  walletPaymentError: {
    es: 'Ocurrio un error inesperado, nuestro equipo esta trabajando en resolverlo',
    en: 'An unexpected error occurred, our team is working on solving it',
  },
  providerUnavailable: {
    es: 'El servicio de pagos no responde: no se cobró nada. Inténtalo de nuevo en unos minutos.',
    en: 'The payment service does not answer: nothing was charged. Please try again in a few minutes.',
  },
  refundTooLarge: {
    es: 'Solo quedan {left} por reembolsar de este donativo',
    en: 'Only {left} of this donation are left to refund',
  },
  refundUnderWay: {
    es: 'Ya hay un reembolso en camino para este donativo',
    en: 'A refund of this donation is already on its way',
  },
  notRefundable: {
    es: 'Solo se reembolsa un donativo pagado',
    en: 'Only a paid donation can be refunded',
  },
  refundRefused: {
    es: 'El proveedor no aceptó el reembolso: hazlo desde su panel',
    en: 'The provider did not take the refund: make it in its dashboard',
  },
  receiptOfUnpaid: {
    es: 'Todavía no hay recibo: este donativo no está pagado',
    en: 'There is no receipt yet: this donation has not been paid',
  },
  planUnknown: { es: 'Elige uno de los planes', en: 'Choose one of the plans' },
  subscriptionNotActive: {
    es: 'Tu donativo mensual todavía no está activo',
    en: 'Your monthly donation is not active yet',
  },
  subscriptionOther: {
    es: 'Este donativo mensual no empezó en tu cuenta',
    en: 'This monthly donation was not begun by your account',
  },
  subscriptionExists: {
    es: 'Ya tienes un donativo mensual: lo encuentras en tu perfil',
    en: 'You already have a monthly donation: you find it in your profile',
  },
  testStepImpossible: {
    es: 'Esto ya no se puede hacer: mira cómo está ahora',
    en: 'This can no longer be done: see how it stands now',
  },
} as const satisfies Record<string, Bilingual>;
