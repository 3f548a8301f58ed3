import type { ByteRange } from '#server/adapters/files/file-store.ts';

/**
 * What a `Range` header asks of a file of `size` bytes. Several ranges, other units and nonsense are
 * answered with the whole file, as RFC 9110 §14.2 allows.
 */
export function readByteRange(
  header: string | undefined,
  size: number,
): ByteRange | 'whole' | 'unsatisfiable' {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(' ', '') ?? '');
  const [first = '', last = ''] = match?.slice(1) ?? [];
  if (!match || (!first && !last)) return 'whole';
  if (!first) {
    const wanted = Math.min(Number(last), size);
    return wanted === 0 ? 'unsatisfiable' : { start: size - wanted, end: size - 1 };
  }
  const start = Number(first);
  const end = last ? Number(last) : size - 1;
  if (last && end < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end: Math.min(end, size - 1) };
}
