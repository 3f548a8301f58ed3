import type { Bilingual } from '../language.ts';

/** Invoices (CFDI) and who issues them. */
export const invoiceErrors = {
  issuerMissing: {
    es: 'Aun no se cuenta con la configuración del emisor de la factura',
    en: 'The issuer of the invoice has not been configured yet',
  },
  stampingMissing: {
    es: 'Por ahora no podemos timbrar facturas: falta configurar el proveedor de certificación',
    en: 'We cannot have invoices stamped at the moment: the certification provider is not configured',
  },
  sealExpired: {
    es: 'Por ahora no podemos facturar: el certificado de sello digital venció. Ya avisamos a nuestro equipo.',
    en: 'We cannot issue invoices at the moment: our seal certificate has expired. Our team has been told.',
  },
  csdRequired: {
    es: 'Sube el certificado (.cer), la llave (.key) y su contraseña',
    en: 'Upload the certificate (.cer), the key (.key) and its password',
  },
  csdCertificateInvalid: {
    es: 'Este archivo no es un certificado (.cer) del SAT',
    en: 'This file is no certificate (.cer) of the SAT',
  },
  csdNotASeal: {
    es: 'Este no es un Certificado de Sello Digital (CSD): no uses tu e.firma',
    en: 'This is no seal certificate (CSD): do not use your e.firma',
  },
  csdKeyInvalid: {
    es: 'Este archivo no es una llave privada (.key) del SAT',
    en: 'This file is no private key (.key) of the SAT',
  },
  csdPasswordWrong: {
    es: 'La contraseña no abre esta llave',
    en: 'The password does not open this key',
  },
  csdPasswordMissing: {
    es: 'Escribe la contraseña de la llave',
    en: 'Type the password of the key',
  },
  csdKeyTooCostly: {
    es: 'Esta llave no es como las que entrega el SAT: abrirla tardaría demasiado',
    en: 'This key is not like those of the SAT: it would take too long to open',
  },
  csdBusy: {
    es: 'Ahora no pudimos abrir el certificado de sello digital: intenta de nuevo en un momento',
    en: 'We could not open the seal certificate just now: try again in a moment',
  },
  csdKeyOther: {
    es: 'La llave no corresponde a este certificado',
    en: 'The key does not belong to this certificate',
  },
  csdOfOtherRfc: {
    es: 'El certificado es de otro RFC: {rfc}',
    en: 'The certificate belongs to another RFC: {rfc}',
  },
  csdExpired: {
    es: 'El certificado no está vigente: vale del {from} al {to}',
    en: 'The certificate is not valid now: it is good from {from} to {to}',
  },
  issuerConfigured: {
    es: 'El emisor viene de la configuración del servidor (CFDI_*): cámbialo ahí',
    en: 'The issuer comes from the server’s configuration (CFDI_*): change it there',
  },
  issuerExists: {
    es: 'Ya hay un emisor: cámbialo en lugar de agregar otro',
    en: 'There is an issuer already: change it instead of adding another one',
  },
  issuerChangedSince: {
    es: 'Alguien cambió al emisor mientras tanto: revisa sus datos y guarda otra vez',
    en: 'Somebody changed the issuer meanwhile: look at its data and save again',
  },
  issuerInUse: {
    es: 'Este emisor ya tiene facturas: no se puede eliminar',
    en: 'This issuer has invoices already: it cannot be deleted',
  },

  donationNotPaid: {
    es: 'Solo se factura lo que está pagado',
    en: 'Only what is paid can be invoiced',
  },
  donationOfMany: {
    es: 'Ese efectivo se contó junto y es de varias personas: va en la factura global del mes',
    en: 'That cash was counted together and is of several people: it goes into the month’s global invoice',
  },
  donationWithoutTaxes: {
    es: 'Este donativo se hizo sin pedir factura',
    en: 'This donation was made without asking for an invoice',
  },
  invoiceAskedLate: {
    es: 'Ya pasó el plazo para pedir la factura de este pago: el fin del mes en que lo hiciste, o tres días después si terminaba antes',
    en: 'It is too late to ask for the invoice of this payment: that was possible until the end of its month, or for three days if the month ended sooner',
  },
  donationInvoiced: {
    es: 'Este pago ya tiene factura',
    en: 'This payment has an invoice already',
  },
  donationInvoiceUnderWay: {
    es: 'La factura de este pago está en camino: te llega por correo en cuanto el SAT la timbre',
    en: 'The invoice of this payment is on its way: you get it by mail as soon as the SAT stamps it',
  },
  donationInGlobalInvoice: {
    es: 'Este donativo ya entró en la factura global de su mes: escríbenos si necesitas una a tu nombre',
    en: 'This donation is in the global invoice of its month already: write to us if you need one in your name',
  },
  donationOfTrial: {
    es: 'Este pago fue de prueba: no se movió dinero, y no se puede facturar',
    en: 'This payment was a trial: no money has moved, and it cannot be invoiced',
  },
  donorsDiffer: {
    es: 'Una factura es para un solo donante',
    en: 'An invoice is made out to one donor alone',
  },
  donationBroughtIn: {
    es: 'Este donativo se recibió antes de usar el portal y ninguna cuenta lo dio, así que aquí no se factura a una persona. Si nadie lo ha facturado y su mes no ha cerrado, entra en la factura global.',
    en: 'This donation was received before the portal was used, and no account gave it: no invoice to a person can be made of it here. If nobody has invoiced it and its month is not closed, it is in the global invoice.',
  },
  donorGone: {
    es: 'La cuenta de quien donó ya no existe: no sabemos a nombre de quién facturar',
    en: 'The donor’s account is gone: we do not know who to make the invoice out to',
  },
  regimeDoesNotFit: {
    es: 'Este régimen fiscal no corresponde a tu RFC: revisa tu constancia de situación fiscal',
    en: 'This tax regime does not go with your RFC: check your constancia de situación fiscal',
  },
  cfdiUseDoesNotFit: {
    es: 'Este uso de CFDI no corresponde a tu régimen fiscal: elige {allowed}',
    en: 'This use does not go with your tax regime: choose {allowed}',
  },
  paymentFormOther: {
    es: 'No se pagó así: elige {allowed}',
    en: 'It was not paid this way: choose {allowed}',
  },

  rfcUnknownToSat: {
    es: 'El SAT no encuentra este RFC: escríbelo como está en tu constancia de situación fiscal',
    en: 'The SAT does not find this RFC: write it as in your constancia de situación fiscal',
  },
  nameUnknownToSat: {
    es: 'El nombre no es el que el SAT tiene para tu RFC: escríbelo como está en tu constancia de situación fiscal, sin el tipo de sociedad',
    en: 'The name is not the one that the SAT has for your RFC: write it as in your constancia de situación fiscal, without the kind of company',
  },
  postalCodeUnknownToSat: {
    es: 'El código postal no es el de tu domicilio fiscal: cópialo de tu constancia de situación fiscal',
    en: 'The postal code is not that of your tax address: copy it from your constancia de situación fiscal',
  },
  cfdiUseRefused: {
    es: 'El SAT no acepta este uso de CFDI con tu régimen fiscal: elige otro',
    en: 'The SAT does not take this use with your tax regime: choose another one',
  },
  stampingRefused: {
    es: 'El SAT no aceptó la factura. Nuestro equipo la revisará; no tienes que hacer nada. ({message})',
    en: 'The SAT did not take the invoice. Our team will look into it; you need not do anything. ({message})',
  },
  stampingTooLate: {
    es: 'No se pudo timbrar dentro de las 72 horas que da el SAT: vuelve a pedir tu factura',
    en: 'It could not be stamped within the 72 hours that the SAT gives: ask for your invoice again',
  },
  invoiceNotPending: {
    es: 'Esta factura ya no está por timbrarse',
    en: 'This invoice is no longer waiting for its stamp',
  },
  stampNotOfInvoice: {
    es: 'Este XML no es el de esta factura con su timbre: no coincide {detail}',
    en: 'This XML is not this invoice with its stamp: {detail} does not match',
  },
  stampUnknownToSat: {
    es: 'El SAT no conoce el folio fiscal de este XML, o ya está cancelado',
    en: 'The SAT does not know the fiscal UUID of this XML, or it is canceled already',
  },
  satSilent: {
    es: 'El SAT no responde por ahora: inténtalo otra vez en unos minutos',
    en: 'The SAT does not answer at the moment: try again in a few minutes',
  },
  invoiceMayBeStamped: {
    es: 'Todavía podría timbrarse: se puede terminar 74 horas después de hecha, si el proveedor sigue sin responder',
    en: 'It could still be stamped: it can be closed 74 hours after it was made, if the provider still does not answer',
  },
  invoiceNotValid: {
    es: 'Solo se puede cancelar una factura vigente',
    en: 'Only a valid invoice can be canceled',
  },
  cancellationRefused: {
    es: 'El SAT no aceptó la cancelación: {message}',
    en: 'The SAT did not take the cancellation: {message}',
  },
  monthNotOver: {
    es: 'La factura global se hace cuando termina el mes',
    en: 'The global invoice is made when the month is over',
  },
  globalChangedSince: {
    es: 'Los donativos del mes cambiaron desde que los viste: revísalos de nuevo antes de confirmar',
    en: 'The donations of the month have changed since you saw them: look at them again before you confirm',
  },
  globalEmpty: {
    es: 'En ese mes no hay donativos sin factura',
    en: 'In that month there are no donations without an invoice',
  },
  umaMissing: {
    es: 'Falta el valor de la UMA que rige en ese mes. Captúralo en esta página y consulta otra vez.',
    en: 'The value of the UMA for that month is missing. Enter it on this page and look again.',
  },
  umaYearInvalid: {
    es: 'De ese año no hay valor que capturar.',
    en: 'There is no value to enter for that year.',
  },
  umaValueInvalid: {
    es: 'Revisa el valor: la UMA diaria no baja, y de un año a otro sube poco.',
    en: 'Check the value: the daily UMA does not fall, and grows little from one year to the next.',
  },
  donorsTooMany: {
    es: 'Son demasiados donativos para revisarlos de una vez. Pide ayuda a quien cuida el portal.',
    en: 'There are too many donations to look at them at once. Ask whoever looks after the portal.',
  },
  monthInvalid: {
    es: 'Elige un mes, como 2026-10',
    en: 'Choose a month, such as 2026-10',
  },
  accountingTooLarge: {
    es: 'Ese mes tiene más de 20,000 movimientos: descarga la lista de donativos por fechas',
    en: 'That month has more than 20,000 movements: download the list of donations by dates',
  },
} as const satisfies Record<string, Bilingual>;
