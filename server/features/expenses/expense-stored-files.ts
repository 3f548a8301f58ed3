import { storedFiles } from '../stored-files.ts';

export const receiptsFolder = 'gastos/';
export const receiptKey = (id: string, ending: string): string =>
  `${receiptsFolder}${id}.${ending}`;

/** undefined where the key is no receipt's. */
export const receiptIdOf = (key: string): string | undefined =>
  /^gastos\/([^/]+)\.[a-z]+$/.exec(key)?.[1];

export const expenseFiles = storedFiles({
  table: 'expense_files',
  keys: ({ file_key }) => [file_key],
});
