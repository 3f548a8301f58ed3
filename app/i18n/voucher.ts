import type { Bilingual } from '#domain/language.ts';
import { useLanguage } from './texts.tsx';

const es = {
  title: 'Lleva esta ficha de pago a OXXO',
  test: 'Modo de prueba: ninguna tienda la acepta y no se mueve dinero.',
  payTest: 'Simular el pago en la tienda',
  amount: 'Monto de tu donativo',
  amountAlone: 'Monto',
  reference: 'Referencia',
  copy: 'Copiar referencia',
  copied: 'Copiada',
  notCopied: 'Ya está seleccionada: cópiala desde tu dispositivo.',
  barcode: (reference: string) => `Código de barras de la referencia ${reference}`,
  expires: 'Vence',
  purpose: 'Para',
  pet: 'Mascota',
  donor: 'Donante',
  payer: 'Quien paga',
  anonymous: 'Donativo anónimo',
  recipient: 'Recibe',
  steps: 'Cómo se paga',
  mailed: (email: string) =>
    `También la mandamos en PDF a ${email}, y la encuentras en Mis donativos hasta que venza.`,
  mailedAlone: (email: string) => `También la mandamos en PDF a ${email}.`,
  print: 'Imprimir',
  close: 'Listo',
};

const texts: Bilingual<typeof es> = {
  es,
  en: {
    title: 'Take this payment slip to OXXO',
    test: 'Test mode: no store takes it, and no money is moved.',
    payTest: 'Simulate the payment at the store',
    amount: 'Amount of your donation',
    amountAlone: 'Amount',
    reference: 'Reference',
    copy: 'Copy reference',
    copied: 'Copied',
    notCopied: 'It is selected now: copy it from your device.',
    barcode: (reference) => `Barcode of the reference ${reference}`,
    expires: 'Expires',
    purpose: 'For',
    pet: 'Pet',
    donor: 'Donor',
    payer: 'Paid by',
    anonymous: 'Anonymous donation',
    recipient: 'Paid to',
    steps: 'How to pay',
    mailed: (email) =>
      `We also emailed it as a PDF to ${email}; it stays under My donations until it expires.`,
    mailedAlone: (email) => `We also emailed it as a PDF to ${email}.`,
    print: 'Print',
    close: 'Done',
  },
};

/** Of a cash voucher: a dictionary that only those load who have one. */
export function useVoucherText(): typeof es {
  return texts[useLanguage()];
}
