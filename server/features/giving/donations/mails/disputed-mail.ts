import type { DisputeReason } from '#domain/donations/dispute.ts';
import { disputeReasonNames } from '#domain/donations/dispute-words.ts';
import { providerNames } from '#domain/donations/provider-names.ts';
import type { Bilingual } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import { instantInWords } from '#domain/zone-names.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface DonationDisputedData {
  provider: string;
  /** 'D12'; '' of one whose payment was not known before. */
  number: string;
  amountCents: number;
  disputedCents: number;
  reason: DisputeReason;
  /** Instant, UTC ISO 8601; null where the provider does not say. */
  answerBy: string | null;
  /** Of what an adoption asks for, and of no gift. */
  isCharge?: boolean | undefined;
}

interface Words {
  subject(number: string): string;
  preview(amount: string): string;
  heading: string;
  text(number: string, provider: string): string;
  donation: string;
  given: string;
  disputed: string;
  why: string;
  answerBy: string;
  next: string;
  meanwhile: string;
  see: string;
  reason: string;
}

/** In their place where it is of no gift. */
const ofCharge: Bilingual<Partial<Words>> = {
  es: {
    subject: (number) => `Pago ${number} en disputa`,
    preview: (amount) => `La familia pide a su banco que le devuelva ${amount}.`,
    heading: 'El pago de una adopción está en disputa',
    text: (number, provider) =>
      `Quien hizo el pago ${number} pidió a su banco o a ${provider} que le devuelva el dinero.`,
    donation: 'Pago',
    given: 'Pagó',
    next: 'Responde en el panel del proveedor: el contrato firmado de la adopción es la prueba. El portal no responde por su cuenta.',
    meanwhile:
      'Mientras tanto no se devuelve ni se cobra otra vez: el dinero podría moverse dos veces.',
    see: 'Ver cuotas y depósitos',
    reason: 'Recibes este correo porque puedes devolver cuotas y depósitos.',
  },
  en: {
    subject: (number) => `Payment ${number} disputed`,
    preview: (amount) => `The family asks their bank to return ${amount}.`,
    heading: 'The payment of an adoption is disputed',
    text: (number, provider) =>
      `Who made payment ${number} has asked their bank or ${provider} to return the money.`,
    donation: 'Payment',
    given: 'Paid',
    next: 'Answer in the provider’s dashboard: the signed adoption contract is the evidence. The portal does not answer by itself.',
    meanwhile: 'Meanwhile it is neither given back nor charged again: the money could move twice.',
    see: 'See fees and deposits',
    reason: 'You get this email because you can give back fees and deposits.',
  },
};

const words: Bilingual<Words> = {
  es: {
    subject: (number) => `Donativo${number && ` ${number}`} en disputa`,
    preview: (amount) => `Quien donó pide a su banco que le devuelva ${amount}.`,
    heading: 'Un donativo está en disputa',
    text: (number, provider) =>
      `${number ? `Quien hizo el donativo ${number}` : 'Quien hizo un donativo'} pidió a su banco o a ${provider} que le devuelva el dinero.`,
    donation: 'Donativo',
    given: 'Donó',
    disputed: 'En disputa',
    why: 'Motivo',
    answerBy: 'Responder antes de',
    next: 'Abre el donativo para descargar las pruebas (PDF) y súbelas en el panel del proveedor. El portal no responde por su cuenta.',
    meanwhile:
      'Mientras tanto el donativo no se puede reembolsar: el dinero podría devolverse dos veces.',
    see: 'Ver los donativos',
    reason: 'Recibes este correo porque puedes reembolsar donativos.',
  },
  en: {
    subject: (number) => `Donation${number && ` ${number}`} disputed`,
    preview: (amount) => `The donor asks their bank to return ${amount}.`,
    heading: 'A donation is disputed',
    text: (number, provider) =>
      `${number ? `The donor of donation ${number}` : 'A donor'} has asked their bank or ${provider} to return the money.`,
    donation: 'Donation',
    given: 'Given',
    disputed: 'Disputed',
    why: 'Reason',
    answerBy: 'Answer by',
    next: 'Open the donation to download the evidence (PDF), and upload it in the provider’s dashboard. The portal does not answer by itself.',
    meanwhile: 'Meanwhile the donation cannot be refunded: the money could be returned twice.',
    see: 'See the donations',
    reason: 'You get this email because you can refund donations.',
  },
};

export const donationDisputed = defineMail<DonationDisputedData>(
  'donation-disputed',
  ({ provider, number, amountCents, disputedCents, isCharge, ...dispute }, language, site) => {
    const { reason, answerBy } = dispute;
    const say = { ...words[language], ...(isCharge && ofCharge[language]) };
    const page = isCharge ? 'adminCharges' : 'adminDonations';
    const amount = formatPesos(disputedCents);
    return {
      subject: say.subject(number),
      preview: say.preview(amount),
      heading: say.heading,
      blocks: [
        say.text(number, providerNames[provider] ?? provider),
        {
          kind: 'facts',
          items: [
            ...(number ? [{ label: say.donation, value: number }] : []),
            { label: say.given, value: formatPesos(amountCents) },
            { label: say.disputed, value: amount },
            { label: say.why, value: disputeReasonNames[reason][language] },
            ...(answerBy
              ? [{ label: say.answerBy, value: instantInWords(answerBy, language, site.timezone) }]
              : []),
          ],
        },
        say.next,
        say.meanwhile,
        { kind: 'button', label: say.see, url: site.url + pathFor(page, language) },
      ],
      reason: say.reason,
    };
  },
  {
    sample: {
      title: { es: 'Cargo en disputa', en: 'Disputed charge' },
      data: ({ inDays }) => ({
        provider: 'stripe',
        number: 'D120',
        amountCents: 500_00,
        disputedCents: 500_00,
        reason: 'fraudulent',
        answerBy: inDays(7),
      }),
      variants: (data) => [
        { ...data, number: '', answerBy: null },
        { ...data, number: 'C12', isCharge: true },
      ],
    },
  },
);
