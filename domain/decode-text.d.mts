/**
 * Text of unknown origin: UTF-8 where all of it is that, then the charset that it is said to be in, then the one that
 * it names itself (XML, HTML), and windows-1252 where nothing else is known. Without its byte order mark.
 * @param decode undefined for a charset that it does not know; it knows windows-1252
 * @param declared beside the text, such as by a mail's Content-Type
 */
export function decodeText(
  bytes: Uint8Array,
  decode: (bytes: Uint8Array, charset: string) => string | undefined,
  declared?: string,
): string;
