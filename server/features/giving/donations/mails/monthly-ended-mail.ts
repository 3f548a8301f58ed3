import { givingPath } from '#domain/donations/giving-address.ts';
import { amountEach, type MonthlyInterval } from '#domain/donations/monthly-interval.ts';
import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';
import { salutation } from '#server/features/kits/mail/salutation.ts';

interface MonthlyEndedData {
  /** May be empty. */
  name: string;
  amountCents: number;
  interval: MonthlyInterval;
  petId: string | null;
}

interface Words {
  subject: string;
  preview: string;
  heading(name: string): string;
  intro(amount: string): string;
  nothing: string;
  question: string;
  again: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: 'Tu donativo mensual terminó: ¿seguimos?',
    preview: 'No pudimos cobrarlo, y ya no lo intentaremos.',
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    intro: (amount) =>
      `Intentamos varias veces cobrar tu donativo de ${amount} y no se pudo. Por eso terminó: ya no lo intentaremos y no debes nada.`,
    nothing: 'Gracias por todo lo que diste. Con eso pagamos alimento y tratamientos.',
    question:
      '¿Quieres seguir ayudando cada mes? Empieza otra vez con otra tarjeta: toma un minuto. Y si no es buen momento, no tienes que hacer nada.',
    again: 'Seguir con otra tarjeta',
    reason: (siteName) => `Recibes este correo porque donabas cada mes a ${siteName}.`,
  },
  en: {
    subject: 'Your monthly donation has ended: shall we go on?',
    preview: 'We could not charge it, and will not try any more.',
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    intro: (amount) =>
      `We tried several times to charge your donation of ${amount}, and could not. So it has ended: we will not try again, and you owe nothing.`,
    nothing: 'Thank you for all that you gave. It paid for food and treatments.',
    question:
      'Would you like to go on helping each month? Start again with another card: it takes a minute. And if this is not a good time, there is nothing you have to do.',
    again: 'Go on with another card',
    reason: (siteName) => `You get this email because you gave to ${siteName} each month.`,
  },
};

/** After the last try: whether its donor wants to go on. */
export const monthlyEnded = defineMail<MonthlyEndedData>(
  'monthly-ended',
  ({ name, petId, ...charged }, language, site) => {
    const { amountCents } = charged;
    const say = words[language];
    const gift = { kind: 'monthly', amountCents, ...(petId && { petId }) } as const;
    return {
      subject: say.subject,
      preview: say.preview,
      heading: say.heading(salutation(name)),
      blocks: [
        say.intro(amountEach(charged, language, 'per')),
        say.nothing,
        say.question,
        { kind: 'button', label: say.again, url: site.url + givingPath(language, gift) },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Donativo mensual que terminó', en: 'Monthly donation that ended' },
      data: () => ({ name: 'Rosa', amountCents: 200_00, interval: 'month', petId: null }),
      variants: (data) => [{ ...data, interval: 'halfMonth' }],
    },
  },
);
