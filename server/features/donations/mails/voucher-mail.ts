import { voucherText } from '#content/donations/voucher.ts';
import { expiryWords, groupedReference } from '#domain/donations/voucher-words.ts';
import type { Bilingual } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '../../mail/mail-content.ts';

export interface VoucherMailData {
  amountCents: number;
  /** The digits below the bars. */
  reference: string;
  /** Instant, UTC ISO 8601. */
  expiresAt: string;
  /** What the donation is for, in the reader's language. */
  productName: string;
}

interface Words {
  subject(amount: string): string;
  preview(reference: string): string;
  heading: string;
  intro: string;
  reference: string;
  readOut: string;
  amount: string;
  purpose: string;
  expires: string;
  late: string;
  see: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (amount) => `Tu ficha de pago para donar ${amount} en OXXO`,
    preview: (reference) => `Referencia: ${reference}`,
    heading: 'Ya casi: solo falta pagar en OXXO',
    intro: 'Con esta ficha de pago haces tu donativo en OXXO:',
    reference: 'Referencia',
    readOut: 'Para dictarla',
    amount: 'Monto',
    purpose: 'Para',
    expires: 'Vence',
    late: 'Si se te pasa la fecha no debes nada: puedes crear otra ficha cuando quieras.',
    see: 'Ver mis donativos',
    reason: (siteName) =>
      `Recibes este correo porque alguien pidió con esta dirección donar en efectivo a ${siteName}. Si no fuiste tú, puedes ignorarlo: la ficha vence sola.`,
  },
  en: {
    subject: (amount) => `Your payment slip to give ${amount} at OXXO`,
    preview: (reference) => `Reference: ${reference}`,
    heading: 'Nearly there: all that is left is to pay at OXXO',
    intro: 'With this payment slip you make your donation at OXXO:',
    reference: 'Reference',
    readOut: 'To read it out',
    amount: 'Amount',
    purpose: 'For',
    expires: 'Expires',
    late: 'If the date goes by you owe nothing: you can create another payment slip whenever you like.',
    see: 'See my donations',
    reason: (siteName) =>
      `You get this mail because somebody asked with this address to give cash to ${siteName}. If it was not you, ignore it: the payment slip expires by itself.`,
  },
};

export const voucherMail = defineMail<VoucherMailData>(
  'donation-voucher',
  ({ amountCents, reference, expiresAt, productName }, language, site) => {
    const say = words[language];
    const { steps, commission, howLong } = voucherText[language];
    const amount = formatPesos(amountCents);
    return {
      subject: say.subject(amount),
      preview: say.preview(reference),
      heading: say.heading,
      blocks: [
        say.intro,
        {
          kind: 'facts',
          items: [
            { label: say.reference, value: reference },
            { label: say.readOut, value: groupedReference(reference) },
            { label: say.amount, value: amount },
            { label: say.purpose, value: productName },
            { label: say.expires, value: expiryWords(expiresAt, language, site.timezone) },
          ],
        },
        ...steps.map((step, index) => `${index + 1}. ${step}`),
        { kind: 'note', text: commission },
        howLong,
        { kind: 'button', label: say.see, url: site.url + pathFor('myDonations', language) },
        { kind: 'note', text: say.late },
      ],
      reason: say.reason(site.name),
    };
  },
);
