import { Unzip, UnzipInflate, UnzipPassThrough } from 'fflate';

/** Bytes of an archive, and of all that it holds. */
const largest = 300 * 1024 * 1024;
/** Bytes that are read at once. */
const piece = 1024 * 1024;

export type ArchiveProblem = 'zipBroken' | 'zipLarge' | 'zipEmpty';

const typeOfEnding: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  heic: 'image/heic',
  heif: 'image/heif',
};

const endingOf = (name: string) => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

export const isArchive = ({ name, type }: File): boolean =>
  endingOf(name) === 'zip' || type === 'application/zip';

/** The photos of a ZIP, opened here, piece by piece. @returns why it cannot be opened, where it cannot */
export async function photosIn(archive: File): Promise<File[] | ArchiveProblem> {
  if (archive.size > largest) return 'zipLarge';
  const photos: File[] = [];
  let isTooLarge = false;
  let unpacked = 0;
  const unzip = new Unzip((entry) => {
    const name = entry.name.split('/').at(-1) ?? '';
    const type = typeOfEnding[endingOf(name)];
    // What a Mac puts beside each file has its ending too.
    if (!type || name.startsWith('.') || entry.name.startsWith('__MACOSX/')) return;
    const parts: Uint8Array<ArrayBuffer>[] = [];
    entry.ondata = (error, bytes, isLast) => {
      if (error) throw error;
      unpacked += bytes.length;
      isTooLarge ||= unpacked > largest;
      if (isTooLarge) return entry.terminate();
      parts.push(new Uint8Array(bytes));
      if (isLast) photos.push(new File(parts, name, { type, lastModified: archive.lastModified }));
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  unzip.register(UnzipPassThrough);
  try {
    for (let start = 0; start < archive.size && !isTooLarge; start += piece) {
      const end = Math.min(start + piece, archive.size);
      const bytes = new Uint8Array(await archive.slice(start, end).arrayBuffer());
      unzip.push(bytes, end === archive.size);
    }
  } catch {
    return 'zipBroken';
  }
  if (isTooLarge) return 'zipLarge';
  return photos.length > 0 ? photos : 'zipEmpty';
}
