import type { Bilingual } from '../language.ts';

/** Recovery fees and deposits of adoptions. */
export const chargeErrors = {
  chargesByStaff: {
    es: 'La cuota y el depósito los pone la coordinación al preparar el contrato',
    en: 'Coordinators set the fee and the deposit when they prepare the contract',
  },
  feesAreOff: {
    es: 'La organización no pide cuota de recuperación',
    en: 'The organization asks for no recovery fee',
  },
  depositsAreOff: {
    es: 'La organización no pide depósito para la esterilización',
    en: 'The organization takes no sterilization deposit',
  },
  depositNotNeeded: {
    es: 'No queda ninguna mascota por esterilizar',
    en: 'No pet is left to be sterilized',
  },
  feeWithoutCosts: {
    es: 'No hay gastos registrados de la mascota: sin ellos no se puede pedir cuota de recuperación',
    en: 'No costs of the pet are recorded: without them no recovery fee can be asked for',
  },
  feeAboveCosts: {
    es: 'La cuota rebasa los gastos registrados de la mascota que faltan por recuperar: {most}',
    en: 'The fee is more than the recorded costs of the pet that are left to recover: {most}',
  },
  chargeTooSmall: {
    es: 'Escribe 100 pesos o más, o déjalo vacío',
    en: 'Enter 100 pesos or more, or leave it empty',
  },
  depositTooLarge: {
    es: 'El depósito es de 5,000 pesos como máximo',
    en: 'The deposit is 5,000 pesos at most',
  },
  chargeIsOwed: {
    es: 'Tenemos un depósito o una cuota tuya por devolverte: escríbenos para recibirla antes de borrar tu cuenta',
    en: 'We hold a deposit of yours, or owe you a refund: write to us to get it before you delete your account',
  },
  chargeOver: {
    es: 'Esto ya no se puede cambiar: se devolvió, se condonó o ya no se pide',
    en: 'This can no longer be changed: it was returned, waived, or is no longer asked for',
  },
  chargeDisputed: {
    es: 'El banco todavía revisa un pago de esto: espera a que se resuelva',
    en: 'The bank is still looking into a payment of this: wait until that is settled',
  },
  chargeNotDue: {
    es: 'Ahora no hay nada que pagar aquí',
    en: 'There is nothing to pay here now',
  },
  chargeOther: {
    es: 'El monto que falta es otro: vuelve a abrir la página',
    en: 'Another amount is left to pay: open the page again',
  },
  chargeNothingToReturn: {
    es: 'No hay nada que devolver',
    en: 'There is nothing to give back',
  },
  chargeRefundElsewhere: {
    es: 'Es una cuota o un depósito de una adopción: se devuelve desde «Cuotas y depósitos»',
    en: 'This is a fee or deposit of an adoption: it is given back under “Fees and deposits”',
  },
  depositNotForfeitable: {
    es: 'Solo se puede decidir después del último día acordado, y si el depósito está aquí',
    en: 'This can be decided only after the last day that was agreed on, and while the deposit is here',
  },
  feeInvoiceNotSet: {
    es: 'La organización todavía no dice cómo se factura la cuota de recuperación',
    en: 'The organization has not said yet how the recovery fee is invoiced',
  },
  depositNotInvoiced: {
    es: 'Un depósito que se devuelve no se factura',
    en: 'A deposit that goes back is not invoiced',
  },
  chargesInvoicedAlone: {
    es: 'La cuota de recuperación se factura aparte de los donativos',
    en: 'The recovery fee is invoiced apart from donations',
  },
} as const satisfies Record<string, Bilingual>;
