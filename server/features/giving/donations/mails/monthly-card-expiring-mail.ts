import { type Bilingual, locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';

export interface MonthlyCardExpiringData {
  /** May be empty. */
  name: string;
  amountCents: number;
  /** YYYY-MM */
  cardExpires: string;
}

interface Words {
  subject: string;
  preview(month: string): string;
  heading(name: string): string;
  intro(amount: string, month: string): string;
  fix: string;
  see: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: 'La tarjeta de tu donativo mensual vence pronto',
    preview: (month) => `Vence en ${month}.`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    intro: (amount, month) =>
      `La tarjeta con la que das ${amount} cada mes vence en ${month}. Actualízala antes de esa fecha. Gracias.`,
    fix: 'Entra a tu cuenta de PayPal, abre Configuración, Pagos automáticos, elige este donativo y cambia o agrega una tarjeta. Nosotros no vemos ni guardamos sus datos.',
    see: 'Ver mi donativo mensual',
    reason: (siteName) => `Recibes este correo porque donas cada mes a ${siteName}.`,
  },
  en: {
    subject: 'The card of your monthly donation expires soon',
    preview: (month) => `It expires in ${month}.`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    intro: (amount, month) =>
      `The card with which you give ${amount} each month expires in ${month}. Thank you for being there: to keep it coming, change it before.`,
    fix: 'Sign in to PayPal, open Settings, Automatic payments, choose this donation and change or add a card. We neither see nor keep its details.',
    see: 'See my monthly donation',
    reason: (siteName) => `You get this email because you give to ${siteName} each month.`,
  },
};

export const monthlyCardExpiring = defineMail<MonthlyCardExpiringData>(
  'monthly-card-expiring',
  ({ name, amountCents, cardExpires }, language, site) => {
    const say = words[language];
    const month = new Date(`${cardExpires}-01T00:00:00Z`).toLocaleDateString(locale[language], {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    return {
      subject: say.subject,
      preview: say.preview(month),
      heading: say.heading(salutation(name)),
      blocks: [
        say.intro(formatPesos(amountCents), month),
        say.fix,
        {
          kind: 'button',
          label: say.see,
          url: `${site.url}${pathFor('myProfile', language)}#donativo`,
        },
      ],
      reason: say.reason(site.name),
    };
  },
  { queue: 'bulkMail' },
);
