import Sqlite from 'better-sqlite3';
import type { Row } from '#server/db/copy/table-rows.ts';
import { contractFiles } from '#server/features/adoption/contracts/contract-files.ts';
import { folderFiles } from '#server/features/animals/document-folders/folder-stored-files.ts';
import { petPaperFiles } from '#server/features/animals/pets/papers/pet-paper-files.ts';
import { contentFiles } from '#server/features/communication/content/asset-files.ts';
import { expenseFiles } from '#server/features/giving/expenses/expense-stored-files.ts';
import { invoiceFiles } from '#server/features/giving/invoices/invoice-files.ts';
import { mediaFiles } from '#server/features/kits/media/media-files.ts';
import { privatePhotoFiles } from '#server/features/kits/private-photos/private-photo-files.ts';
import type { StoredFiles } from '#server/features/kits/stored-files.ts';
import { avatarFiles } from '#server/features/people/accounts/avatar-files.ts';
import { certificateFiles } from '#server/features/people/volunteers/certificate-files.ts';

const all: readonly StoredFiles[] = [
  avatarFiles,
  mediaFiles,
  ...petPaperFiles,
  folderFiles,
  invoiceFiles,
  contractFiles,
  privatePhotoFiles,
  contentFiles,
  expenseFiles,
  certificateFiles,
];
/** The first folders of the keys that are looked for in rows; whatever lies elsewhere is everybody's. */
const ofRows =
  /^(?:usuarios|media|cedula|contrato|expediente|cfdi|fotos|recursos|gastos|voluntariado)\//;
const mostNamed = 20;

/**
 * Which files the rows of a snapshot speak of. There may be millions, so they lie in a temporary database, of which
 * SQLite keeps a few megabytes in memory and removes the rest by itself.
 */
export function openExpectedFiles() {
  const database = new Sqlite('');
  database.exec(`
    pragma journal_mode = off;
    create table folders (folder text primary key) without rowid;
    create table files (key text primary key, found integer not null default 0) without rowid;
    begin`);
  const addFolder = database.prepare('insert or ignore into folders values (?)');
  const addKey = database.prepare('insert or ignore into files (key) values (?)');
  const find = database.prepare('update files set found = 1 where key = ?');
  const lose = database.prepare('update files set found = 0 where key = ?');
  const hasFolder = database.prepare('select 1 from folders where folder = ?').pluck();
  const missing = 'from files where found = 0';

  return {
    /** Of each row before the first file is looked at. */
    note(table: string, row: Row): void {
      for (const files of all) {
        if (files.table !== table) continue;
        for (const folder of files.folders?.(row as never) ?? []) addFolder.run(folder);
        for (const key of files.keys?.(row as never) ?? []) addKey.run(key);
      }
    },

    /** Whether the file belongs to a row, or is nothing that rows speak of. */
    belongs(key: string): boolean {
      const isNamed = find.run(key).changes > 0;
      const [folder] = /^[^/]+\/[^/]+\//.exec(key) ?? [''];
      return isNamed || !ofRows.test(key) || hasFolder.get(folder) !== undefined;
    },

    /** It belonged to a row, and has gone meanwhile. */
    vanished: (key: string) => void lose.run(key),

    /** What rows name and was not found. */
    missing(): { count: number; first: string[] } {
      return {
        count: database.prepare(`select count(*) ${missing}`).pluck().get() as number,
        first: database
          .prepare(`select key ${missing} order by key limit ${mostNamed}`)
          .pluck()
          .all() as string[],
      };
    },

    close: () => database.close(),
  };
}
