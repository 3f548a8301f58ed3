import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { FileOnDisk } from '#server/adapters/files/file-store.ts';
import { largestHead, readMessageHead } from '#server/adapters/mail/message-head.ts';
import {
  readAttachments,
  readReport,
  readText,
  UnreadableMessage,
} from '#server/adapters/mail/read-message.ts';
import { BoundedWork, logRejected } from '#server/limits/overload.ts';
import type { MailClaim, MailRecipient } from './mail-recipient.ts';

/** Bytes of a message: about 33 MB of attachments. */
export const largestMessage = 45 * 1024 * 1024;
/** Whose room on the disk it takes, whoever sent it. */
export const inboundMailAccount = 'inbound mail';
/** Messages that are taken apart, each in a process of its own; the others wait. */
const reading = { atOnce: 1, waiting: 10 };

/** A message that reaches something, by its header fields. */
export type AddressedMail = readonly MailClaim[];

export type InboundMail = ReturnType<typeof createInboundMail>;

/** Mail that comes to the portal, for whichever feature claims its address. */
export function createInboundMail(dependencies: {
  clock: Clock;
  log: Logger;
  /** Of every feature; read whenever it is asked. */
  recipients: readonly MailRecipient[];
}) {
  const { clock, log, recipients } = dependencies;

  const readers = new BoundedWork(reading, logRejected('inbound mails', { log, clock }));

  /** Nothing where it cannot be read, and could not tomorrow. */
  async function open<Content>(read: () => Promise<Content>): Promise<Content | undefined> {
    try {
      return await readers.run(read);
    } catch (err) {
      if (!(err instanceof UnreadableMessage)) throw err;
      log.info({ err }, 'a mail could not be read');
      return undefined;
    }
  }

  return {
    /**
     * Whom a message is for, before anything else of it is looked at.
     * @param message its first `largestHead` bytes, all of a shorter one, or where it lies
     * @returns undefined where it reaches nothing: nothing is to be done with it
     */
    async addressed(message: Buffer | FileOnDisk): Promise<AddressedMail | undefined> {
      const head = readMessageHead(
        Buffer.isBuffer(message)
          ? message
          : await buffer(createReadStream(message.path, { end: largestHead - 1 })),
      );
      if (!head) {
        log.info('a mail has too many header fields to be read');
        return undefined;
      }
      const claims = [];
      for (const claimed of recipients) claims.push(...(await claimed(head)));
      return claims.length > 0 ? claims : undefined;
    },

    /**
     * Hands a message (RFC 822) that lies on disk to whom it reaches; one that came before has no effect.
     * @param folder for its attachments, the caller's to remove
     * @throws AppError tooManyRequests, unavailable: it should come again
     */
    async receive(mail: AddressedMail, file: FileOnDisk, folder: string): Promise<void> {
      // Before the work: a message that came before is taken apart as well.
      for (const claim of mail) await claim.admit();
      const attachments = mail.filter((claim) => claim.reads === 'attachments');
      const texts = mail.filter((claim) => claim.reads === 'text');
      const reports = mail.filter((claim) => claim.reads === 'report');
      // What cannot be read holds no attachments that a folder would note.
      const readAll = async () => (await open(() => readAttachments(file, folder))) ?? [];
      await handOn(attachments, readAll);
      await handOn(texts, () => open(() => readText(file)));
      await handOn(reports, () => open(() => readReport(file)));
    },
  };
}

/** Read once for all of them, and only where somebody asks for it. */
async function handOn<Content>(
  claims: readonly { receive(content: Content): Promise<void> }[],
  read: () => Promise<Content | undefined>,
): Promise<void> {
  if (claims.length === 0) return;
  const content = await read();
  if (content !== undefined) for (const claim of claims) await claim.receive(content);
}
