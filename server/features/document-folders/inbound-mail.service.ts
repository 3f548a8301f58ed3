import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import { AppError } from '#domain/errors.ts';
import type { FileOnDisk } from '#server/adapters/files/file-store.ts';
import { asFullDisk } from '#server/adapters/files/full-disk.ts';
import { type ReadMessage, readMessage } from '#server/adapters/mail/read-message.ts';
import type { Database } from '#server/db/database.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { SharedCounts } from '../shared-counts/shared-counts.ts';
import { type FolderFiles, hashOf } from './folder-files.service.ts';
import { addressedFolders } from './folder-mail-address.ts';
import { findBookletOfAddress } from './folders.repository.ts';

/** Bytes of a message: about 33 MB of attachments. */
export const largestMessage = 45 * 1024 * 1024;
/** Milliseconds for which a message is known again: mail servers try for five days. */
const knownFor = 7 * 86_400_000;
/** Folders that one message reaches. */
const mostFolders = 3;

export type InboundMail = ReturnType<typeof createInboundMail>;

/**
 * Vaccination booklets that come by mail. Whoever knows a folder's address may send them, for vets do; nothing that came
 * counts before an administrator has looked at it.
 */
export function createInboundMail(parts: {
  database: Database;
  limits: RateLimits;
  sharedCounts: SharedCounts;
  clock: Clock;
  log: Logger;
  folderFiles: Pick<FolderFiles, 'keep'>;
  domain: string;
}) {
  const { database, limits, sharedCounts, clock, log, folderFiles, domain } = parts;

  async function receiveFor(encryptedId: string, message: ReadMessage, hashes: string[]) {
    const booklet = await findBookletOfAddress(database.query, encryptedId);
    if (!booklet || booklet.folder.deleted) return;
    const { documentId, ...found } = booklet;
    const key = createHash('sha256')
      .update(JSON.stringify([documentId, message.messageId, hashes]))
      .digest('base64url');
    const known = { kind: 'folder.message', key };
    if (await sharedCounts.isSpent(known)) return;
    await limits.consume('folderMail', documentId);
    for (const file of message.attachments) {
      try {
        await folderFiles.keep(found, documentId, file, { actorId: null, address: '' });
      } catch (error) {
        if (!isForGood(error)) throw error;
        const { petId } = found.folder;
        log.info({ petId, reason: error.message }, 'a file that came by mail was not kept');
      }
    }
    // Last: a message of which something could not be kept for now comes again. What was kept of it is known by content.
    const lapsesAt = new Date(clock.now().getTime() + knownFor).toISOString();
    await database.transaction((tx) => sharedCounts.spend(tx, known, lapsesAt));
  }

  return {
    /**
     * Keeps the attachments of a message (RFC 822) that lies on disk; one that reaches no folder, or came before, has no
     * effect, and neither has an attachment that a folder does not take.
     * @param folder for its attachments, the caller's to remove
     * @throws AppError tooManyRequests, unavailable: it should come again
     */
    async receive(file: FileOnDisk, folder: string): Promise<void> {
      const message = await readMessage(file, folder).catch((err: unknown) => {
        if (asFullDisk(err) !== err) throw err;
        log.info({ err }, 'a mail could not be read');
      });
      if (!message || message.attachments.length === 0) return;
      const folders = addressedFolders(message.recipients, domain).slice(0, mostFolders);
      if (folders.length === 0) return;
      const hashes = await Promise.all(message.attachments.map(({ path }) => hashOf(path)));
      for (const encryptedId of folders) await receiveFor(encryptedId, message, hashes);
    },
  };
}

/** Whether the same file would be refused again tomorrow. */
const isForGood = (error: unknown): error is AppError =>
  error instanceof AppError && ['invalid', 'tooLarge', 'unsupportedMedia'].includes(error.code);
