import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface NewsletterReconfirmationData {
  confirmUrl: string;
}

interface Words {
  subject(siteName: string): string;
  preview: string;
  heading: string;
  paragraph(siteName: string): string;
  confirm: string;
  ignore: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (siteName) => `¿Quieres seguir recibiendo el boletín de ${siteName}?`,
    preview: 'Un clic y quedas en la lista.',
    heading: 'Hola',
    paragraph: (siteName) =>
      `Tu dirección está en la lista anterior del boletín de ${siteName}. Ahora lo enviamos desde nuestro portal y solo a quien lo confirma.`,
    confirm: 'Sí, quiero el boletín',
    ignore: 'Si no lo quieres, no hagas nada: sin confirmar no te escribiremos.',
    reason: (siteName) =>
      `Recibes este correo porque tu dirección está en la lista anterior del boletín de ${siteName}.`,
  },
  en: {
    subject: (siteName) => `Would you like to go on getting the ${siteName} newsletter?`,
    preview: 'One click and you are on the list.',
    heading: 'Hello',
    paragraph: (siteName) =>
      `Your address is on the former list of the ${siteName} newsletter. We now send it from our portal, and only to those who confirm.`,
    confirm: 'Yes, send me the newsletter',
    ignore: 'If you do not want it, do nothing: unless you confirm we will not write to you.',
    reason: (siteName) =>
      `You get this email because your address is on the former list of the ${siteName} newsletter.`,
  },
};

/** To readers of before who cannot be shown to have agreed. */
export const newsletterReconfirmation = defineMail<NewsletterReconfirmationData>(
  'newsletter-reconfirmation',
  ({ confirmUrl }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(site.name),
      preview: say.preview,
      heading: say.heading,
      blocks: [
        say.paragraph(site.name),
        { kind: 'button', label: say.confirm, url: confirmUrl },
        { kind: 'note', text: say.ignore },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    queue: 'bulkMail',
    sample: {
      title: { es: 'Boletín: pedir permiso de nuevo', en: 'Newsletter: asking once more' },
      data: ({ link }) => ({ confirmUrl: link }),
    },
  },
);
