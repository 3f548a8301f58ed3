import path from 'node:path';
import { z } from 'zod';
import { packageFolder } from '#server/package-folder.ts';
import { noRoom } from '../files/full-disk.ts';
import { runLimited } from '../programs/limited-program.ts';
import { largestHead } from './message-head.ts';

const bounds = {
  /** Of one message; what comes after them is not looked at. */
  mostAttachments: 10,
  /** Bytes of the header fields of a part. */
  largestHead,
  /** Bytes of an attachment as it is sent: decoding takes some twenty times as much memory. */
  largestQuotedPrintable: 4 * 1024 * 1024,
};

/** Seconds of the clock, and of the processor. */
const timeLimit = 30;
/** Megabytes of JavaScript's heap: what attachments hold goes through buffers of 64 KB. */
const heap = 128;
/** Bytes of address space, most of which Node only reserves. */
const mostMemory = 4_000_000_000;

const worker = path.join(packageFolder, 'server/adapters/mail/message-attachments.worker.mjs');

const outcome = z.union([
  z.object({ names: z.array(z.string()) }),
  z.object({ code: z.string().optional(), problem: z.string() }),
]);

export interface MailedAttachment {
  path: string;
  /** '' where it has none. */
  name: string;
}

/** The message cannot be read, and could not tomorrow. */
export class UnreadableMessage extends Error {
  override readonly name = 'UnreadableMessage';
}

/**
 * Takes the attachments out of a message (RFC 822) that lies on disk, in a process of its own: whoever writes the message
 * decides how much work it is. Not what only belongs to the looks of the text.
 * @param folder where they are written
 * @throws UnreadableMessage; AppError unavailable, when the disk is full
 */
export async function readAttachments(
  message: { path: string },
  folder: string,
): Promise<MailedAttachment[]> {
  const options = [`--max-old-space-size=${heap}`, worker];
  const end = await runLimited(
    process.execPath,
    [...options, message.path, folder, JSON.stringify(bounds)],
    timeLimit,
    // Nothing of what this process knows.
    { memory: mostMemory, env: {} },
  );
  if (end.kind === 'missing') throw new Error('Node was not found to read a mail');
  if (end.kind !== 'done') throw new UnreadableMessage(end.kind, { cause: end.cause });
  const read = outcome.parse(JSON.parse(end.output));
  if ('names' in read) {
    return read.names.map((name, n) => ({ path: path.join(folder, `attachment-${n}`), name }));
  }
  if (read.code === 'ENOSPC' || read.code === 'EDQUOT') throw noRoom(new Error(read.problem));
  throw new UnreadableMessage(read.problem);
}
