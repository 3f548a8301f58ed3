import { type ReviewReason, reviewReasons } from '#domain/invoices/invoice-review.ts';
import type { Bilingual } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { defineMail } from '#server/features/kits/mail/mail-content.ts';

export interface InvoiceReviewData {
  /** May be empty. */
  name: string;
  /** 'DON12'. */
  number: string;
  reason: ReviewReason;
}

interface Words {
  subject(number: string): string;
  heading(name: string): string;
  reasons: Record<ReviewReason, string>;
  next: string;
  open: string;
  reason(siteName: string): string;
}

const words: Bilingual<Words> = {
  es: {
    subject: (number) => `La factura ${number} necesita revisión`,
    heading: (name) => (name ? `Hola, ${name}` : 'Hola'),
    reasons: {
      otherDocument:
        'El proveedor de certificación (PAC) devolvió un documento distinto del que le mandamos.',
      badStamp: 'El proveedor de certificación (PAC) devolvió un timbre que no es válido.',
      knownUuid: 'El proveedor de certificación (PAC) devolvió el folio fiscal de otra factura.',
      unanswered:
        'Pasaron las 72 horas para timbrarla y el proveedor de certificación (PAC) no dice si tiene timbre.',
      uncertain:
        'Una solicitud al proveedor de certificación (PAC) se cortó después de enviarse y ya pasaron las 72 horas. El PAC dice que no la timbró, pero no es seguro: hace falta que alguien lo confirme.',
      lateStamp:
        'Apareció su timbre cuando ya se había dado por no timbrada, y su donativo pudo facturarse otra vez.',
    },
    next: 'No se mandó nada a quien donó. En Facturación dice qué hacer.',
    open: 'Ver las facturas por revisar',
    reason: (siteName) => `Recibes este correo porque administras ${siteName}.`,
  },
  en: {
    subject: (number) => `Invoice ${number} needs a review`,
    heading: (name) => (name ? `Hello, ${name}` : 'Hello'),
    reasons: {
      otherDocument:
        'The certification provider (PAC) returned another document than the one we sent.',
      badStamp: 'The certification provider (PAC) returned a stamp that is not valid.',
      knownUuid: 'The certification provider (PAC) returned the fiscal UUID of another invoice.',
      unanswered:
        'The 72 hours for stamping it are over, and the certification provider (PAC) does not say whether it has a stamp.',
      uncertain:
        'A request to the certification provider (PAC) was cut after it was sent, and the 72 hours are over. The PAC says that it did not stamp it, but that is not certain: somebody has to make sure.',
      lateStamp:
        'Its stamp appeared after it had been closed as not stamped, and its donation may have been invoiced again.',
    },
    next: 'Nothing was sent to the donor. Invoicing says what to do.',
    open: 'See the invoices to review',
    reason: (siteName) => `You get this email because you administer ${siteName}.`,
  },
};

export const invoiceToReview = defineMail<InvoiceReviewData>(
  'invoice-to-review',
  ({ name, number, reason }, language, site) => {
    const say = words[language];
    const url = `${site.url}${pathFor('adminInvoicing', language)}?vista=facturas&estado=por_revisar`;
    return {
      subject: say.subject(number),
      preview: say.reasons[reason],
      heading: say.heading(name),
      blocks: [say.reasons[reason], say.next, { kind: 'button', label: say.open, url }],
      reason: say.reason(site.name),
    };
  },
  {
    sample: {
      title: { es: 'Factura por revisar', en: 'Invoice to review' },
      data: () => ({ name: 'Rosa', number: 'D120', reason: 'unanswered' }),
      variants: (data) => reviewReasons.values.map((reason) => ({ ...data, reason })),
    },
  },
);
