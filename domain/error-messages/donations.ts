import { declineWords, walletDeclineWords } from '../donations/decline.ts';
import type { Bilingual } from '../language.ts';

/** Donations: what a provider says of a card, and what the portal does not take. */
export const donationErrors = {
  cardDeclined: declineWords.declined,
  cardInsufficientFunds: declineWords.insufficientFunds,
  cardExpired: declineWords.expiredCard,
  cardIncorrectCvc: declineWords.incorrectCvc,
  cardIncorrectNumber: declineWords.incorrectNumber,
  cardProcessingError: declineWords.processingError,
  cardAuthenticationFailed: declineWords.authenticationFailed,
  walletDeclined: walletDeclineWords.declined,
  walletInsufficientFunds: walletDeclineWords.insufficientFunds,
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
  notOffered: {
    es: 'Por ahora no se puede pagar de esta forma',
    en: 'It is not possible to pay this way at the moment',
  },
  providerNotConfigured: {
    es: 'Este donativo se hizo con {provider}, que ya no está configurado en el portal: un administrador tiene que configurarlo de nuevo o resolverlo allá',
    en: 'This donation was made with {provider}, which is no longer configured in the portal: an administrator has to configure it again or settle it there',
  },
  categoriesMissing: {
    es: 'Lo sentimos ocurrio un error de configuración...',
    en: 'We are sorry, there was a configuration error...',
  },
  orderNotApproved: {
    es: 'Falta que apruebes el pago en PayPal',
    en: 'You have not approved the payment in PayPal yet',
  },
  orderOther: {
    es: 'Este pago no corresponde a lo que ibas a pagar: no se cobró nada',
    en: 'This payment is not for what you were going to pay: nothing was charged',
  },
  donationUnderWay: {
    es: 'Tu pago está en camino: espera un momento antes de intentarlo de nuevo',
    en: 'Your payment is on its way: wait a moment before you try again',
  },
  walletError: {
    es: 'Lo sentimos ha ocurrido un error!',
    en: 'We are sorry, an error has occurred!',
  },
  walletPaymentError: {
    es: 'Ocurrio un error inesperado, nuestro equipo esta trabajando en resolverlo',
    en: 'An unexpected error occurred, our team is working on solving it',
  },
  voucherRefused: {
    es: 'No pudimos crear tu ficha de pago. Revisa tu nombre y tu teléfono, o elige otra forma de pago.',
    en: 'We could not make your payment slip. Check your name and phone, or choose another way to pay.',
  },
  voucherNameRefused: {
    es: 'No se aceptó este nombre para la ficha: escribe nombre y apellido, sin números ni símbolos',
    en: 'This name was not accepted for the slip: write first and last name, without digits or symbols',
  },
  voucherEmailRefused: {
    es: 'No se aceptó tu correo para la ficha: corrígelo en tu perfil',
    en: 'Your email was not accepted for the slip: correct it in your profile',
  },
  voucherPhoneRefused: {
    es: 'No se aceptó este teléfono para la ficha: escribe los 10 dígitos de un número de México',
    en: 'This phone was not accepted for the slip: write the 10 digits of a Mexican number',
  },
  providerUnavailable: {
    es: 'El servicio de pagos no responde: no se cobró nada. Inténtalo de nuevo en unos minutos.',
    en: 'The payment service does not answer: nothing was charged. Please try again in a few minutes.',
  },
  messageNotVerified: {
    es: 'No pudimos comprobar la firma de este mensaje ahora: envíalo de nuevo más tarde',
    en: 'We could not verify the signature of this message now: send it again later',
  },
  transferKnown: {
    es: 'Esa clave de rastreo ya está registrada: cada transferencia se registra una vez',
    en: 'That tracking key is noted already: each transfer is noted once',
  },
  trackingKeyInvalid: {
    es: 'Escribe la clave de rastreo como viene en el estado de cuenta: de 5 a 30 letras y números',
    en: 'Write the tracking key as the statement has it: 5 to 30 letters and digits',
  },
  tooManyOpenTransfers: {
    es: 'Ya tienes {most} CLABE por pagar. Usa una de ellas, o espera a que venza la más antigua: te mandamos cada una por correo.',
    en: 'You already have {most} CLABEs waiting for a transfer. Use one of them, or wait until the oldest one expires: we emailed you each of them.',
  },
  transferRefused: {
    es: 'No pudimos pedir una CLABE. Elige otra forma de pago o inténtalo más tarde.',
    en: 'We could not get a CLABE. Choose another way to pay, or try again later.',
  },
  tooManyOpenVouchers: {
    es: 'Ya tienes {most} fichas de pago abiertas: usa una de ellas, te mandamos cada una por correo',
    en: 'You already have {most} open payment slips: use one of them, we emailed you each',
  },
  refundTooLarge: {
    es: 'Solo quedan {left} por reembolsar de este donativo',
    en: 'Only {left} of this donation are left to refund',
  },
  refundUnderWay: {
    es: 'Ya hay un reembolso en camino para este donativo',
    en: 'A refund of this donation is already on its way',
  },
  donationDisputed: {
    es: 'Este donativo está en disputa: espera a que se resuelva. Un reembolso ahora podría devolver el dinero dos veces.',
    en: 'This donation is disputed: wait until that is decided. A refund now could return the money twice.',
  },
  donationNotDisputed: {
    es: 'Nadie ha disputado este donativo',
    en: 'Nobody has disputed this donation',
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
  providerSilent: {
    es: 'El proveedor no responde. Lo intentaremos de nuevo solos; también puedes preguntar más tarde.',
    en: 'The provider does not answer. We will ask again by ourselves; you can also ask later.',
  },
  nothingToAsk: {
    es: 'No hay nada que preguntarle al proveedor: no está configurado, o no conoce este donativo',
    en: 'There is nothing to ask the provider: it is not configured, or does not know this donation',
  },
  differenceResolved: {
    es: 'Alguien ya atendió esta diferencia',
    en: 'Somebody has seen to this difference already',
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
  subscriptionLapsed: {
    es: 'Este donativo mensual ya no se puede aprobar: si quieres, empieza otro',
    en: 'This monthly donation can no longer be approved: if you like, begin another one',
  },
  subscriptionUnavailable: {
    es: 'Quien cobra tu donativo no responde: inténtalo de nuevo en unos minutos. Si ya lo aprobaste, lo vemos en cuanto responda.',
    en: 'Whoever charges your donation does not answer: please try again in a few minutes. If you have approved it, we will see it as soon as they do.',
  },
  monthlyDisputed: {
    es: 'Un cobro de este donativo mensual está en disputa: queda en pausa hasta que se resuelva',
    en: 'A charge of this monthly donation is disputed: it stays paused until that is decided',
  },
  monthlyOfWallet: {
    es: 'PayPal no deja cambiar esto: cancela este donativo y empieza otro como lo quieras',
    en: 'PayPal does not let this be changed: cancel this donation and begin another one as you want it',
  },
  monthlyUnpaid: {
    es: 'El último cobro está pendiente: cambia la tarjeta, ponlo en pausa o cancélalo',
    en: 'The last charge is open: change the card, pause the donation or cancel it',
  },
  monthlyNotMovable: {
    es: 'A este donativo no se le puede cambiar el día ni saltar un cobro. Puedes pausarlo y reanudarlo cuando quieras.',
    en: 'The day of this donation cannot be changed, nor a charge skipped. You can pause it and resume it whenever you like.',
  },
  monthlySkipped: {
    es: 'Ya vas a saltarte un mes: espera a que pase, o deja de saltártelo',
    en: 'You are skipping a month already: wait until it is over, or stop skipping it',
  },
  subscriptionNotPausable: {
    es: 'Este donativo mensual no se puede pausar: si quieres, cancélalo y empieza otro después',
    en: 'This monthly donation cannot be paused: if you like, cancel it and begin another one later',
  },
  subscriptionRefused: {
    es: 'Quien cobra tu donativo no aceptó el cambio: mira cómo está ahora',
    en: 'Whoever charges your donation did not take the change: see how it stands now',
  },
  subscriptionBeforeErasure: {
    es: 'Tienes un donativo mensual, activo o en pausa: cancélalo primero en tu perfil, para que no se siga cobrando',
    en: 'You have a monthly donation, active or paused: cancel it in your profile first, so that it is not charged any more',
  },
  subscriptionStillCharging: {
    es: 'Tu donativo mensual no ha terminado: cancélalo en lugar de quitarlo, para que no se siga cobrando',
    en: 'Your monthly donation is not over: cancel it instead of removing it, so that it is not charged any more',
  },
  testStepImpossible: {
    es: 'Esto ya no se puede hacer: mira cómo está ahora',
    en: 'This can no longer be done: see how it stands now',
  },
} as const satisfies Record<string, Bilingual>;
