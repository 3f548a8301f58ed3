import {
  amountEach,
  intervalWords,
  type MonthlyInterval,
} from '#domain/donations/monthly-interval.ts';
import { type Bilingual, locale } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';

interface MonthlyYearData {
  /** May be empty. */
  name: string;
  amountCents: number;
  interval: MonthlyInterval;
  /** What it has given within the year, without what went back. */
  givenCents: number;
  /** When it began. */
  since: string;
  years: number;
  isPaused: boolean;
  manageUrl: string;
}

interface Words {
  subject(amount: string): string;
  pausedSubject(amount: string): string;
  preview(given: string): string;
  heading(name: string): string;
  since(each: string, day: string, years: number): string;
  goesOn(amount: string): string;
  paused(amount: string): string;
  given(given: string): string;
  change: string;
  see: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (amount) => `Sigues dando ${amount}. ¡Gracias!`,
    pausedSubject: (amount) => `Tu donativo de ${amount} sigue en pausa`,
    preview: (given) => `Este año diste ${given}.`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    since: (each, day, years) =>
      `Donas ${each} desde el ${day}: ${years === 1 ? 'ya es un año' : `ya son ${years} años`}.`,
    goesOn: (amount) => `Sigues dando ${amount}.`,
    paused: (amount) => `Tu donativo de ${amount} está en pausa.`,
    given: (given) =>
      `En los últimos doce meses diste ${given}. Con eso pagamos alimento y tratamientos. Gracias.`,
    change:
      'Puedes cambiarlo, pausarlo o cancelarlo cuando quieras. Si todo está bien así, no tienes que hacer nada.',
    see: 'Ver o cambiar mi donativo',
    reason: (siteName) => `Recibes este correo una vez al año porque donas cada mes a ${siteName}.`,
  },
  en: {
    subject: (amount) => `You are still giving ${amount}. Thank you!`,
    pausedSubject: (amount) => `Your donation of ${amount} is still paused`,
    preview: (given) => `This year you gave ${given}.`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    since: (each, day, years) =>
      `You have given ${each} since ${day}: ${years === 1 ? 'that is a year' : `that is ${years} years`}.`,
    goesOn: (amount) => `You are still giving ${amount}.`,
    paused: (amount) => `Your donation of ${amount} is paused.`,
    given: (given) =>
      `In the last twelve months you gave ${given}. It paid for food and treatments. Thank you.`,
    change:
      'You can change, pause or cancel it whenever you like. If all is well as it is, there is nothing you have to do.',
    see: 'See or change my donation',
    reason: (siteName) =>
      `You get this email once a year because you give to ${siteName} each month.`,
  },
};

/** Once a year: that it goes on, and how to change or stop it. */
export const monthlyYear = defineMail<MonthlyYearData>(
  'monthly-year',
  ({ name, givenCents, since, years, isPaused, manageUrl, ...charged }, language, site) => {
    const say = words[language];
    const amount = amountEach(charged, language, 'per');
    const { each } = intervalWords(charged.interval, language);
    const day = new Date(since).toLocaleDateString(locale[language], {
      dateStyle: 'long',
      timeZone: site.timezone,
    });
    return {
      subject: isPaused ? say.pausedSubject(amount) : say.subject(amount),
      preview: say.preview(formatPesos(givenCents)),
      heading: say.heading(salutation(name)),
      blocks: [
        `${say.since(each, day, years)} ${isPaused ? say.paused(amount) : say.goesOn(amount)}`,
        say.given(formatPesos(givenCents)),
        say.change,
        { kind: 'button', label: say.see, url: manageUrl },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    queue: 'bulkMail',
    sample: {
      title: { es: 'Un año de donativo mensual', en: 'A year of monthly donation' },
      data: ({ link, inDays }) => ({
        name: 'Rosa',
        amountCents: 200_00,
        interval: 'month',
        givenCents: 2_400_00,
        since: inDays(-365),
        years: 1,
        isPaused: false,
        manageUrl: link,
      }),
      variants: (data) => [{ ...data, interval: 'halfMonth', years: 2, isPaused: true }],
    },
  },
);
