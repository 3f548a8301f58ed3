import type { Bilingual } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import type { DonationRefundedData } from './refunded-mail.ts';

interface Words {
  subject(number: string): string;
  preview(amount: string): string;
  heading: string;
  text(amount: string, number: string): string;
  next: string;
  see: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (number) => `El reembolso de tu donativo ${number} no llegó`,
    preview: (amount) => `Tu banco no aceptó la devolución de ${amount}.`,
    heading: 'Tu reembolso no llegó',
    text: (amount, number) =>
      `Te habíamos escrito que ${amount} de tu donativo ${number} iban de regreso a ti. Tu banco no aceptó ese dinero y nos lo devolvió.`,
    next: 'Responde a este correo y vemos contigo cómo hacértelo llegar.',
    see: 'Ver mis donativos',
    reason: (siteName) => `Recibes este correo porque donaste en ${siteName}.`,
  },
  en: {
    subject: (number) => `The refund of your donation ${number} did not arrive`,
    preview: (amount) => `Your bank did not take the refund of ${amount}.`,
    heading: 'Your refund did not arrive',
    text: (amount, number) =>
      `We wrote to you that ${amount} of your donation ${number} were on their way back to you. Your bank did not take that money and returned it to us.`,
    next: 'Reply to this email, and together we find another way to return it.',
    see: 'See my donations',
    reason: (siteName) => `You get this email because you gave at ${siteName}.`,
  },
};

/** `refundedCents`: what has come back to us. */
export const donationRefundFailed = defineMail<DonationRefundedData>(
  'donation-refund-failed',
  ({ series, folio, refundedCents, isGuest }, language, site) => {
    const say = words[language];
    const number = `${series}${folio}`;
    const amount = formatPesos(refundedCents);
    return {
      subject: say.subject(number),
      preview: say.preview(amount),
      heading: say.heading,
      blocks: [
        say.text(amount, number),
        say.next,
        ...(isGuest
          ? []
          : [
              {
                kind: 'button' as const,
                label: say.see,
                url: site.url + pathFor('myDonations', language),
              },
            ]),
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Reembolso que no llegó', en: 'Refund that failed' },
      data: () => ({ series: 'D', folio: 120, amountCents: 500_00, refundedCents: 200_00 }),
      variants: (data) => [{ ...data, isGuest: true }],
    },
  },
);
