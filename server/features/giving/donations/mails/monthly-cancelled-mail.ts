import { givingPath } from '#domain/donations/giving-address.ts';
import { amountEach, type MonthlyInterval } from '#domain/donations/monthly-interval.ts';
import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';

interface MonthlyCancelledData {
  /** May be empty. */
  name: string;
  amountCents: number;
  interval: MonthlyInterval;
  /** Without an account: `manageUrl` is the link of its latest gift. */
  isGuest: boolean;
  manageUrl: string;
}

interface Words {
  subject: string;
  preview: string;
  heading(name: string): string;
  intro(amount: string): string;
  thanks: string;
  again: string;
  receipts: string;
  guestReceipts: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: 'Tu donativo mensual quedó cancelado',
    preview: 'Ya no se te cobrará.',
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    intro: (amount) => `Tu donativo de ${amount} quedó cancelado. Ya no se te cobrará.`,
    thanks:
      'Gracias por tu apoyo. Conservas tus recibos, y puedes empezar otro donativo cuando quieras.',
    again: 'Si no lo cancelaste tú, puedes empezarlo de nuevo aquí:',
    receipts: 'Ver mis donativos',
    guestReceipts: 'Ver mi último donativo',
    reason: (siteName) => `Recibes este correo porque donabas cada mes a ${siteName}.`,
  },
  en: {
    subject: 'Your monthly donation is canceled',
    preview: 'You will not be charged any more.',
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    intro: (amount) => `Your donation of ${amount} is canceled. You will not be charged any more.`,
    thanks:
      'Thank you for your support. You keep your receipts, and you can start another donation whenever you like.',
    again: 'If it was not you who canceled it, you can start it again here:',
    receipts: 'See my donations',
    guestReceipts: 'See my latest donation',
    reason: (siteName) => `You get this email because you gave to ${siteName} each month.`,
  },
};

export const monthlyCancelled = defineMail<MonthlyCancelledData>(
  'monthly-cancelled',
  ({ name, isGuest, manageUrl, ...charged }, language, site) => {
    const { amountCents } = charged;
    const say = words[language];
    return {
      subject: say.subject,
      preview: say.preview,
      heading: say.heading(salutation(name)),
      blocks: [
        say.intro(amountEach(charged, language, 'per')),
        say.thanks,
        {
          kind: 'button',
          label: isGuest ? say.guestReceipts : say.receipts,
          url: isGuest ? manageUrl : site.url + pathFor('myDonations', language),
        },
        {
          kind: 'note',
          text: say.again,
          url: site.url + givingPath(language, { kind: 'monthly', amountCents }),
        },
      ],
      reason: say.reason(site.name),
    };
  },
  // Of a gift without an account it has the link.
  {
    holdsKey: true,
    sample: {
      title: { es: 'Donativo mensual cancelado', en: 'Cancelled monthly donation' },
      data: ({ link }) => ({
        name: 'Rosa',
        amountCents: 200_00,
        interval: 'month',
        isGuest: false,
        manageUrl: link,
      }),
      variants: (data) => [{ ...data, interval: 'halfMonth', isGuest: true }],
    },
  },
);
