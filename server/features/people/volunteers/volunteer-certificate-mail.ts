import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

interface CertificateData {
  /** As people read them: "12 h". */
  hours: string;
  code: string;
  ownUrl: string;
}

interface Words {
  subject: string;
  text(hours: string): string;
  code: string;
  button: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: 'Tu constancia de voluntariado está lista',
    text: (hours) =>
      `Emitimos tu constancia por ${hours}. Descárgala en tu página. ¡Gracias por cada hora!`,
    code: 'Código de verificación',
    button: 'Descargar mi constancia',
    reason: (siteName) => `Recibes este correo porque eres parte del voluntariado de ${siteName}.`,
  },
  en: {
    subject: 'Your volunteer certificate is ready',
    text: (hours) =>
      `We issued your certificate for ${hours}. Download it on your page. Thank you for every hour!`,
    code: 'Verification code',
    button: 'Download my certificate',
    reason: (siteName) => `You get this email because you volunteer at ${siteName}.`,
  },
};

export const volunteerCertificate = defineMail<CertificateData>(
  'volunteer-certificate',
  ({ hours, code, ownUrl }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject,
      preview: say.text(hours),
      heading: say.subject,
      blocks: [
        say.text(hours),
        { kind: 'facts', items: [{ label: say.code, value: code }] },
        { kind: 'button', label: say.button, url: ownUrl },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: false,
    sample: {
      title: { es: 'Voluntariado: constancia', en: 'Volunteering: certificate' },
      data: ({ language, site }) => ({
        hours: '12 h',
        code: 'K7QM2-XRD9T-PA4HC-2WQ8Z-M6N3V',
        ownUrl: site.url + pathFor('myVolunteering', language),
      }),
    },
  },
);
