import { groupedReference } from '#domain/donations/voucher-words.ts';
import type { Bilingual } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { instantInWords } from '#domain/zone-names.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import { voucherWords } from '../vouchers/voucher-words.ts';
import { chargeHowToPay, payerPath } from './charge-how-to-pay.ts';

export interface VoucherMailData {
  /** Has no account with a list of donations. */
  isGuest?: boolean | undefined;
  amountCents: number;
  /** The digits below the bars. */
  reference: string;
  /** Instant, UTC ISO 8601. */
  expiresAt: string;
  /** Of what an adoption asks for, and of no gift. */
  chargeId?: string | undefined;
  /** What the donation is for, in the reader's language. */
  productName: string;
  petName?: string | undefined;
  /** Missing in mails that were enqueued before they said so. */
  madeAt?: string;
  /** '' where it is not to be said. */
  donorName?: string;
  /** No store takes it. */
  isTest?: boolean;
}

interface Words {
  subject(amount: string): string;
  preview(reference: string): string;
  heading: string;
  intro: string;
  readOut: string;
  attached: string;
  see: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (amount) => `Tu ficha de pago para donar ${amount} en OXXO`,
    preview: (reference) => `Referencia: ${reference}`,
    heading: 'Ya casi: solo falta pagar en OXXO',
    intro: 'Con esta ficha de pago haces tu donativo en OXXO:',
    readOut: 'Para dictarla',
    attached: 'Va adjunta en PDF, con su código de barras: imprímela o muéstrala en tu teléfono.',
    see: 'Ver mis donativos',
    reason: (siteName) =>
      `Recibes este correo porque alguien pidió con esta dirección donar en efectivo a ${siteName}. Si no fuiste tú, puedes ignorarlo: la ficha vence sola.`,
  },
  en: {
    subject: (amount) => `Your payment slip to give ${amount} at OXXO`,
    preview: (reference) => `Reference: ${reference}`,
    heading: 'Nearly there: all that is left is to pay at OXXO',
    intro: 'With this payment slip you make your donation at OXXO:',
    readOut: 'To read it out',
    attached: 'It is attached as a PDF with its barcode: print it, or show it on your phone.',
    see: 'See my donations',
    reason: (siteName) =>
      `You get this email because somebody asked with this address to give cash to ${siteName}. If it was not you, ignore it: the payment slip expires by itself.`,
  },
};

export const voucherMail = defineMail<VoucherMailData>(
  'donation-voucher',
  (voucher, language, site, texts) => {
    const { amountCents, reference, expiresAt, productName, petName } = voucher;
    const { donorName = '', isTest = false, madeAt = expiresAt } = voucher;
    const ofCharge = voucher.chargeId !== undefined && chargeHowToPay[language];
    const say = { ...words[language], ...ofCharge };
    const { labels, late, testMode, file } = voucherWords[language];
    const { steps, commission, howLong } = texts.voucher;
    const amount = formatPesos(amountCents);
    return {
      subject: say.subject(amount),
      preview: say.preview(reference),
      heading: say.heading,
      blocks: [
        ...(isTest ? [testMode] : []),
        say.intro,
        {
          kind: 'facts',
          items: [
            { label: labels.reference, value: reference },
            { label: say.readOut, value: groupedReference(reference) },
            { label: ofCharge ? ofCharge.amount : labels.amount, value: amount },
            { label: labels.expires, value: instantInWords(expiresAt, language, site.timezone) },
            ...(donorName
              ? [{ label: ofCharge ? ofCharge.payer : labels.donor, value: donorName }]
              : []),
            { label: labels.purpose, value: productName },
            ...(petName ? [{ label: labels.pet, value: petName }] : []),
            { label: labels.recipient, value: texts.organisation.legalName },
          ],
        },
        say.attached,
        ...steps.map((step, index) => `${index + 1}. ${step}`),
        { kind: 'note', text: commission },
        howLong,
        ...(voucher.isGuest
          ? []
          : [
              {
                kind: 'button' as const,
                label: say.see,
                url: site.url + payerPath(voucher, language),
              },
            ]),
        { kind: 'note', text: ofCharge ? ofCharge.late : late },
      ],
      reason: say.reason(site.name),
      async attach(editors) {
        const { drawVoucher } = await import('../vouchers/voucher-document.ts');
        const printed = { ...voucher, donorName, isTest, madeAt, purpose: productName };
        const letterhead = await editors.letterhead();
        const content = await drawVoucher(printed, language, site, { texts, letterhead });
        return [{ name: file(reference), type: 'application/pdf', content }];
      },
    };
  },
  {
    sample: {
      of: ['voucher', 'organisation'],
      title: { es: 'Ficha de pago', en: 'Payment slip' },
      data: ({ language, now, inDays }) => ({
        amountCents: 500_00,
        reference: '93000262276908',
        madeAt: now.toISOString(),
        expiresAt: inDays(3),
        productName: { es: 'Alimento', en: 'Food' }[language],
        donorName: 'Rosa Canul',
        // A slip that anybody prints must not look like one that a store takes.
        isTest: true,
      }),
      variants: (data) => [
        { ...data, petName: 'Canela', isTest: false, isGuest: true },
        { ...data, chargeId: 'ejemplo' },
      ],
    },
  },
);
