import { categoryNames } from '#domain/expenses/expense-words.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/db/database.ts';
import type { PersonalData } from '#server/features/kits/personal-data/personal-data.ts';
import { ExportedFile } from '#server/features/people/privacy/exported-file.ts';
import { findFiles } from './expense-files.repository.ts';
import { nameIn, petNames } from './expense-reading.ts';
import { removeFilesOf } from './expense-stored-files.ts';
import { findWrittenBy, forgetAuthor } from './expenses.repository.ts';

/** Databases take no more than some ten thousand values in a query. */
const atOnce = 500;

/**
 * What the person recorded. An animal's costs stay without their name; of what they paid themselves the notes and
 * receipts go, what the organisation paid stays whole in its books, as the tax law asks.
 */
export const expensesPersonalData = (
  database: Database,
  siteUrl: string,
  store: Pick<FileStore, 'delete'>,
): PersonalData => ({
  key: 'expenses',
  title: { es: 'Los gastos que registraste', en: 'The expenses that you recorded' },
  labels: {
    onDate: { es: 'Fecha', en: 'Date' },
    pet: { es: 'Mascota', en: 'Pet' },
    category: { es: 'Categoría', en: 'Category' },
    supplier: { es: 'Proveedor', en: 'Supplier' },
    amount: { es: 'Monto en pesos', en: 'Amount in pesos' },
    invoiceAmount: { es: 'Total de la factura dividida', en: 'Total of the divided invoice' },
    dividedBy: { es: 'Dividida entre', en: 'Divided by' },
    note: { es: 'Nota', en: 'Note' },
    files: { es: 'Comprobantes', en: 'Receipts' },
    createdAt: { es: 'Cuándo lo registraste', en: 'When you recorded it' },
  },
  async *find({ id }) {
    const written = await findWrittenBy(database.query, id);
    for (let start = 0; start < written.length; start += atOnce) {
      const portion = written.slice(start, start + atOnce);
      const names = await petNames({ database }, portion);
      const files = await findFiles(
        database.query,
        portion.map((one) => one.id),
      );
      yield portion.map((one) => ({
        onDate: one.onDate,
        pet: nameIn(names, one),
        category: categoryNames[one.category].es,
        supplier: one.supplier,
        amount: one.amountCents / 100,
        ...(one.share && {
          invoiceAmount: one.share.invoiceCents / 100,
          dividedBy: one.share.of,
        }),
        note: one.note,
        createdAt: one.createdAt,
        files: files
          .filter(({ expense_id }) => expense_id === one.id)
          .map(
            (file) =>
              new ExportedFile({
                key: file.file_key,
                address: siteUrl,
                path: `gastos/${file.id.slice(-8)}-${file.name}`,
              }),
          ),
      }));
    }
  },
  async erase(tx, { id }) {
    const written = await findWrittenBy(tx.query, id);
    const own = written.filter(({ payer }) => payer === 'caretaker').map((one) => one.id);
    for (let start = 0; start < own.length; start += atOnce) {
      await removeFilesOf(tx, store, own.slice(start, start + atOnce));
    }
    await forgetAuthor(tx, id);
  },
});
