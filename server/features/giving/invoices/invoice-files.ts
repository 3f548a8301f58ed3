import type { Invoice } from '#domain/invoices/invoice.ts';
import { storedFiles } from '#server/features/kits/stored-files.ts';

type Named = Pick<Invoice, 'id' | 'series' | 'folio'>;

export const invoiceFileKinds = ['xml', 'pdf'] as const;
export type InvoiceFileKind = (typeof invoiceFileKinds)[number];

/** Where its files lie in the file store, for good. */
export const fileKeys = ({ id }: Pick<Invoice, 'id'>): Record<InvoiceFileKind, string> => ({
  xml: `cfdi/${id}/comprobante.xml`,
  pdf: `cfdi/${id}/comprobante.pdf`,
});

/** Where they are opened by the session of who may see them. */
export const filePaths = (invoice: Pick<Invoice, 'id'>): Record<InvoiceFileKind, string> => {
  const { xml, pdf } = fileKeys(invoice);
  return { xml: `/archivos/${xml}`, pdf: `/archivos/${pdf}` };
};

/** Where what the provider answered lies, and is opened by administrators, if it is no stamped document of ours. */
export const answerKey = ({ id }: Pick<Invoice, 'id'>): string => `cfdi/${id}/respuesta.xml`;
export const answerPath = (invoice: Pick<Invoice, 'id'>): string =>
  `/archivos/${answerKey(invoice)}`;

/** As the specification names it. */
export const fileName = ({ series, folio }: Named, kind: InvoiceFileKind): string =>
  `Comprobante donativo ${series}${folio}.${kind}`;

export const invoiceFiles = storedFiles({
  table: 'invoices',
  folders: ({ id }) => [`cfdi/${id}/`],
  keys: (row) => (row.uuid === null ? [] : Object.values(fileKeys(row))),
});
