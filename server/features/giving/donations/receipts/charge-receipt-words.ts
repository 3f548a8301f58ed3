import {
  type ChargeKind,
  isChargeKind,
  type PaymentKind,
} from '#domain/donations/donation-kind.ts';
import type { Bilingual, Language } from '#domain/language.ts';
import { type ReceiptWords, receiptWords } from './receipt-words.ts';

/** In the place of what receipts of donations say: nobody is thanked for a gift, and nothing is deducted. */
type ChargeWords = Pick<
  ReceiptWords,
  'receipt' | 'thanks' | 'given' | 'remaining' | 'notFiscal' | 'receiptOf'
> & { payer: string };

const chargeWords: Record<ChargeKind, Bilingual<ChargeWords>> = {
  recoveryFee: {
    es: {
      receipt: 'Comprobante de cuota de recuperación',
      thanks: 'No es un donativo y no es deducible de impuestos.',
      given: 'Pagaste',
      remaining: 'Queda de tu cuota',
      notFiscal:
        'Este comprobante no es un comprobante fiscal (CFDI). La cuota de recuperación ayuda a cubrir gastos registrados de la mascota que adoptaste: no es un donativo y no sirve para deducir impuestos.',
      receiptOf: (name) => `Comprobante de cuota de recuperación de ${name}`,
      payer: 'Familia',
    },
    en: {
      receipt: 'Recovery fee receipt',
      thanks: 'It is not a donation, and not tax-deductible.',
      given: 'You paid',
      remaining: 'Left of your fee',
      notFiscal:
        'This receipt is not a Mexican tax invoice (CFDI). The recovery fee helps to cover recorded costs of the pet that you adopted: it is not a donation, and cannot be used to deduct taxes.',
      receiptOf: (name) => `Recovery fee receipt from ${name}`,
      payer: 'Family',
    },
  },
  sterilizationDeposit: {
    es: {
      receipt: 'Comprobante de depósito',
      thanks: 'Es tuyo: se devuelve cuando se registra la esterilización.',
      given: 'Dejaste en depósito',
      remaining: 'Queda en custodia',
      notFiscal:
        'Este comprobante no es un comprobante fiscal (CFDI). El depósito garantiza la esterilización acordada y se devuelve completo cuando se registra: no es un donativo y no sirve para deducir impuestos.',
      receiptOf: (name) => `Comprobante de depósito de ${name}`,
      payer: 'Familia',
    },
    en: {
      receipt: 'Deposit receipt',
      thanks: 'It is yours: it goes back once the sterilization is recorded.',
      given: 'You deposited',
      remaining: 'Still held',
      notFiscal:
        'This receipt is not a Mexican tax invoice (CFDI). The deposit guarantees the sterilization that was agreed on, and goes back in full once it is recorded: it is not a donation, and cannot be used to deduct taxes.',
      receiptOf: (name) => `Deposit receipt from ${name}`,
      payer: 'Family',
    },
  },
};

/** Of both kinds. */
const ofCharges: Bilingual<
  Pick<ReceiptWords, 'testMode' | 'invoiceOpen' | 'invoiceMade'> & { noEffect: string }
> = {
  es: {
    testMode: 'Modo de prueba: este pago no movió dinero y este comprobante no ampara ningún pago.',
    invoiceOpen: 'Su factura (CFDI) se pide en la página de la cuota.',
    invoiceMade: 'Su factura (CFDI), que no es deducible, se descarga en la página de la cuota.',
    noEffect: 'sin efectos fiscales',
  },
  en: {
    testMode: 'Test mode: this payment moved no money and this receipt stands for no payment.',
    invoiceOpen: 'Its invoice (CFDI) is asked for on the page of the fee.',
    invoiceMade: 'Its invoice (CFDI), which is not deductible, is on the page of the fee.',
    noEffect: 'without effect on taxes',
  },
};

/** Of a payment, whatever it is for. */
export function receiptWordsOf(kind: PaymentKind, language: Language): ReceiptWords {
  const words = receiptWords[language];
  if (!isChargeKind(kind)) return words;
  const { payer, ...own } = chargeWords[kind][language];
  const { noEffect, ...common } = ofCharges[language];
  return {
    ...words,
    ...common,
    ...own,
    footer: (siteName) => `${siteName} · ${own.receipt}, ${noEffect}`,
    labels: { ...words.labels, donor: payer },
    files: { ...words.files, receipt: (folio) => `${own.receipt} ${folio}.pdf` },
  };
}
