import type { Bilingual } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface NewsletterConfirmationData {
  confirmUrl: string;
}

interface Words {
  subject(siteName: string): string;
  preview: string;
  heading: string;
  paragraphs(siteName: string): readonly string[];
  confirm: string;
  ignore: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (siteName) => `Confirma tu suscripción al boletín de ${siteName}`,
    preview: 'Un clic y quedas en la lista.',
    heading: 'Hola',
    paragraphs: (siteName) => [
      `Gracias por querer saber de los animales de ${siteName}. Falta un paso: confirma que este correo es tuyo.`,
    ],
    confirm: 'Sí, quiero el boletín',
    ignore: 'Si tú no lo pediste, no hagas nada: sin confirmar no te escribiremos.',
    reason: (siteName) =>
      `Recibes este correo porque alguien escribió tu dirección en el formulario del boletín de ${siteName}.`,
  },
  en: {
    subject: (siteName) => `Confirm your subscription to the ${siteName} newsletter`,
    preview: 'One click and you are on the list.',
    heading: 'Hello',
    paragraphs: (siteName) => [
      `Thank you for wanting to hear about the animals of ${siteName}. One step is left: confirm that this address is yours.`,
    ],
    confirm: 'Yes, send me the newsletter',
    ignore: 'If it was not you who asked, do nothing: unless you confirm we will not write to you.',
    reason: (siteName) =>
      `You get this email because somebody entered your address in the newsletter form of ${siteName}.`,
  },
};

export const newsletterConfirmation = defineMail<NewsletterConfirmationData>(
  'newsletter-confirmation',
  ({ confirmUrl }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(site.name),
      preview: say.preview,
      heading: say.heading,
      blocks: [
        ...say.paragraphs(site.name),
        { kind: 'button', label: say.confirm, url: confirmUrl },
        { kind: 'note', text: say.ignore },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: true,
    sample: {
      title: { es: 'Boletín: confirmar', en: 'Newsletter: to confirm' },
      data: ({ link }) => ({ confirmUrl: link }),
    },
  },
);
