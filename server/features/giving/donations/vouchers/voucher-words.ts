import type { Bilingual } from '#domain/language.ts';

interface Words {
  title: string;
  /** Of the PDF, for who looks at its properties. */
  about: (siteName: string) => string;
  lead: string;
  testMode: string;
  labels: {
    amount: string;
    reference: string;
    expires: string;
    donor: string;
    purpose: string;
    pet: string;
    recipient: string;
  };
  anonymous: string;
  howToPay: string;
  /** To whom it is no secret that it was not paid. */
  late: string;
  footer: (siteName: string) => string;
  file: (reference: string) => string;
}

/** What the voucher says on paper and in its mail, besides how it is paid (`voucherText`). */
export const voucherWords: Bilingual<Words> = {
  es: {
    title: 'Ficha de pago',
    about: (siteName) => `Para donar en efectivo a ${siteName} en OXXO`,
    lead: 'Llévala impresa o en tu teléfono a la caja de un OXXO.',
    testMode: 'Modo de prueba: ninguna tienda la acepta y no se mueve dinero.',
    labels: {
      amount: 'Monto de tu donativo',
      reference: 'Referencia',
      expires: 'Vence',
      donor: 'Donante',
      purpose: 'Para',
      pet: 'Mascota',
      recipient: 'Recibe',
    },
    anonymous: 'Donativo anónimo',
    howToPay: 'Cómo se paga',
    late: 'Si se te pasa la fecha no debes nada: puedes crear otra ficha cuando quieras.',
    footer: (siteName) => `${siteName} · Ficha de pago, no es un comprobante de pago`,
    file: (reference) => `Ficha de pago ${reference}.pdf`,
  },
  en: {
    title: 'Payment slip',
    about: (siteName) => `To give cash to ${siteName} at OXXO`,
    lead: 'Take it to the counter of an OXXO store, printed or on your phone.',
    testMode: 'Test mode: no store takes it, and no money is moved.',
    labels: {
      amount: 'Amount of your donation',
      reference: 'Reference',
      expires: 'Expires',
      donor: 'Donor',
      purpose: 'For',
      pet: 'Pet',
      recipient: 'Paid to',
    },
    anonymous: 'Anonymous donation',
    howToPay: 'How to pay',
    late: 'If the date goes by you owe nothing: you can create another payment slip whenever you like.',
    footer: (siteName) => `${siteName} · Payment slip, not a proof of payment`,
    file: (reference) => `Payment slip ${reference}.pdf`,
  },
};
