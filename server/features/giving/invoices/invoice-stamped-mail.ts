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
  /** Of a recovery fee, which is no donation, or of a gift in kind; undefined for donations of money. */
  kind?: 'fee' | 'inKind' | undefined;
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

/** In the place of what is said of donations of money. */
type KindWords = Partial<Pick<Words, 'subject' | 'heading' | 'intro' | 'keep' | 'reason'>>;

const feeWords: Bilingual<KindWords> = {
  es: {
    subject: (number) => `La factura ${number} de tu cuota de recuperación`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    intro:
      'Aquí está la factura (CFDI) de tu cuota de recuperación: el XML y su representación impresa en PDF. No es un donativo ni es deducible.',
    keep: 'Guarda los dos archivos.',
    reason: (siteName) =>
      `Recibes este correo porque pediste la factura de tu cuota de recuperación en ${siteName}.`,
  },
  en: {
    subject: (number) => `The invoice ${number} of your recovery fee`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    intro:
      'Here is the invoice (CFDI) of your recovery fee: the XML and its printed form as a PDF. It is no donation, and not deductible.',
    keep: 'Keep both files.',
    reason: (siteName) =>
      `You get this email because you asked for the invoice of your recovery fee at ${siteName}.`,
  },
};

const inKindWords: Bilingual<KindWords> = {
  es: {
    intro:
      'Aquí está la factura (CFDI) de tu donativo en especie: el XML, que es el comprobante fiscal, y su representación impresa en PDF. Dice ahí si es deducible.',
    keep: 'Guarda los dos archivos para tu declaración anual.',
    reason: (siteName) => `Recibes este correo porque diste un donativo en especie a ${siteName}.`,
  },
  en: {
    intro:
      'Here is the invoice (CFDI) of your gift in kind: the XML, which is the tax receipt, and its printed form as a PDF. It says whether it is deductible.',
    keep: 'Keep both files for your annual tax return.',
    reason: (siteName) => `You get this email because you made a gift in kind to ${siteName}.`,
  },
};

const kindWords = { fee: feeWords, inKind: inKindWords };

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
  ({ name, number, uuid, totalCents, isTest, kind }, language, site) => {
    const say = { ...words[language], ...(kind && kindWords[kind][language]) };
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
  {
    sample: {
      title: { es: 'Factura timbrada', en: 'Stamped invoice' },
      data: () => ({
        name: 'Rosa',
        number: 'D120',
        uuid: '5F6B9A3C-1D2E-4F70-8A9B-0C1D2E3F4A5B',
        totalCents: 500_00,
        isTest: true,
      }),
      variants: (data) =>
        (['fee', 'inKind'] as const).map((kind) => ({ ...data, kind, isTest: false })),
    },
  },
);
