/** Boxes that hold others; the place and the phone are written down inside of these. */
const containers = new Set(['moov', 'trak']);
const personal = new Set(['udta', 'meta', 'uuid']);

/**
 * A copy of an MP4 or MOV film in which user data (where it was taken, with which phone, by whom) is blank.
 * The boxes become `free` ones of the same length, so that no offset in the film changes. What a camera
 * hides in a track of its own stays.
 */
export function withoutMp4Metadata(film: Buffer): Buffer {
  const copy = Buffer.from(film);
  blank(copy, 0, copy.length);
  return copy;
}

function blank(film: Buffer, from: number, to: number): void {
  let at = from;
  while (at + 8 <= to) {
    const type = film.toString('latin1', at + 4, at + 8);
    const { header, size } = boxSize(film, at, to);
    const end = at + size;
    if (size < header || end > to) return;
    if (personal.has(type)) {
      film.write('free', at + 4, 'latin1');
      film.fill(0, at + header, end);
    } else if (containers.has(type)) {
      blank(film, at + header, end);
    }
    at = end;
  }
}

function boxSize(film: Buffer, at: number, to: number): { header: number; size: number } {
  const size = film.readUInt32BE(at);
  if (size === 0) return { header: 8, size: to - at };
  if (size !== 1) return { header: 8, size };
  return at + 16 <= to
    ? { header: 16, size: Number(film.readBigUInt64BE(at + 8)) }
    : { header: 16, size: 0 };
}
