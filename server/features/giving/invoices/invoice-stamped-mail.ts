import type { Bilingual } from '#domain/language.ts';
import { formatPesos } from '#domain/money.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface InvoiceStampedData {
  /** May be empty. */
  name: string;
  /** Series and folio. */
  number: string;
  uuid: string;
  totalCents: number;
  isTest: boolean;
}

interface Words {
  subject(number: string): string;
  heading(name: string): string;
  intro: string;
  number: string;
  uuid: string;
  total: string;
  test: string;
  keep: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (number) => `Tu comprobante de donativo ${number}`,
    heading: (name) => (name ? `Gracias, ${name}` : 'Gracias'),
    intro:
      'Aquí está la factura (CFDI) de tu donativo: el XML, que es el comprobante fiscal, y su representación impresa en PDF.',
    number: 'Comprobante',
    uuid: 'Folio fiscal',
    total: 'Total',
    test: 'Es una factura de prueba: no tiene valor fiscal.',
    keep: 'Guarda los dos archivos para tu declaración anual. También los encuentras en tus donativos.',
    reason: (siteName) =>
      `Recibes este correo porque pediste factura de un donativo en ${siteName}.`,
  },
  en: {
    subject: (number) => `Your donation receipt ${number}`,
    heading: (name) => (name ? `Thank you, ${name}` : 'Thank you'),
    intro:
      'Here is the invoice (CFDI) of your donation: the XML, which is the tax receipt, and its printed form as a PDF.',
    number: 'Receipt',
    uuid: 'Fiscal UUID',
    total: 'Total',
    test: 'This is a trial invoice: it has no fiscal value.',
    keep: 'Keep both files for your annual tax return. You also find them among your donations.',
    reason: (siteName) =>
      `You get this email because you asked for the invoice of a donation at ${siteName}.`,
  },
};

export const invoiceStamped = defineMail<InvoiceStampedData>(
  'invoice-stamped',
  ({ name, number, uuid, totalCents, isTest }, language, site) => {
    const say = words[language];
    return {
      subject: say.subject(number),
      preview: formatPesos(totalCents),
      heading: say.heading(name),
      blocks: [
        say.intro,
        {
          kind: 'facts',
          items: [
            { label: say.number, value: number },
            { label: say.uuid, value: uuid },
            { label: say.total, value: formatPesos(totalCents) },
          ],
        },
        say.keep,
        ...(isTest ? [{ kind: 'note' as const, text: say.test }] : []),
      ],
      reason: say.reason(site.name),
    };
  },
);
