import { type Clock, dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import { currentStatus, expiryNoticeDays } from '#domain/document-folders/folder-document.ts';
import type { Database } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import type { BuiltInRecords } from './built-in-records.ts';
import { findExpiringDocuments } from './folder-documents.repository.ts';
import type { FolderMails } from './folder-mails.ts';
import { findFolder } from './folders.repository.ts';

const documentsAtOnce = 200;

/** Each morning owners hear of documents that will soon have expired; a day on which the portal was down is made up for. */
export function folderExpiryMails(dependencies: {
  database: Database;
  records: BuiltInRecords;
  mails: FolderMails;
  clock: Clock;
  timezone: string;
}) {
  const { database, records, mails, clock, timezone } = dependencies;

  async function notify(folderId: string, documentId: string, today: string): Promise<void> {
    const folder = await findFolder(database.query, folderId);
    if (!folder || folder.deleted) return;
    const document = (await records.stored(folder)).find(({ id }) => id === documentId);
    const fileIds = document?.files.map(({ id }) => id) ?? [];
    // Who has handed in a new one already need not be told.
    if (!document || currentStatus(document.decision, fileIds, today) !== 'valid') return;
    await database.transaction((tx) => mails.sendExpiry(tx, folder, document));
  }

  return defineScheduledJob({
    kind: 'folders.tellOfExpiry',
    queue: 'reminders',
    timeLimit: 600_000,
    pattern: '30 9 * * *',
    scope: 'cluster',
    async run() {
      const from = dateIn(timezone, clock.now());
      const until = addDays(from, expiryNoticeDays);
      let afterId = '';
      for (;;) {
        const page = { from, until, afterId, limit: documentsAtOnce };
        const found = await findExpiringDocuments(database.query, page);
        for (const { id, folderId } of found) await notify(folderId, id, from);
        const last = found.at(-1);
        if (!last || found.length < documentsAtOnce) return;
        afterId = last.id;
      }
    },
  });
}
