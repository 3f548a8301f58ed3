/** As `domain/decode-text.mjs` has it, with all charsets of iconv-lite. */
export function decodeText(bytes: Uint8Array, declared?: string): string;

/** The words of a mail's header field as people read them (RFC 2047). */
export function decodeWords(field: string): string;
