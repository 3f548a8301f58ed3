import path from 'node:path';
import { z } from 'zod';
import { longestMail } from '#domain/contact/message-reply.ts';
import { packageFolder } from '#server/process/package-folder.ts';
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
  largestLogo: 25_000,
  /** Bytes of the text that are decoded, and characters of it that are read. */
  largestText: 1024 * 1024,
  longestText: longestMail,
  /** Bytes of each part of a report. */
  longestReport: 32 * 1024,
};

/** Seconds of the clock, and of the processor. */
const timeLimit = 30;
/** Megabytes of JavaScript's heap: what attachments hold goes through buffers of 64 KB. */
const heap = 128;
/** Bytes of address space, most of which Node only reserves. */
const mostMemory = 4_000_000_000;

const worker = path.join(packageFolder, 'server/adapters/mail/read-message.worker.mjs');

const failed = z.object({ code: z.string().optional(), problem: z.string() });
const attachmentNames = z.object({ names: z.array(z.string()) });
const mailedText = z.object({ text: z.string(), attachments: z.array(z.string()) });

const mailedReport = z.object({ status: z.string(), feedback: z.string(), original: z.string() });

/** What a mail server or a mailbox's provider reports about a mail; '' where a part is not there. */
export interface MailedReport {
  /** `message/delivery-status` (RFC 3464). */
  status: string;
  /** `message/feedback-report` (RFC 5965). */
  feedback: string;
  /** Header fields of the mail that it is about. */
  original: string;
}

/** What a message says, in plain text. */
export interface MailedText {
  /** With what it quotes; '' where it says nothing. */
  text: string;
  /** Names of what is attached, '' where one has none. Nothing else of them is looked at. */
  attachments: readonly string[];
}

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
 * decides how much work it is; those of a message that is attached to it as well. Not what only belongs to the looks of the
 * text, such as small pictures in it.
 * @param folder where they are written
 * @throws UnreadableMessage; AppError unavailable, when the disk is full
 */
export async function readAttachments(
  message: { path: string },
  folder: string,
): Promise<MailedAttachment[]> {
  const { names } = await readInProcess(attachmentNames, [message.path, 'attachments', folder]);
  return names.map((name, n) => ({ path: path.join(folder, `attachment-${n}`), name }));
}

/**
 * Reads what a message says, in a process of its own as well: its parts in their order, those that are HTML alone as text, and
 * a message that is attached to it.
 * @throws UnreadableMessage
 */
export const readText = (message: { path: string }): Promise<MailedText> =>
  readInProcess(mailedText, [message.path, 'text', '']);

/** Reads a report's parts, likewise. @throws UnreadableMessage */
export const readReport = (message: { path: string }): Promise<MailedReport> =>
  readInProcess(mailedReport, [message.path, 'report', '']);

async function readInProcess<Read>(read: z.ZodType<Read>, wanted: string[]): Promise<Read> {
  const options = [`--max-old-space-size=${heap}`, worker];
  const end = await runLimited(
    process.execPath,
    [...options, ...wanted, JSON.stringify(bounds)],
    timeLimit,
    // Nothing of what this process knows.
    { memory: mostMemory, env: {} },
  );
  if (end.kind === 'missing') throw new Error('Node was not found to read a mail');
  if (end.kind !== 'done') throw new UnreadableMessage(end.kind, { cause: end.cause });
  const outcome = z.union([read, failed]).parse(JSON.parse(end.output));
  const { data: failure } = failed.safeParse(outcome);
  if (!failure) return outcome as Read;
  const { code, problem } = failure;
  if (code === 'ENOSPC' || code === 'EDQUOT') throw noRoom(new Error(problem));
  throw new UnreadableMessage(problem);
}
