import { v7 as uuid } from 'uuid';
import type { Expense } from '#domain/expenses/expense.ts';
import type { Tx } from '#server/db/database.ts';
import type { ExpenseDependencies } from './expense-dependencies.ts';
import { insertFile } from './expense-files.repository.ts';
import { receiptKey } from './expense-stored-files.ts';

/**
 * Keeps an invoice's XML as a file of its expense while `work` stores the expense.
 * @param work is given what notes the file in its transaction; where it fails, there is no file
 */
export async function storeCfdi(
  { files, clock }: Pick<ExpenseDependencies, 'files' | 'clock'>,
  { id: expenseId, cfdiUuid }: Pick<Expense, 'id' | 'cfdiUuid'>,
  xml: string | undefined,
  work: (note: (tx: Tx) => Promise<void>) => Promise<void>,
): Promise<void> {
  if (xml === undefined) return work(async () => {});
  const id = uuid();
  const key = receiptKey(id, 'xml');
  await files.put(key, Buffer.from(xml, 'utf8'));
  try {
    await work((tx) =>
      insertFile(tx, {
        id,
        expense_id: expenseId,
        file_key: key,
        name: `${cfdiUuid}.xml`,
        is_cfdi: 1,
        created_at: clock.now().toISOString(),
      }),
    );
  } catch (error) {
    await files.delete(key).catch(() => {});
    throw error;
  }
}
