import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface TrialMailData {
  /** May be empty. */
  name: string;
}

interface Words {
  subject(siteName: string): string;
  preview: string;
  heading(name: string): string;
  text: string;
  button: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (siteName) => `Correo de prueba de ${siteName}`,
    preview: 'Si lees esto, el portal puede enviar correos.',
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    text: 'Si lees esto, el portal puede enviar correos. Revisa que no haya llegado al correo no deseado (spam): si llegó ahí, pide a quien cuida tu dominio que configure SPF, DKIM y DMARC.',
    button: 'Volver a la administración',
    reason: (siteName) => `Recibes este correo porque probaste el envío desde ${siteName}.`,
  },
  en: {
    subject: (siteName) => `Test email from ${siteName}`,
    preview: 'If you read this, the portal can send email.',
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    text: 'If you read this, the portal can send email. Check that it did not arrive in spam: if it did, ask whoever looks after your domain to set up SPF, DKIM and DMARC.',
    button: 'Back to administration',
    reason: (siteName) => `You get this email because you tried out sending from ${siteName}.`,
  },
};

export const trialMail = defineMail<TrialMailData>(
  'setup-trial',
  ({ name }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(site.name),
      preview: say.preview,
      heading: say.heading(name),
      blocks: [
        say.text,
        { kind: 'button', label: say.button, url: site.url + pathFor('admin', language) },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: { title: { es: 'Correo de prueba', en: 'Test email' }, data: () => ({ name: 'Rosa' }) },
  },
);
