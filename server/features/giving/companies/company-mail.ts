import type { Bilingual } from '#domain/language.ts';
import { defineMail, type MailBlock } from '#server/features/kits/mail/mail-content.ts';

export type CompanyOutcome = 'approved' | 'refused' | 'takenOff';

interface Data {
  name: string;
  outcome: CompanyOutcome;
  /** A moderator's words; '' where nothing has to be said. */
  reason: string;
  companyUrl: string;
}

interface Words {
  subject: Record<CompanyOutcome, string>;
  lead: Record<CompanyOutcome, (name: string) => string>;
  why: string;
  see: Record<CompanyOutcome, string>;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: {
      approved: 'Tu empresa ya puede aparecer en la lista',
      refused: 'Los datos de tu empresa necesitan cambios',
      takenOff: 'Retiramos tu empresa de la lista',
    },
    lead: {
      approved: (name) =>
        `Revisamos «${name}». Aparece en la lista de empresas que donan desde que llega su primer donativo. Gracias por el apoyo.`,
      refused: (name) =>
        `Revisamos «${name}» y todavía no la publicamos así. Puedes cambiar sus datos y los revisamos otra vez. Tus donativos y facturas siguen igual.`,
      takenOff: (name) =>
        `«${name}» ya no aparece en la lista de empresas que donan. Tus donativos y facturas siguen igual.`,
    },
    why: 'Lo que nos dijo quien la revisó:',
    see: {
      approved: 'Ver la lista',
      refused: 'Cambiar los datos',
      takenOff: 'Ver el detalle',
    },
    reason: (siteName) => `Recibes este correo porque guardaste una empresa en ${siteName}.`,
  },
  en: {
    subject: {
      approved: 'Your company can now be on the list',
      refused: 'The details of your company need changes',
      takenOff: 'We took your company off the list',
    },
    lead: {
      approved: (name) =>
        `We reviewed “${name}”. It is on the list of companies that give from its first donation on. Thank you for your support.`,
      refused: (name) =>
        `We reviewed “${name}” and do not publish it like this yet. You can change its details, and we will review them again. Your donations and invoices stay as they are.`,
      takenOff: (name) =>
        `“${name}” is no longer on the list of companies that give. Your donations and invoices stay as they are.`,
    },
    why: 'What its reviewer told us:',
    see: { approved: 'See the list', refused: 'Change the details', takenOff: 'See the details' },
    reason: (siteName) => `You get this email because you saved a company at ${siteName}.`,
  },
};

/** What a moderator has decided about a company. */
export const companyMail = defineMail<Data>(
  'company-outcome',
  ({ name, outcome, reason, companyUrl }, language, site) => {
    const say = words[language];
    const blocks: MailBlock[] = [
      say.lead[outcome](name),
      ...(reason ? [say.why, { kind: 'quote', text: reason } as const] : []),
      { kind: 'button', label: say.see[outcome], url: companyUrl },
    ];
    return {
      subject: say.subject[outcome],
      preview: say.lead[outcome](name),
      heading: say.subject[outcome],
      blocks,
      reason: say.reason(site.name),
    };
  },
  {
    holdsKey: false,
    sample: {
      title: { es: 'Empresa aliada: decisión', en: 'Company: decision' },
      data: ({ language, link }) => ({
        name: 'Panadería La Espiga',
        outcome: 'refused',
        reason: {
          es: 'Falta el logotipo en buena calidad.',
          en: 'The logo is missing in good quality.',
        }[language],
        companyUrl: link,
      }),
      variants: (data) =>
        (['approved', 'takenOff'] as const).map((outcome) => ({ ...data, outcome, reason: '' })),
    },
  },
);
