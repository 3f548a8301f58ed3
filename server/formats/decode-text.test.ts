import iconv from 'iconv-lite';
import { describe, expect, test } from 'vitest';
import { decodeText as decodeWith } from '#domain/decode-text.mjs';
import { decodeText } from './decode-text.mjs';

const words = '“Peñón” – 25 € – niña… ';
const in1252 = iconv.encode(words, 'windows-1252');
/** Of windows-1252 and of old Macs, at other bytes. */
const inBoth = '“Peñón” – niña…';
const named = (start: string, charset: string) =>
  iconv.encode(start.replace('CHARSET', charset) + inBoth, charset);

describe('text of unknown origin', () => {
  test.each([
    ['UTF-8', Buffer.from(words), undefined],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${words}`), undefined],
    ['UTF-8 that is said to be something else', Buffer.from(words), 'iso-8859-1'],
    ['windows-1252', in1252, 'windows-1252'],
    ['windows-1252 that is said to be ISO-8859-1', in1252, 'ISO-8859-1'],
    ['windows-1252 that is said to be ASCII', in1252, 'us-ascii'],
    ['windows-1252 that is said to be UTF-8', in1252, 'utf-8'],
    ['windows-1252 of which nothing is said', in1252, undefined],
    ['windows-1252 that is said to be in a charset that nobody knows', in1252, 'x-nobody-knows'],
    ['what it is said to be', in1252, 'cp1252'],
    ['UTF-16 by what is said', iconv.encode(words, 'utf-16le'), 'utf-16le'],
    ['UTF-16 by its mark', iconv.encode(words, 'utf-16le', { addBOM: true }), undefined],
  ])('is read as %s', (_what, bytes, declared) => {
    expect(decodeText(bytes, declared)).toBe(words);
  });

  test.each([
    ['XML', '<?xml version="1.0" encoding="CHARSET"?>', undefined],
    ['HTML', '<html><head><meta charset=CHARSET>', undefined],
    [
      'older HTML',
      '<meta http-equiv="Content-Type" content="text/html; charset=CHARSET">',
      'utf-8',
    ],
  ])('is read by what %s says in it', (_what, start, declared) => {
    for (const charset of ['windows-1252', 'macintosh']) {
      expect(decodeText(named(start, charset), declared)).toMatch(new RegExp(`>${inBoth}$`));
    }
  });

  test('stays UTF-8 where it was cut within a letter', () => {
    const cut = Buffer.from('Sí, mañana voy con la niña').subarray(0, -2);
    expect(decodeText(cut)).toBe('Sí, mañana voy con la ni\ufffd');
  });

  test('is read in the browser by its own decoder', () => {
    const decode = (bytes: Uint8Array, charset: string) =>
      iconv.decode(Buffer.from(bytes), charset);
    expect(decodeWith(in1252, decode)).toBe(words);
  });
});
