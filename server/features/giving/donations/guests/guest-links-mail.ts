import type { Bilingual } from '#domain/language.ts';
import { locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface GuestLinksData {
  /** The latest first. */
  gifts: readonly {
    /** Series and folio; null until it is paid. */
    number: string | null;
    /** YYYY-MM-DD */
    date: string;
    amountCents: number;
    /** Opens the gift's page. */
    giftUrl: string;
  }[];
}

interface Words {
  subject(count: number): string;
  heading(count: number): string;
  lead: string;
  gift(number: string | null, amount: string, date: string): string;
  keep: string;
  notYou: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (count) => (count === 1 ? 'El enlace de tu donativo' : 'Los enlaces de tus donativos'),
    heading: (count) => (count === 1 ? 'Aquí está tu donativo' : 'Aquí están tus donativos'),
    lead: 'Alguien pidió con este correo los enlaces de los donativos que hizo sin cuenta. En cada página está el recibo, y ahí se pide la factura.',
    gift: (number, amount, date) =>
      `${number ? `Donativo ${number}` : 'Donativo sin pagar'} · ${amount} · ${date}`,
    keep: 'Los enlaces son solo tuyos: no los compartas. Puedes pedirlos otra vez cuando quieras.',
    notYou: 'Si no fuiste tú, ignora este correo: nadie más los recibió.',
    reason: (siteName) => `Recibes este correo porque donaste a ${siteName} con esta dirección.`,
  },
  en: {
    subject: (count) => (count === 1 ? 'The link to your donation' : 'The links to your donations'),
    heading: (count) => (count === 1 ? 'Here is your donation' : 'Here are your donations'),
    lead: 'Somebody asked with this email for the links to the donations made without an account. Each page holds the receipt, and there you ask for the invoice.',
    gift: (number, amount, date) =>
      `${number ? `Donation ${number}` : 'Unpaid donation'} · ${amount} · ${date}`,
    keep: 'The links are yours alone: do not share them. You can ask for them again whenever you like.',
    notYou: 'If it was not you, ignore this email: nobody else received them.',
    reason: (siteName) => `You get this email because you gave to ${siteName} with this address.`,
  },
};

export const guestLinks = defineMail<GuestLinksData>(
  'guest-donation-links',
  ({ gifts }, language, site) => {
    const say = words[language];
    const dayOf = (date: string) =>
      new Date(`${date}T12:00:00Z`).toLocaleDateString(locale[language], {
        dateStyle: 'long',
        timeZone: 'UTC',
      });
    return {
      subject: say.subject(gifts.length),
      preview: say.heading(gifts.length),
      heading: say.heading(gifts.length),
      blocks: [
        say.lead,
        ...gifts.map(({ number, date, amountCents, giftUrl }) => ({
          kind: 'button' as const,
          label: say.gift(number, formatPesos(amountCents), dayOf(date)),
          url: giftUrl,
        })),
        say.keep,
        { kind: 'note', text: say.notYou },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    sample: {
      title: { es: 'Enlaces de donativos sin cuenta', en: 'Links of donations without an account' },
      data: ({ link, dayIn }) => ({
        gifts: [
          { number: 'D120', date: dayIn(-2), amountCents: 500_00, giftUrl: link },
          { number: null, date: dayIn(-40), amountCents: 250_00, giftUrl: link },
        ],
      }),
    },
  },
);
