/**
 * Bytes as decimal digits: a QR code packs three of them into ten bits, so that they take a quarter less room than
 * base64, and they may stand in the fragment of any address. Six bytes are fifteen digits.
 */
const group = { bytes: 6, digits: 15 } as const;
/** Of a last group with fewer bytes. */
const digitsOf = [0, 3, 5, 8, 10, 13, 15] as const;

export function digitsFrom(bytes: Uint8Array): string {
  let digits = '';
  for (let start = 0; start < bytes.length; start += group.bytes) {
    const some = bytes.subarray(start, start + group.bytes);
    const value = some.reduce((sum, byte) => sum * 256 + byte, 0);
    digits += String(value).padStart(digitsOf[some.length] ?? 0, '0');
  }
  return digits;
}

/** undefined for what no bytes are written as. */
export function bytesFrom(digits: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^\d*$/.test(digits)) return undefined;
  const rest = digitsOf.findIndex((count) => count === digits.length % group.digits);
  if (rest < 0) return undefined;
  const whole = Math.floor(digits.length / group.digits);
  const bytes = new Uint8Array(whole * group.bytes + rest);
  for (let index = 0; index * group.bytes < bytes.length; index += 1) {
    let value = Number(digits.slice(index * group.digits, (index + 1) * group.digits));
    const count = Math.min(group.bytes, bytes.length - index * group.bytes);
    if (value >= 256 ** count) return undefined;
    for (let at = count - 1; at >= 0; at -= 1) {
      bytes[index * group.bytes + at] = value % 256;
      value = Math.floor(value / 256);
    }
  }
  return bytes;
}
