import { type Bilingual, locale } from '#domain/language.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface SealExpiringData {
  /** May be empty. */
  name: string;
  /** 20 digits. */
  certificateNumber: string;
  /** YYYY-MM-DD: the last day on which it is good. */
  validUntil: string;
}

interface Words {
  subject: string;
  heading(name: string): string;
  intro(number: string, day: string): string;
  ask: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: 'Pronto vence el certificado con el que facturamos',
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    intro: (number, day) =>
      `El certificado de sello digital (CSD) ${number} vale hasta el ${day}. Después no se podrá facturar ningún donativo.`,
    ask: 'Pide uno nuevo al SAT (Certifica, con la e.firma de la organización) y cámbialo en la configuración del emisor.',
    reason: (siteName) => `Recibes este correo porque administras ${siteName}.`,
  },
  en: {
    subject: 'The certificate that seals our invoices expires soon',
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    intro: (number, day) =>
      `The seal certificate (CSD) ${number} is good until ${day}. After that no donation can be invoiced.`,
    ask: 'Ask the SAT for a new one (Certifica, with the organization’s e.firma), and replace it in the issuer’s settings.',
    reason: (siteName) => `You get this email because you administer ${siteName}.`,
  },
};

export const sealExpiring = defineMail<SealExpiringData>(
  'seal-expiring',
  ({ name, certificateNumber, validUntil }, language, site) => {
    const say = words[language];
    const day = new Date(`${validUntil}T00:00:00Z`).toLocaleDateString(locale[language], {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    return {
      subject: say.subject,
      preview: day,
      heading: say.heading(name),
      blocks: [say.intro(certificateNumber, day), say.ask],
      reason: say.reason(site.name),
    };
  },
  {
    queue: 'bulkMail',
    sample: {
      title: { es: 'Certificado de sello por vencer', en: 'Seal certificate about to expire' },
      data: ({ dayIn }) => ({
        name: 'Rosa',
        certificateNumber: '00001000000512345678',
        validUntil: dayIn(30),
      }),
    },
  },
);
