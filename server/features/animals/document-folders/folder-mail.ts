import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { type Clock, dateIn } from '#domain/clock.ts';
import { AppError } from '#domain/errors.ts';
import type { MessageHead } from '#server/adapters/mail/message-head.ts';
import type { MailedAttachment } from '#server/adapters/mail/read-message.ts';
import type { Database } from '#server/db/database.ts';
import type {
  MailClaim,
  MailRecipient,
} from '#server/features/communication/inbound-mail/mail-recipient.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { SharedCounts } from '#server/features/kits/shared-counts/shared-counts.ts';
import { findBookletOfAddress } from './folder-documents.repository.ts';
import type { FolderFiles } from './folder-files.service.ts';
import { addressedFolders } from './folder-mail-address.ts';
import type { FolderMails } from './folder-mails.ts';
import { hashOf } from './stored-files.ts';

/** Milliseconds for which a message is known again: mail servers try for five days. */
const knownFor = 7 * 86_400_000;
/** Folders that one message reaches. */
const mostFolders = 3;

type Booklet = NonNullable<Awaited<ReturnType<typeof findBookletOfAddress>>>;

/**
 * Vaccination booklets that come by mail. Whoever knows a folder's address may send them, for vets do; nothing that came
 * counts before an administrator has looked at it. Of a person's mail that brought nothing its folder's owner hears.
 */
export function folderMail(dependencies: {
  database: Database;
  limits: RateLimits;
  sharedCounts: SharedCounts;
  clock: Clock;
  log: Logger;
  folderFiles: Pick<FolderFiles, 'saveFile'>;
  mails: Pick<FolderMails, 'sendMailEmpty'>;
  timezone: string;
  domain: string;
}): MailRecipient {
  const { database, limits, sharedCounts, clock, log, folderFiles, mails, timezone, domain } =
    dependencies;

  async function receiveFor(
    { documentId, ...found }: Booklet,
    { messageId, from: sender, isAutomatic }: MessageHead,
    attachments: readonly MailedAttachment[],
  ): Promise<void> {
    if (attachments.length === 0 && isAutomatic) return;
    const hashes = await Promise.all(attachments.map(({ path }) => hashOf(path)));
    const key = createHash('sha256')
      .update(JSON.stringify([documentId, messageId, hashes]))
      .digest('base64url');
    const known = { kind: 'folder.message', key };
    if (await sharedCounts.isSpent(known)) return;
    if (attachments.length > 0) await limits.consume('folderMail', documentId);
    let brought = 0;
    for (const file of attachments) {
      try {
        await folderFiles.saveFile(found, documentId, file, { actorId: null, address: '' });
        brought += 1;
      } catch (error) {
        if (!isForGood(error)) throw error;
        const { petId } = found.folder;
        log.info({ petId, reason: error.message }, 'a file that came by mail was not kept');
      }
    }
    // Last: a message of which something could not be kept for now comes again. What was kept of it is known by content.
    const now = clock.now();
    const lapsesAt = new Date(now.getTime() + knownFor).toISOString();
    const empty = { documentId, sender, day: dateIn(timezone, now) };
    await database.transaction(async (tx) => {
      const isNew = await sharedCounts.spend(tx, known, lapsesAt);
      if (isNew && brought === 0 && !isAutomatic) {
        await mails.sendMailEmpty(tx, found.folder, empty);
      }
    });
  }

  return async (head) => {
    const claims: MailClaim[] = [];
    for (const encryptedId of addressedFolders(head.recipients, domain).slice(0, mostFolders)) {
      const booklet = await findBookletOfAddress(database.query, encryptedId);
      if (!booklet || booklet.folder.deleted) continue;
      claims.push({
        reads: 'attachments',
        admit: () => limits.consume('folderMailRead', booklet.documentId),
        receive: (attachments) => receiveFor(booklet, head, attachments),
      });
    }
    return claims;
  };
}

/** Whether the same file would be refused again tomorrow. */
const isForGood = (error: unknown): error is AppError =>
  error instanceof AppError && ['invalid', 'tooLarge', 'unsupportedMedia'].includes(error.code);
