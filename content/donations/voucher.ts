import type { Bilingual } from '#domain/language.ts';

interface VoucherText {
  /** The store's own fee, which the donor pays besides. */
  commission: string;
  steps: readonly string[];
  howLong: string;
}

/** How a cash voucher is paid: shown on it, and mailed with it. Name the stores of your contract with Conekta. */
export const voucherText: Bilingual<VoucherText> = {
  es: {
    commission:
      'La tienda suma su propia comisión al cobrarte. No es parte de tu pago ni llega a nosotros.',
    steps: [
      'Ve a la caja de un OXXO, con efectivo, y di que quieres pagar con una referencia.',
      'Muestra el código de barras o dicta la referencia, y revisa que el monto sea el de tu ficha.',
      'Paga y guarda el ticket hasta que te llegue nuestro recibo.',
    ],
    howLong:
      'La tienda casi siempre nos avisa en minutos; a veces tarda hasta un día hábil. En cuanto nos avise te mandamos el recibo por correo: no tienes que hacer nada más.',
  },
  en: {
    commission:
      'The store adds its own fee when you pay. It is not part of your payment, nor does it reach us.',
    steps: [
      'Go to the counter of an OXXO store, with cash, and say that you want to pay by a reference (“pagar con una referencia”).',
      'Show the barcode or read out the reference, and check that the amount is that of your slip.',
      'Pay, and keep the ticket until our receipt reaches you.',
    ],
    howLong:
      'The store nearly always tells us within minutes; sometimes it takes up to one working day. As soon as it does we mail you the receipt: there is nothing else to do.',
  },
};
