import { open } from 'node:fs/promises';
import type { FileOnDisk } from '#server/adapters/files/file-store.ts';

/** A PDF ends by telling where its table of contents starts: one that was cut off does not. */
export async function isWholePdf({ path }: FileOnDisk): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const end = Buffer.alloc(Math.min(size, 2_048));
    await file.read(end, 0, end.length, size - end.length);
    return /startxref\s+\d+\s+%%EOF/.test(end.toString('latin1'));
  } finally {
    await file.close();
  }
}
