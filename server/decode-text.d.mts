/** As `domain/decode-text.mjs` has it, with all charsets of iconv-lite. */
export function decodeText(bytes: Uint8Array, declared?: string): string;
