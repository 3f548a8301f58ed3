import {
  type DonationKind,
  donationKinds,
  type PaymentMethod,
  type SingleKind,
} from '#domain/donations/donation-kind.ts';
import { methodNames } from '#domain/donations/donation-words.ts';
import { type Bilingual, type Language, locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import {
  defineMail,
  type MailBlock,
  type MailContent,
  type MailSite,
  type SampleGiven,
} from '#server/features/kits/mail/mail-content.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';

export interface DonationReceiptData {
  series: string;
  folio: number;
  amountCents: number;
  /** Instant, UTC ISO 8601. */
  paidAt: string;
  kind: DonationKind;
  /** What the donation is for, in the reader's language. */
  productName: string;
  petName?: string | undefined;
  method: PaymentMethod;
  /** No money moved. */
  isTest: boolean;
  wantsInvoice: boolean;
  /** Empty where the account is not known any more. */
  donorName: string;
  anonymous: boolean;
  /** Of a transfer: what its donor said they would send, and what came now, after others. */
  askedCents?: number | undefined;
  addedCents?: number | undefined;
}

/** Of a gift without an account. */
export interface GuestReceiptData extends DonationReceiptData {
  /** Opens the gift's own page. */
  giftUrl: string;
}

interface Words {
  subject(number: string): string;
  preview(amount: string): string;
  heading(name: string): string;
  /** What each kind pays, in general and of one pet. */
  pays: Record<SingleKind, (purpose: string, petName: string | undefined) => string>;
  thanks(pays: string): string;
  monthlyThanks: string;
  /** Another amount came than was said. */
  otherAmount(asked: string, came: string): string;
  more(added: string, together: string): string;
  isTest: string;
  number: string;
  amount: string;
  paidOn: string;
  purpose: string;
  pet: string;
  method: string;
  anonymous: string;
  invoice: string;
  noInvoice: string;
  see: string;
  guestInvoice: string;
  guestLink: string;
  guestMonthly: string;
  seeGuest: string;
  monthly: string;
  reason(siteName: string): string;
  guestReason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (number) => `¡Gracias! Recibo de tu donativo ${number}`,
    preview: (amount) => `Recibimos ${amount}.`,
    heading: (name) => (name ? `¡Gracias, ${name}!` : '¡Gracias!'),
    pays: {
      food: (_, pet) => (pet ? `el alimento de ${pet}` : 'alimento para los animales rescatados'),
      sterilization: (_, pet) =>
        pet ? `la esterilización de ${pet}` : 'esterilizaciones de perros y gatos',
      treatment: (_, pet) =>
        pet ? `el tratamiento de ${pet}` : 'tratamientos de los animales rescatados',
      other: (purpose, pet) => `lo que elegiste${pet ? ` para ${pet}` : ''}: ${purpose}`,
    },
    thanks: (pays) => `Tu donativo llegó. Con él pagamos ${pays}. Este es tu recibo:`,
    monthlyThanks:
      'Tu donativo de este mes llegó. Gracias a que llega cada mes podemos decir que sí al siguiente rescate. Este es tu recibo:',
    otherAmount: (asked, came) =>
      `Ibas a transferir ${asked} y llegaron ${came}: registramos lo que llegó. Si falta algo y quieres completarlo, la misma CLABE sigue sirviendo hasta su fecha; si mandaste de más sin querer, contesta este correo.`,
    more: (added, together) =>
      `Llegó otra transferencia a la CLABE de tu donativo, de ${added}: ahora suma ${together}. Si no querías transferir otra vez, contesta este correo. Este es tu recibo actualizado:`,
    isTest: 'Modo de prueba: no se movió dinero, y este recibo no vale como comprobante.',
    number: 'Recibo',
    amount: 'Monto',
    paidOn: 'Pagado',
    purpose: 'Para',
    pet: 'Mascota',
    method: 'Forma de pago',
    anonymous: 'Como lo pediste, tu nombre no aparece en ningún agradecimiento público.',
    invoice: 'Pediste factura: puedes generarla en Mis donativos.',
    noInvoice: 'En Mis donativos guardamos todos tus recibos y tu constancia del año.',
    see: 'Ver mis donativos',
    guestInvoice: 'Pediste factura: la generas en la página de tu donativo, con tu RFC.',
    guestLink:
      'En la página de tu donativo está tu recibo, y ahí puedes pedir tu factura. El enlace es solo tuyo: no lo compartas.',
    guestMonthly:
      'En la página de tu donativo está tu recibo, y ahí cambias, pausas o cancelas tu donativo mensual cuando quieras. El enlace es solo tuyo: no lo compartas.',
    seeGuest: 'Ver mi donativo',
    monthly: '¿Te gustaría ayudar cada mes? Desde 100 pesos, y lo cancelas cuando quieras:',
    reason: (siteName) => `Recibes este correo porque donaste a ${siteName} con esta dirección.`,
    guestReason: (siteName) =>
      `Recibes este correo porque alguien donó a ${siteName} con esta dirección. Si no fuiste tú, puedes ignorarlo: nadie más recibió el enlace.`,
  },
  en: {
    subject: (number) => `Thank you! Receipt of your donation ${number}`,
    preview: (amount) => `We received ${amount}.`,
    heading: (name) => (name ? `Thank you, ${name}!` : 'Thank you!'),
    pays: {
      food: (_, pet) => (pet ? `food for ${pet}` : 'food for rescued animals'),
      sterilization: (_, pet) =>
        pet ? `the sterilization of ${pet}` : 'sterilizations of dogs and cats',
      treatment: (_, pet) => (pet ? `the treatment of ${pet}` : 'treatments of rescued animals'),
      other: (purpose, pet) => `what you chose${pet ? ` for ${pet}` : ''}: ${purpose}`,
    },
    thanks: (pays) => `Your donation has arrived. It pays for ${pays}. This is your receipt:`,
    monthlyThanks:
      'Your donation for this month has arrived. Because it comes each month, we can say yes to the next rescue. This is your receipt:',
    otherAmount: (asked, came) =>
      `You were going to transfer ${asked} and ${came} arrived: we have booked what arrived. If something is missing and you would like to complete it, the same CLABE works until its date; if you sent more than you meant to, reply to this email.`,
    more: (added, together) =>
      `Another transfer arrived at your donation’s CLABE, of ${added}: it is now ${together} together. If you did not mean to transfer again, reply to this email. This is your updated receipt:`,
    isTest: 'Test mode: no money was moved, and this receipt is not a proof of payment.',
    number: 'Receipt',
    amount: 'Amount',
    paidOn: 'Paid',
    purpose: 'For',
    pet: 'Pet',
    method: 'Payment method',
    anonymous: 'As you asked, your name does not appear in any public thank-you.',
    invoice: 'You asked for an invoice: you can make it under My donations.',
    noInvoice: 'My donations keeps all your receipts and your statement of the year.',
    see: 'See my donations',
    guestInvoice: 'You asked for an invoice: you make it on your donation’s page, with your RFC.',
    guestLink:
      'Your donation’s page holds your receipt, and there you can ask for your invoice. The link is yours alone: do not share it.',
    guestMonthly:
      'The page of your donation has your receipt, and there you change, pause or cancel your monthly donation whenever you like. The link is yours alone: please do not share it.',
    seeGuest: 'See my donation',
    monthly: 'Would you like to help each month? From 100 pesos, and you can stop at any time:',
    reason: (siteName) => `You get this email because you gave to ${siteName} with this address.`,
    guestReason: (siteName) =>
      `You get this email because somebody gave to ${siteName} with this address. If it was not you, you can ignore it: nobody else received the link.`,
  },
};

function openingOf(
  { kind, productName, petName, addedCents, amountCents }: DonationReceiptData,
  say: Words,
): string {
  if (addedCents) return say.more(formatPesos(addedCents), formatPesos(amountCents));
  if (kind === 'monthly') return say.monthlyThanks;
  return say.thanks(say.pays[kind](productName, petName));
}

/** @param where what the donor is shown about invoices, and the button */
function write(
  donation: DonationReceiptData,
  language: Language,
  site: MailSite,
  where: { invoice: string; see: string; url: string; reason: string },
): MailContent {
  const { series, folio, kind, petName, isTest } = donation;
  const say = words[language];
  const number = `${series}${folio}`;
  const amount = formatPesos(donation.amountCents);
  const paidOn = new Date(donation.paidAt).toLocaleDateString(locale[language], {
    dateStyle: 'long',
    timeZone: site.timezone,
  });
  const isMonthly = kind === 'monthly';
  const { askedCents = donation.amountCents, addedCents } = donation;
  const isOtherAmount = !addedCents && askedCents !== donation.amountCents;
  const blocks: MailBlock[] = [
    openingOf(donation, say),
    {
      kind: 'facts',
      items: [
        { label: say.number, value: number },
        { label: say.amount, value: amount },
        { label: say.paidOn, value: paidOn },
        { label: say.purpose, value: donation.productName },
        ...(petName ? [{ label: say.pet, value: petName }] : []),
        { label: say.method, value: methodNames[donation.method][language] },
      ],
    },
    ...(isOtherAmount ? [say.otherAmount(formatPesos(askedCents), amount)] : []),
    ...(isTest ? [say.isTest] : []),
    where.invoice,
    { kind: 'button', label: where.see, url: where.url },
    ...(donation.anonymous ? [{ kind: 'note' as const, text: say.anonymous }] : []),
  ];
  if (!isMonthly) {
    const url = `${site.url}${pathFor('donations', language)}?tipo=${donationKinds.toWire('monthly')}`;
    blocks.push({ kind: 'note', text: say.monthly, url });
  }
  return {
    subject: say.subject(number),
    preview: say.preview(amount),
    heading: say.heading(salutation(donation.donorName)),
    blocks,
    reason: where.reason,
  };
}

const madeUpGift = ({ language, now }: SampleGiven): DonationReceiptData => ({
  series: 'D',
  folio: 120,
  amountCents: 500_00,
  paidAt: now.toISOString(),
  kind: 'food',
  productName: { es: 'Alimento', en: 'Food' }[language],
  petName: 'Canela',
  method: 'card',
  isTest: true,
  wantsInvoice: true,
  donorName: 'Rosa Canul',
  anonymous: true,
});

const otherGifts = <Gift extends DonationReceiptData>(gift: Gift): Gift[] => [
  ...donationKinds.values.map((kind) => ({ ...gift, kind, petName: undefined, isTest: false })),
  ...donationKinds.values.map((kind) => ({ ...gift, kind, wantsInvoice: false })),
  { ...gift, method: 'transfer', donorName: '', askedCents: 700_00 },
  { ...gift, method: 'transfer', addedCents: 200_00 },
];

export const donationReceipt = defineMail<DonationReceiptData>(
  'donation-receipt',
  (donation, language, site) => {
    const say = words[language];
    return write(donation, language, site, {
      invoice: donation.wantsInvoice ? say.invoice : say.noInvoice,
      see: say.see,
      url: site.url + pathFor('myDonations', language),
      reason: say.reason(site.name),
    });
  },
  {
    queue: 'receipts',
    sample: {
      title: { es: 'Recibo de donativo', en: 'Donation receipt' },
      data: madeUpGift,
      variants: otherGifts,
    },
  },
);

export const guestReceipt = defineMail<GuestReceiptData>(
  'guest-receipt',
  (donation, language, site) => {
    const say = words[language];
    return write(donation, language, site, {
      invoice: guestNote(donation, say),
      see: say.seeGuest,
      url: donation.giftUrl,
      reason: say.guestReason(site.name),
    });
  },
  {
    holdsKey: true,
    queue: 'receipts',
    sample: {
      title: { es: 'Recibo de donativo sin cuenta', en: 'Receipt without an account' },
      data: (given) => ({ ...madeUpGift(given), giftUrl: given.link }),
      variants: otherGifts,
    },
  },
);

function guestNote({ kind, wantsInvoice }: DonationReceiptData, say: Words): string {
  if (wantsInvoice) return say.guestInvoice;
  return kind === 'monthly' ? say.guestMonthly : say.guestLink;
}
