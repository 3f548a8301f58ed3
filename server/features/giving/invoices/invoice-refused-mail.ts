import type { Bilingual } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface InvoiceRefusedData {
  /** May be empty. */
  name: string;
  totalCents: number;
  /** In the words of the mail's language. */
  reason: string;
}

interface Words {
  subject: string;
  heading(name: string): string;
  intro(total: string): string;
  again: string;
  open: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: 'No pudimos timbrar tu factura',
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    intro: (total) => `No se pudo timbrar la factura de tu donativo de ${total}:`,
    again: 'Tu donativo sigue a salvo. Revisa tus datos fiscales y pide la factura otra vez.',
    open: 'Revisar mis datos fiscales',
    reason: (siteName) =>
      `Recibes este correo porque pediste factura de un donativo en ${siteName}.`,
  },
  en: {
    subject: 'We could not have your invoice stamped',
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    intro: (total) => `The invoice of your donation of ${total} could not be stamped:`,
    again: 'Your donation is safe. Check your tax data and ask for the invoice again.',
    open: 'Check my tax data',
    reason: (siteName) =>
      `You get this email because you asked for the invoice of a donation at ${siteName}.`,
  },
};

export const invoiceRefused = defineMail<InvoiceRefusedData>(
  'invoice-refused',
  ({ name, totalCents, reason }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject,
      preview: reason,
      heading: say.heading(name),
      blocks: [
        say.intro(formatPesos(totalCents)),
        { kind: 'quote', text: reason },
        say.again,
        {
          kind: 'button',
          label: say.open,
          url: `${site.url}${pathFor('myProfile', language)}#facturacion`,
        },
      ],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Factura no aceptada', en: 'Invoice not accepted' },
      data: ({ language }) => ({
        name: 'Rosa',
        totalCents: 500_00,
        reason: {
          es: 'El RFC no está en la lista del SAT.',
          en: 'The RFC is not on the SAT’s list.',
        }[language],
      }),
    },
  },
);
