// Plain JavaScript: the processes that begin with a `*.worker.mjs` read text as well.

/** Bytes at the beginning within which an XML or HTML file names its charset. */
const declaredWithin = 1024;
const declarations = [
  /^\s*<\?xml\s[^>]*?\bencoding\s*=\s*["']([\w.:-]+)/i,
  /<meta\s[^>]*?\bcharset\s*=\s*["']?([\w.:-]+)/i,
];
/** Names of ASCII and ISO-8859-1: both are read as windows-1252 (WHATWG Encoding Standard, 4.2). */
const subsetsOf1252 = /^(?:us-?ascii|ascii|iso[-_]?8859[-_]?1|latin-?1|l1|cp-?1252)$/i;
/** Bytes of these can be valid UTF-8 by chance. */
const wide = /^(?:utf|ucs)[-_]?(?:16|32|2|4)(?:le|be)?$/i;

/** @type {typeof import('./decode-text.d.mts').decodeText} */
export function decodeText(bytes, decode, declared = '') {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  const isWide = wide.test(declared);
  if (!isWide) {
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      // Something else then.
    }
  }
  const start = String.fromCharCode(...bytes.subarray(0, declaredWithin));
  const inside = declarations.map((form) => form.exec(start)?.[1] ?? '');
  for (const charset of [declared, ...inside]) {
    if (charset === '' || /^utf-?8$/i.test(charset)) continue;
    const text = decode(bytes, subsetsOf1252.test(charset) ? 'windows-1252' : charset);
    if (text !== undefined) return text;
  }
  return mostlyUtf8(bytes) ?? decode(bytes, 'windows-1252') ?? '';
}

/** UTF-8 that was cut within a letter or is broken in few places; undefined where it is hardly that. */
function mostlyUtf8(bytes) {
  const text = new TextDecoder().decode(bytes);
  const broken = text.match(/\ufffd/g)?.length ?? 0;
  const beyondAscii = text.match(/[^\0-\x7f]/gu)?.length ?? 0;
  return beyondAscii > 2 * broken ? text : undefined;
}
