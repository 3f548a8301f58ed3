import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import { AppError } from '#domain/errors.ts';
import type { FileOnDisk } from '#server/adapters/files/file-store.ts';
import {
  type MailedAttachment,
  readAttachments,
  UnreadableMessage,
} from '#server/adapters/mail/message-attachments.ts';
import { largestHead, readMessageHead } from '#server/adapters/mail/message-head.ts';
import type { Database } from '#server/db/database.ts';
import { BoundedWork } from '#server/overload.ts';
import type { RateLimits } from '../rate-limits/rate-limits.ts';
import type { SharedCounts } from '../shared-counts/shared-counts.ts';
import type { FolderFiles } from './folder-files.service.ts';
import { addressedFolders } from './folder-mail-address.ts';
import { findBookletOfAddress } from './folders.repository.ts';
import { hashOf } from './stored-files.ts';

/** Bytes of a message: about 33 MB of attachments. */
export const largestMessage = 45 * 1024 * 1024;
/** Whose room on the disk it takes, whoever sent it. */
export const mailOfFolders = 'mail of folders';
/** Milliseconds for which a message is known again: mail servers try for five days. */
const knownFor = 7 * 86_400_000;
/** Folders that one message reaches. */
const mostFolders = 3;
/** Messages that are taken apart, each in a process of its own; the others wait. */
const reading = { atOnce: 1, waiting: 10 };

type Booklet = NonNullable<Awaited<ReturnType<typeof findBookletOfAddress>>>;

/** A message that reaches a folder, by its header fields. */
export interface AddressedMail {
  messageId: string;
  booklets: Booklet[];
}

export type InboundMail = ReturnType<typeof createInboundMail>;

/** A message with what was attached to it. */
interface Opened {
  messageId: string;
  attachments: MailedAttachment[];
  /** Of the attachments' contents. */
  hashes: string[];
}

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

  const readers = new BoundedWork('mails for folders', reading, { log, clock });

  async function receiveFor(
    { documentId, ...found }: Booklet,
    { messageId, attachments, hashes }: Opened,
  ): Promise<void> {
    const key = createHash('sha256')
      .update(JSON.stringify([documentId, messageId, hashes]))
      .digest('base64url');
    const known = { kind: 'folder.message', key };
    if (await sharedCounts.isSpent(known)) return;
    await limits.consume('folderMail', documentId);
    for (const file of attachments) {
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

  /** Nothing where it cannot be read, and could not tomorrow. */
  async function open(file: FileOnDisk, folder: string): Promise<MailedAttachment[]> {
    try {
      return await readers.run(() => readAttachments(file, folder));
    } catch (err) {
      if (!(err instanceof UnreadableMessage)) throw err;
      log.info({ err }, 'a mail could not be read');
      return [];
    }
  }

  return {
    /**
     * Whom a message is for, before anything else of it is looked at.
     * @param message its first `largestHead` bytes, all of a shorter one, or where it lies
     * @returns undefined where it reaches no folder: nothing is to be done with it
     */
    async addressed(message: Buffer | FileOnDisk): Promise<AddressedMail | undefined> {
      const head = readMessageHead(
        Buffer.isBuffer(message)
          ? message
          : await buffer(createReadStream(message.path, { end: largestHead - 1 })),
      );
      if (!head) log.info('a mail has too many header fields to be read');
      const names = head ? addressedFolders(head.recipients, domain).slice(0, mostFolders) : [];
      const booklets: Booklet[] = [];
      for (const encryptedId of names) {
        const booklet = await findBookletOfAddress(database.query, encryptedId);
        if (booklet && !booklet.folder.deleted) booklets.push(booklet);
      }
      return head && booklets.length > 0 ? { messageId: head.messageId, booklets } : undefined;
    },

    /**
     * Keeps the attachments of a message (RFC 822) that lies on disk; one that came before has no effect, and neither has
     * an attachment that a folder does not take.
     * @param folder for its attachments, the caller's to remove
     * @throws AppError tooManyRequests, unavailable: it should come again
     */
    async receive(
      { messageId, booklets }: AddressedMail,
      file: FileOnDisk,
      folder: string,
    ): Promise<void> {
      // Before the work: a message that came before is taken apart as well.
      for (const { documentId } of booklets) await limits.consume('folderMailRead', documentId);
      const attachments = await open(file, folder);
      if (attachments.length === 0) return;
      const hashes = await Promise.all(attachments.map(({ path }) => hashOf(path)));
      for (const booklet of booklets) {
        await receiveFor(booklet, { messageId, attachments, hashes });
      }
    },
  };
}

/** Whether the same file would be refused again tomorrow. */
const isForGood = (error: unknown): error is AppError =>
  error instanceof AppError && ['invalid', 'tooLarge', 'unsupportedMedia'].includes(error.code);
