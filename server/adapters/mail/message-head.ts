import { decodeText } from '#server/formats/decode-text.mjs';
import { isAutomaticSubject, isReturned } from './automatic-mail.ts';

/** Bytes of the header fields of a message, from its beginning; mail servers themselves take some 64 KB. */
export const largestHead = 128 * 1024;

export interface MessageHead {
  /** '' where it has none. */
  messageId: string;
  /** Addresses of To, Cc and Delivered-To, in lower case. */
  recipients: string[];
  /** The address of From, in lower case; '' where there is none. Anybody can write it. */
  from: string;
  /** A mail server returns a mail, whether or not with a report. Anybody can write that as well. */
  isReturned: boolean;
  /** A program wrote it: an absence notice, a delivery report, a list (RFC 3834, and what is usual beside it). */
  isAutomatic: boolean;
}

/**
 * Reads whom a message (RFC 822) is for without parsing the rest of it, in time that grows with its length alone.
 * What looks like an address inside a name or a comment is one here as well.
 * @param beginning the message's first `largestHead` bytes, or all of a shorter one
 * @returns undefined when its header fields are longer than that
 */
export function readMessageHead(beginning: Buffer): MessageHead | undefined {
  const text = beginning.subarray(0, largestHead).toString('latin1');
  const end = text.search(/\r?\n\r?\n/);
  if (end < 0 && beginning.length >= largestHead) return undefined;
  const head = end < 0 ? text : text.slice(0, end);
  const lines = head.replace(/\r?\n(?=[ \t])/g, '').split(/\r?\n/);
  const valuesOf = (field: RegExp) =>
    lines.filter((line) => field.test(line)).map((line) => line.slice(line.indexOf(':') + 1));
  const has = (field: RegExp, value: RegExp) => valuesOf(field).some((one) => value.test(one));
  // A name stands before the address.
  const from = addressesIn(valuesOf(/^from:/i)[0] ?? '').at(-1) ?? '';
  // As bytes: what is not encoded may be in UTF-8.
  const subject = decodeText(Buffer.from(valuesOf(/^subject:/i)[0] ?? '', 'latin1'));
  return {
    messageId: valuesOf(/^message-id:/i)[0]?.trim() ?? '',
    recipients: valuesOf(/^(?:to|cc|delivered-to):/i).flatMap(addressesIn),
    from,
    isReturned: isReturned({ from, subject, failed: has(/^x-failed-recipients:/i, /\S/) }),
    isAutomatic:
      isAutomaticSubject(subject) ||
      has(/^auto-submitted:/i, /^\s*(?!no\b)\S/i) ||
      has(/^precedence:/i, /^\s*(?:bulk|junk|list|auto_reply)\b/i) ||
      has(/^x-auto-?(?:reply|respond|response-suppress):/i, /^\s*(?!(?:no|none)\b)\S/i) ||
      has(/^list-id:/i, /\S/) ||
      has(/^content-type:/i, /^\s*multipart\/report\b/i) ||
      has(/^return-path:/i, /^\s*<>/),
  };
}

const addressesIn = (value: string): string[] =>
  value
    .toLowerCase()
    .split(/[\s<>()[\]\\",:;]+/)
    .filter((word) => word.includes('@'));
