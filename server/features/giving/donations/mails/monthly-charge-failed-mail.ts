import { type DeclineReason, declineWords } from '#domain/donations/decline.ts';
import { amountEach, type MonthlyInterval } from '#domain/donations/monthly-interval.ts';
import { type Bilingual, type Language, locale } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';

interface MonthlyChargeFailedData {
  /** May be empty. */
  name: string;
  amountCents: number;
  interval: MonthlyInterval;
  /** Else PayPal charges it. */
  isByCard: boolean;
  /** The provider has stopped trying. */
  isPaused: boolean;
  /** null where the provider does not say. */
  decline: DeclineReason | null;
  /** When it is tried again; null: nobody knows. */
  retryAt: string | null;
  /** Where its donor changes it. */
  manageUrl: string;
}

interface Words {
  subject: string;
  preview: string;
  heading(name: string): string;
  intro(amount: string): string;
  usually: string;
  retry(day: string): string;
  soon: string;
  card: string;
  byWallet: { fix: string; again: string; paused: string };
  changeCard: string;
  see: string;
  otherwise: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: 'No se pudo cobrar tu donativo mensual',
    preview: 'Suele bastar con revisar la tarjeta.',
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    intro: (amount) => `No se pudo cobrar tu donativo de ${amount}.`,
    usually: 'Casi siempre es por una tarjeta que venció, que cambió o que no tenía saldo ese día.',
    retry: (day) => `Lo intentaremos otra vez el ${day}.`,
    soon: 'Si se vuelve a intentar y pasa, te llega tu recibo.',
    card: 'Si cambias la tarjeta antes, lo cobramos con la nueva en cuanto tu banco la confirme. Si no, no tienes que hacer nada.',
    byWallet: {
      fix: 'Para arreglarlo, entra a tu cuenta de PayPal, abre Configuración, Pagos automáticos, elige este donativo y cambia o agrega una tarjeta.',
      again: 'PayPal lo intenta de nuevo en unos días. No se suman los meses que no se cobraron.',
      paused:
        'Después de varios intentos, PayPal lo pausó. Cuando tu tarjeta esté lista, puedes reanudarlo en tu perfil.',
    },
    changeCard: 'Cambiar mi tarjeta',
    see: 'Ver mi donativo mensual',
    otherwise: 'Si no es buen momento, puedes pausarlo o cancelarlo ahí mismo.',
    reason: (siteName) => `Recibes este correo porque donas cada mes a ${siteName}.`,
  },
  en: {
    subject: 'Your monthly donation could not be charged',
    preview: 'A look at the card is usually enough.',
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    intro: (amount) => `Your donation of ${amount} could not be charged.`,
    usually: 'Nearly always a card has expired, was replaced, or had no funds that day.',
    retry: (day) => `We will try again on ${day}.`,
    soon: 'If it is tried again and goes through, your receipt reaches you.',
    card: 'If you change the card before then, we charge the new one as soon as your bank has confirmed it. Otherwise there is nothing you have to do.',
    byWallet: {
      fix: 'To fix it, sign in to PayPal, open Settings, Automatic payments, choose this donation and change or add a card.',
      again: 'PayPal tries again in a few days. Months that were not charged are not added up.',
      paused:
        'After several tries PayPal has paused it. Once your card is ready, you can resume it in your profile.',
    },
    changeCard: 'Change my card',
    see: 'See my monthly donation',
    otherwise: 'If this is not a good time, you can pause or cancel it there as well.',
    reason: (siteName) => `You get this email because you give to ${siteName} each month.`,
  },
};

const dayOf = (at: string, language: Language, timeZone: string) =>
  new Date(at).toLocaleDateString(locale[language], { dateStyle: 'long', timeZone });

export const monthlyChargeFailed = defineMail<MonthlyChargeFailedData>(
  'monthly-charge-failed',
  (data, language, site) => {
    const say = words[language];
    const { name, isByCard, isPaused, decline, retryAt, manageUrl } = data;
    const why = decline === null ? say.usually : declineWords[decline][language];
    const retry = retryAt === null ? say.soon : say.retry(dayOf(retryAt, language, site.timezone));
    const { fix, again, paused } = say.byWallet;
    const next = isByCard ? [retry, say.card] : [fix, isPaused ? paused : again];
    return {
      subject: say.subject,
      preview: say.preview,
      heading: say.heading(salutation(name)),
      blocks: [
        `${say.intro(amountEach(data, language))} ${why}`,
        ...next,
        { kind: 'button', label: isByCard ? say.changeCard : say.see, url: manageUrl },
        say.otherwise,
      ],
      reason: say.reason(site.name),
    };
  },
  // Of a gift without an account it has the link.
  {
    holdsKey: true,
    sample: {
      title: { es: 'Cobro mensual que no pasó', en: 'Monthly charge that failed' },
      data: ({ link, inDays }) => ({
        name: 'Rosa',
        amountCents: 200_00,
        interval: 'month',
        isByCard: true,
        isPaused: false,
        decline: 'insufficientFunds',
        retryAt: inDays(3),
        manageUrl: link,
      }),
      variants: (data) => [
        { ...data, decline: null, retryAt: null },
        { ...data, interval: 'halfMonth', isByCard: false },
        { ...data, isByCard: false, isPaused: true },
      ],
    },
  },
);
