import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { Tx } from '#server/db/database.ts';
import { storedFiles } from '#server/features/kits/stored-files.ts';
import { deleteFilesOf } from './expense-files.repository.ts';

export const receiptsFolder = 'gastos/';
export const receiptKey = (id: string, ending: string): string =>
  `${receiptsFolder}${id}.${ending}`;

/** undefined where the key is no receipt's. */
export const receiptIdOf = (key: string): string | undefined =>
  /^gastos\/([^/]+)\.[a-z]+$/.exec(key)?.[1];

/** With their rows; a file that cannot be deleted now goes with the next tidying up. */
export async function removeFilesOf(
  tx: Tx,
  files: Pick<FileStore, 'delete'>,
  expenseIds: readonly string[],
): Promise<void> {
  const keys = await deleteFilesOf(tx, expenseIds);
  tx.afterCommit(async () => {
    for (const key of keys) await files.delete(key).catch(() => {});
  });
}

export const expenseFiles = storedFiles({
  table: 'expense_files',
  keys: ({ file_key }) => [file_key],
});
