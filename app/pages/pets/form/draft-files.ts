import { draftDatabase } from '#app/forms/forget-drafts.ts';

/** The chosen files of a draft, in the browser's own database, where a reload finds them again. */

export interface DraftFile {
  id: string;
  file: File;
}

const store = 'files';

/** Empty where the browser keeps none (a private window, say). */
export async function readDraftFiles(name: string): Promise<DraftFile[]> {
  try {
    const found = await run('readonly', (files) => files.get(name));
    return Array.isArray(found) ? found : [];
  } catch {
    return [];
  }
}

/** In place of those that were kept under this name. Whether the browser could keep them. */
export async function writeDraftFiles(
  name: string,
  drafted: readonly DraftFile[],
): Promise<boolean> {
  try {
    if (drafted.length > 0) await run('readwrite', (files) => files.put(drafted, name));
    else await run('readwrite', (files) => files.delete(name));
    return true;
  } catch {
    return false;
  }
}

/** The database is open for as long as one request takes, so that a sign-out can delete it. */
async function run<T>(
  mode: IDBTransactionMode,
  ask: (files: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(draftDatabase, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const database = await answerOf(opening);
  try {
    const transaction = database.transaction(store, mode);
    const answer = await answerOf(ask(transaction.objectStore(store)));
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    return answer;
  } finally {
    database.close();
  }
}

const answerOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
