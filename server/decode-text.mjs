import iconv from 'iconv-lite';
import { decodeText as decodeWith } from '../domain/decode-text.mjs';

/** @type {typeof import('./decode-text.d.mts').decodeText} */
export const decodeText = (bytes, declared) => decodeWith(bytes, decode, declared);

// Node's own TextDecoder reads windows-1252 as ISO-8859-1 in version 20, without its quotes and dashes.
const decode = (bytes, charset) =>
  iconv.encodingExists(charset) ? iconv.decode(Buffer.from(bytes), charset) : undefined;
