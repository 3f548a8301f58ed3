import iconv from 'iconv-lite';
import { decodeText as decodeWith } from '../../domain/decode-text.mjs';

/** @type {typeof import('./decode-text.d.mts').decodeText} */
export const decodeText = (bytes, declared) => decodeWith(bytes, decode, declared);

// Node's own TextDecoder reads windows-1252 as ISO-8859-1 in version 20, without its quotes and dashes.
const decode = (bytes, charset) =>
  iconv.encodingExists(charset) ? iconv.decode(Buffer.from(bytes), charset) : undefined;

/** @type {typeof import('./decode-text.d.mts').decodeWords} */
export const decodeWords = (field) =>
  field
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(
      /=\?([\w-]{1,40})(?:\*[\w-]{0,20})?\?([bq])\?([^?\s]*)\?=/gi,
      (_, charset, kind, text) =>
        decodeText(/b/i.test(kind) ? Buffer.from(text, 'base64') : quotedBytes(text), charset),
    )
    .trim();

const quotedBytes = (text) =>
  Buffer.from(
    text
      .replaceAll('_', ' ')
      .replace(/=([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  );
