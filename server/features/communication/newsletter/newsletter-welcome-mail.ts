import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface NewsletterWelcomeData {
  /** May be empty. */
  name: string;
  unsubscribeUrl: string;
}

interface Words {
  subject(siteName: string): string;
  preview: string;
  heading(name: string): string;
  paragraphs: readonly string[];
  meet: string;
  past: string;
  unsubscribe: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (siteName) => `Ya estás en el boletín de ${siteName}`,
    preview: 'Esto es lo que vas a recibir.',
    heading: (name) => (name ? `¡Qué gusto, ${name}!` : '¡Qué gusto!'),
    paragraphs: [
      'Tu suscripción quedó confirmada. Una vez al mes te contamos quién llegó, quién encontró casa y en qué se usó cada donativo.',
      'Mientras llega el primero, hay alguien a quien podrías conocer.',
    ],
    meet: 'Ver quién espera familia',
    past: 'Los boletines que ya enviamos:',
    unsubscribe: 'Puedes cancelar cuando quieras:',
    reason: (siteName) =>
      `Recibes este correo porque confirmaste tu suscripción al boletín de ${siteName}.`,
  },
  en: {
    subject: (siteName) => `You are on the ${siteName} newsletter`,
    preview: 'This is what you will receive.',
    heading: (name) => (name ? `Lovely to have you, ${name}!` : 'Lovely to have you!'),
    paragraphs: [
      'Your subscription is confirmed. Once a month we tell you who arrived, who found a home and what each donation was used for.',
      'Until the first one arrives, there is somebody you could meet.',
    ],
    meet: 'See who is waiting for a family',
    past: 'The newsletters we have already sent:',
    unsubscribe: 'You can unsubscribe whenever you like:',
    reason: (siteName) =>
      `You get this email because you confirmed your subscription to the ${siteName} newsletter.`,
  },
};

export const newsletterWelcome = defineMail<NewsletterWelcomeData>(
  'newsletter-welcome',
  ({ name, unsubscribeUrl }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(site.name),
      preview: say.preview,
      heading: say.heading(name),
      blocks: [
        ...say.paragraphs,
        {
          kind: 'button',
          label: say.meet,
          url: site.url + pathFor('adoptionPets', language),
        },
        {
          kind: 'note',
          text: say.past,
          url: site.url + pathFor('newsletterArchive', language),
        },
        { kind: 'note', text: say.unsubscribe, url: unsubscribeUrl },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    sample: {
      title: { es: 'Boletín: bienvenida', en: 'Newsletter: welcome' },
      data: ({ link }) => ({ name: 'Rosa', unsubscribeUrl: link }),
    },
  },
);
