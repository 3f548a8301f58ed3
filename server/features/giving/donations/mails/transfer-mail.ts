import { groupedClabe, transferWords } from '#domain/donations/transfer-words.ts';
import type { Bilingual } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { instantInWords } from '#domain/zone-names.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import { chargeHowToPay, payerPath } from './charge-how-to-pay.ts';

export interface TransferMailData {
  /** Has no account with a list of donations. */
  isGuest?: boolean | undefined;
  amountCents: number;
  /** 18 digits. */
  clabe: string;
  bank: string;
  beneficiary: string;
  /** What the donor may write as the concept. */
  reference: string;
  /** Instant, UTC ISO 8601. */
  expiresAt: string;
  /** Of what an adoption asks for, and of no gift. */
  chargeId?: string | undefined;
  /** What the donation is for, in the reader's language. */
  productName: string;
  petName?: string | undefined;
  donorName: string;
  /** No bank takes it. */
  isTest: boolean;
}

interface Words {
  subject(amount: string): string;
  preview(clabe: string): string;
  heading: string;
  intro: string;
  typed: string;
  see: string;
  late: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (amount) => `Tu CLABE para donar ${amount} por transferencia`,
    preview: (clabe) => `CLABE ${clabe}`,
    heading: 'Ya casi: solo falta tu transferencia',
    intro: 'Con estos datos haces tu donativo desde la app de tu banco:',
    typed: 'Para leerla',
    see: 'Ver mis donativos',
    late: 'Si se te pasa la fecha no debes nada: puedes pedir otra CLABE cuando quieras.',
    reason: (siteName) =>
      `Recibes este correo porque alguien pidió con esta dirección donar por transferencia a ${siteName}. Si no fuiste tú, puedes ignorarlo.`,
  },
  en: {
    subject: (amount) => `Your CLABE to give ${amount} by bank transfer`,
    preview: (clabe) => `CLABE ${clabe}`,
    heading: 'Nearly there: all that is left is your transfer',
    intro: 'With these details you make your donation from your bank’s app:',
    typed: 'To read it out',
    see: 'See my donations',
    late: 'If the date goes by you owe nothing: you can ask for another CLABE whenever you like.',
    reason: (siteName) =>
      `You get this email because somebody asked with this address to give by bank transfer to ${siteName}. If it was not you, you can ignore it.`,
  },
};

export const transferMail = defineMail<TransferMailData>(
  'donation-transfer',
  (transfer, language, site) => {
    const { clabe, bank, reference, expiresAt, productName, petName, donorName } = transfer;
    const ofCharge = transfer.chargeId !== undefined && chargeHowToPay[language];
    const say = { ...words[language], ...ofCharge };
    const { labels, testMode, steps, exact, exactOfCharge } = transferWords[language];
    const amount = formatPesos(transfer.amountCents);
    return {
      subject: say.subject(amount),
      preview: say.preview(clabe),
      heading: say.heading,
      blocks: [
        ...(transfer.isTest ? [testMode] : []),
        say.intro,
        {
          kind: 'facts',
          items: [
            { label: labels.clabe, value: clabe },
            { label: say.typed, value: groupedClabe(clabe) },
            { label: labels.bank, value: bank },
            { label: labels.beneficiary, value: transfer.beneficiary },
            { label: labels.concept, value: reference },
            { label: labels.amount, value: amount },
            { label: labels.lastDay, value: instantInWords(expiresAt, language, site.timezone) },
            ...(donorName
              ? [{ label: ofCharge ? ofCharge.payer : labels.donor, value: donorName }]
              : []),
            { label: labels.purpose, value: productName },
            ...(petName ? [{ label: labels.pet, value: petName }] : []),
          ],
        },
        ...steps.map((step, index) => `${index + 1}. ${step}`),
        ofCharge ? exactOfCharge : exact,
        ...(transfer.isGuest
          ? []
          : [
              {
                kind: 'button' as const,
                label: say.see,
                url: site.url + payerPath(transfer, language),
              },
            ]),
        { kind: 'note', text: say.late },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Datos para transferir', en: 'Details for a transfer' },
      data: ({ language, site, inDays }) => ({
        amountCents: 500_00,
        clabe: '646180157000000004',
        bank: 'STP',
        beneficiary: site.name,
        reference: '1204477',
        expiresAt: inDays(7),
        productName: { es: 'Alimento', en: 'Food' }[language],
        petName: 'Canela',
        donorName: 'Rosa Canul',
        isTest: true,
      }),
      variants: (data) => [
        { ...data, isGuest: true, isTest: false },
        { ...data, chargeId: 'ejemplo' },
      ],
    },
  },
);
