import { amountEach, type MonthlyInterval } from '#domain/donations/monthly-interval.ts';
import { type Bilingual, locale } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';

export interface MonthlyCardExpiringData {
  /** May be empty. */
  name: string;
  amountCents: number;
  interval: MonthlyInterval;
  /** YYYY-MM */
  cardExpires: string;
  /** Else PayPal charges it. */
  isByCard: boolean;
  manageUrl: string;
}

interface Words {
  subject: string;
  preview(month: string): string;
  heading(name: string): string;
  intro(amount: string, month: string): string;
  fix: string;
  card: string;
  changeCard: string;
  see: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: 'La tarjeta de tu donativo mensual vence pronto',
    preview: (month) => `Vence en ${month}.`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    intro: (amount, month) =>
      `La tarjeta con la que das ${amount} vence en ${month}. Actualízala antes de esa fecha. Gracias.`,
    fix: 'Entra a tu cuenta de PayPal, abre Configuración, Pagos automáticos, elige este donativo y cambia o agrega una tarjeta. Nosotros no vemos ni guardamos sus datos.',
    card: 'Cámbiala en un minuto: tu banco confirma la nueva, y desde entonces se cobra con ella. Nosotros no vemos ni guardamos sus datos.',
    changeCard: 'Cambiar mi tarjeta',
    see: 'Ver mi donativo mensual',
    reason: (siteName) => `Recibes este correo porque donas cada mes a ${siteName}.`,
  },
  en: {
    subject: 'The card of your monthly donation expires soon',
    preview: (month) => `It expires in ${month}.`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    intro: (amount, month) =>
      `The card with which you give ${amount} expires in ${month}. Please change it before then. Thank you.`,
    fix: 'Sign in to PayPal, open Settings, Automatic payments, choose this donation and change or add a card. We neither see nor keep its details.',
    card: 'It takes a minute: your bank confirms the new one, and from then on it is charged. We neither see nor keep its details.',
    changeCard: 'Change my card',
    see: 'See my monthly donation',
    reason: (siteName) => `You get this email because you give to ${siteName} each month.`,
  },
};

export const monthlyCardExpiring = defineMail<MonthlyCardExpiringData>(
  'monthly-card-expiring',
  ({ name, cardExpires, isByCard, manageUrl, ...charged }, language, site) => {
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
        say.intro(amountEach(charged, language), month),
        isByCard ? say.card : say.fix,
        { kind: 'button', label: isByCard ? say.changeCard : say.see, url: manageUrl },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    queue: 'bulkMail',
    sample: {
      title: { es: 'Tarjeta por vencer', en: 'Card about to expire' },
      data: ({ link, dayIn }) => ({
        name: 'Rosa',
        amountCents: 200_00,
        interval: 'month',
        cardExpires: dayIn(30).slice(0, 7),
        isByCard: true,
        manageUrl: link,
      }),
      variants: (data) => [{ ...data, isByCard: false }],
    },
  },
);
