import type { Bilingual } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface DonationExpiredData {
  amountCents: number;
  /** The voucher's. */
  reference: string;
}

interface Words {
  subject: string;
  preview: string;
  heading: string;
  intro(reference: string, amount: string): string;
  paid: string;
  again: string;
  give: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: 'Tu ficha de pago venció',
    preview: 'No debes nada y no hay nada que cancelar.',
    heading: 'Tu ficha de pago venció, y no pasa nada',
    intro: (reference, amount) =>
      `La ficha ${reference} por ${amount} ya no se puede pagar en la tienda. No debes nada y no hay nada que cancelar.`,
    paid: 'Si la pagaste a tiempo, no te preocupes: en cuanto la tienda nos avise, tu donativo cuenta y te mandamos el recibo. Guarda tu ticket mientras tanto.',
    again: 'Si todavía quieres donar, puedes crear otra ficha o pagar de otra forma:',
    give: 'Ir a donaciones',
    reason: (siteName) =>
      `Recibes este correo porque pediste una ficha de pago para donar en efectivo a ${siteName}.`,
  },
  en: {
    subject: 'Your payment slip has expired',
    preview: 'You owe nothing, and there is nothing to cancel.',
    heading: 'Your payment slip has expired, and that is fine',
    intro: (reference, amount) =>
      `The payment slip ${reference} for ${amount} can no longer be paid at the store. You owe nothing, and there is nothing to cancel.`,
    paid: 'If you paid it in time, do not worry: as soon as the store tells us, your donation counts and we mail you the receipt. Keep your ticket until then.',
    again:
      'If you would still like to give, you can create another payment slip or pay in another way:',
    give: 'Go to donations',
    reason: (siteName) =>
      `You get this email because you asked for a payment slip to give cash to ${siteName}.`,
  },
};

export const donationExpired = defineMail<DonationExpiredData>(
  'donation-expired',
  ({ amountCents, reference }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject,
      preview: say.preview,
      heading: say.heading,
      blocks: [
        say.intro(reference, formatPesos(amountCents)),
        say.paid,
        say.again,
        { kind: 'button', label: say.give, url: site.url + pathFor('donations', language) },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Ficha de pago vencida', en: 'Expired payment slip' },
      data: () => ({ amountCents: 500_00, reference: '93000262276908' }),
    },
  },
);
