import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { ExportedFile } from '#server/features/people/privacy/exported-file.ts';
import { fileKeys, fileName, filePaths, invoiceFileKinds } from './invoice-files.ts';
import { findInvoicesOf, forgetDonor, forgetGuest } from './invoice-receivers.repository.ts';

/** The person's invoices. The law has the portal keep them (CFF 30); whose account they were made from it forgets. */
export const invoicesPersonalData = ({
  database,
  siteUrl,
}: {
  database: Database;
  siteUrl: string;
}): PersonalData => ({
  key: 'invoices',
  title: { es: 'Las facturas de tus donativos', en: 'The invoices of your donations' },
  labels: {
    createdAt: { es: 'Cuándo', en: 'When' },
    number: { es: 'Serie y folio', en: 'Series and folio' },
    uuid: { es: 'Folio fiscal', en: 'Fiscal UUID' },
    receiverRfc: { es: 'RFC', en: 'RFC' },
    receiverName: { es: 'A nombre de', en: 'Made out to' },
    total: { es: 'Total (centavos)', en: 'Total (centavos)' },
    files: { es: 'Archivos', en: 'Files' },
  },
  async find({ id }) {
    return (await findInvoicesOf(database, id)).map((invoice) => {
      const { createdAt, series, folio, receiverRfc, receiverName, totalCents } = invoice;
      const uuid = invoice.reviewReason === 'lateStamp' ? null : invoice.uuid;
      const [keys, paths] = [fileKeys(invoice), filePaths(invoice)];
      const kinds = uuid === null ? [] : invoiceFileKinds;
      return {
        createdAt,
        number: `${series}${folio}`,
        uuid,
        receiverRfc,
        receiverName,
        total: totalCents,
        files: kinds.map(
          (kind) =>
            new ExportedFile({
              key: keys[kind],
              address: siteUrl + paths[kind],
              path: `facturas/${fileName(invoice, kind)}`,
            }),
        ),
      };
    });
  },
  async erase(tx, { id, email, confirmedAt }) {
    await forgetDonor(tx, id);
    // Also of gifts without an account, of whoever has proven the address.
    if (confirmedAt !== null) await forgetGuest(tx, email);
  },
});
