import { statfs } from 'node:fs/promises';

/** Bytes of the disk that a folder is on; undefined where the file system does not tell. */
export async function diskSpace(
  folder: string,
): Promise<{ free: number; size: number } | undefined> {
  const { bavail, bsize, blocks } = await statfs(folder);
  return blocks === 0 ? undefined : { free: bavail * bsize, size: blocks * bsize };
}
