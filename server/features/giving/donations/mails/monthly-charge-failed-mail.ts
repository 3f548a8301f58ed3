import type { Bilingual } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';

export interface MonthlyChargeFailedData {
  /** May be empty. */
  name: string;
  amountCents: number;
  /** The provider has stopped trying. */
  isPaused: boolean;
}

interface Words {
  subject: string;
  preview: string;
  heading(name: string): string;
  intro(amount: string): string;
  fix: string;
  again: string;
  paused: string;
  see: string;
  otherwise: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: 'No se pudo cobrar tu donativo mensual',
    preview: 'Suele bastar con revisar la tarjeta en PayPal.',
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    intro: (amount) =>
      `Este mes no se pudo cobrar tu donativo de ${amount}. Casi siempre es por una tarjeta que venció, que cambió o que no tenía saldo ese día.`,
    fix: 'Para arreglarlo, entra a tu cuenta de PayPal, abre Configuración, Pagos automáticos, elige este donativo y cambia o agrega una tarjeta.',
    again: 'PayPal lo intenta de nuevo en unos días. No se suman los meses que no se cobraron.',
    paused:
      'Después de varios intentos, PayPal lo pausó. Cuando tu tarjeta esté lista, puedes reanudarlo en tu perfil.',
    see: 'Ver mi donativo mensual',
    otherwise: 'Si este mes no es buen momento, puedes pausarlo o cancelarlo ahí mismo.',
    reason: (siteName) => `Recibes este correo porque donas cada mes a ${siteName}.`,
  },
  en: {
    subject: 'Your monthly donation could not be charged',
    preview: 'A look at the card in PayPal is usually enough.',
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    intro: (amount) =>
      `Your donation of ${amount} could not be charged this month. Nearly always a card has expired, was replaced, or had no funds that day.`,
    fix: 'To mend it, sign in to PayPal, open Settings, Automatic payments, choose this donation and change or add a card.',
    again: 'PayPal tries again in a few days. Months that were not charged are not added up.',
    paused:
      'After several tries PayPal has paused it. Once your card is ready, you can resume it in your profile.',
    see: 'See my monthly donation',
    otherwise: 'If this month is not a good time, you can pause or cancel it there as well.',
    reason: (siteName) => `You get this email because you give to ${siteName} each month.`,
  },
};

export const monthlyChargeFailed = defineMail<MonthlyChargeFailedData>(
  'monthly-charge-failed',
  ({ name, amountCents, isPaused }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject,
      preview: say.preview,
      heading: say.heading(salutation(name)),
      blocks: [
        say.intro(formatPesos(amountCents)),
        say.fix,
        isPaused ? say.paused : say.again,
        {
          kind: 'button',
          label: say.see,
          url: `${site.url}${pathFor('myProfile', language)}#donativo`,
        },
        { kind: 'note', text: say.otherwise },
      ],
      reason: say.reason(site.name),
    };
  },
);
