import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AddressObject, AttachmentStream, Headers, MessageText } from 'mailparser';

/** Of one message; what comes after them is not looked at. */
const mostAttachments = 10;
const mostRecipients = 20;
/** Milliseconds for one message. */
const timeLimit = 60_000;

export interface ReadMessage {
  /** '' where it has none. */
  messageId: string;
  /** Addresses of To, Cc and Delivered-To, in lower case. */
  recipients: string[];
  /** Not what only belongs to the looks of the text, such as a signature's logo. */
  attachments: { path: string; name: string }[];
}

/**
 * Reads a message (RFC 822) from the disk to the disk: an attachment takes no memory.
 * @param folder where the attachments are written
 * @throws Error when it cannot be read
 */
export async function readMessage(file: { path: string }, folder: string): Promise<ReadMessage> {
  const { MailParser } = await import('mailparser');
  const parser = new MailParser({
    skipHtmlToText: true,
    skipTextToHtml: true,
    skipTextLinks: true,
    skipImageLinks: true,
  });
  let headers: Headers = new Map();
  parser.on('headers', (found: Headers) => {
    headers = found;
  });
  const attachments: ReadMessage['attachments'] = [];
  const signal = AbortSignal.timeout(timeLimit);
  await pipeline(
    createReadStream(file.path),
    parser,
    async (parts: AsyncIterable<AttachmentStream | MessageText>) => {
      for await (const part of parts) {
        if (part.type !== 'attachment') continue;
        const content = part.content as Readable;
        const isWanted = attachments.length < mostAttachments && !part.related;
        if (isWanted) {
          const path = join(folder, `attachment-${attachments.length}`);
          await pipeline(content, createWriteStream(path, { mode: 0o600 }), { signal });
          attachments.push({ path, name: part.filename ?? '' });
        } else {
          content.resume();
        }
        part.release();
      }
    },
    { signal },
  );
  return {
    messageId: String(headers.get('message-id') ?? ''),
    recipients: ['to', 'cc', 'delivered-to']
      .flatMap((name) => (headers.get(name) ?? []) as AddressObject | AddressObject[])
      .flatMap(({ value }) => value)
      .flatMap(({ address, group }) => [address, ...(group ?? []).map((one) => one.address)])
      .flatMap((address) => (address ? [address.toLowerCase()] : []))
      .slice(0, mostRecipients),
    attachments,
  };
}
