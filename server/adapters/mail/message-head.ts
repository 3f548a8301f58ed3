/** Bytes of the header fields of a message, from its beginning; mail servers themselves take some 64 KB. */
export const largestHead = 128 * 1024;

export interface MessageHead {
  /** '' where it has none. */
  messageId: string;
  /** Addresses of To, Cc and Delivered-To, in lower case. */
  recipients: string[];
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
  return {
    messageId: valuesOf(/^message-id:/i)[0]?.trim() ?? '',
    recipients: valuesOf(/^(?:to|cc|delivered-to):/i)
      .flatMap((value) => value.toLowerCase().split(/[\s<>()[\]\\",:;]+/))
      .filter((word) => word.includes('@')),
  };
}
