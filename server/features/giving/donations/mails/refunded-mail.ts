import type { Bilingual } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface DonationRefundedData {
  /** Has no account with a list of donations. */
  isGuest?: boolean | undefined;
  series: string;
  folio: number;
  amountCents: number;
  /** What goes back now. */
  refundedCents: number;
}

interface Words {
  subject(number: string): string;
  preview(amount: string): string;
  heading: string;
  text(amount: string, number: string): string;
  wait: string;
  number: string;
  amount: string;
  given: string;
  see: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (number) => `Reembolso de tu donativo ${number}`,
    preview: (amount) => `Te devolvimos ${amount}.`,
    heading: 'Tu reembolso va en camino',
    text: (amount, number) => `Te devolvimos ${amount} de tu donativo ${number}.`,
    wait: 'Tu banco puede tardar de 5 a 10 días hábiles en mostrarlo. Si después no lo ves, responde a este correo.',
    number: 'Donativo',
    amount: 'Reembolso',
    given: 'Donaste',
    see: 'Ver mis donativos',
    reason: (siteName) => `Recibes este correo porque donaste en ${siteName}.`,
  },
  en: {
    subject: (number) => `Refund of your donation ${number}`,
    preview: (amount) => `We have refunded ${amount}.`,
    heading: 'Your refund is on its way',
    text: (amount, number) => `We have refunded ${amount} of your donation ${number}.`,
    wait: 'Your bank may take 5 to 10 working days to show it. If you do not see it by then, reply to this email.',
    number: 'Donation',
    amount: 'Refund',
    given: 'You gave',
    see: 'See my donations',
    reason: (siteName) => `You get this email because you gave at ${siteName}.`,
  },
};

export const donationRefunded = defineMail<DonationRefundedData>(
  'donation-refunded',
  ({ series, folio, amountCents, refundedCents, isGuest }, language, site) => {
    const say = words[language];
    const number = `${series}${folio}`;
    const amount = formatPesos(refundedCents);
    return {
      subject: say.subject(number),
      preview: say.preview(amount),
      heading: say.heading,
      blocks: [
        say.text(amount, number),
        {
          kind: 'facts',
          items: [
            { label: say.number, value: number },
            { label: say.given, value: formatPesos(amountCents) },
            { label: say.amount, value: amount },
          ],
        },
        say.wait,
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
      title: { es: 'Reembolso', en: 'Refund' },
      data: () => ({ series: 'D', folio: 120, amountCents: 500_00, refundedCents: 200_00 }),
      variants: (data) => [{ ...data, isGuest: true }],
    },
  },
);
