import { largestFile } from '#domain/pets/chosen-files.ts';

/** Bytes that are read at once: a telephone has no room for a whole video. */
const piece = 1024 * 1024;

/**
 * What tells files apart: those of one name and one content have the same id, whenever they were chosen. Telephones give
 * many photos the same name.
 */
export async function contentId(file: File): Promise<string> {
  const content = await digestOf(file).catch(() => undefined);
  return `${content ?? `${file.size}-${file.lastModified}`}/${file.name}`;
}

/** No name has a slash in it. */
export const nameInContentId = (id: string) => id.slice(id.indexOf('/') + 1);

/** Undefined where the browser makes none (away from HTTPS), or nothing comes of the file. */
async function digestOf(file: File): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle || file.size > largestFile) return undefined;
  let digest = new Uint8Array();
  for (let at = 0; at < file.size; at += piece) {
    const bytes = await file.slice(at, at + piece).arrayBuffer();
    const both = new Uint8Array(digest.length + bytes.byteLength);
    both.set(digest);
    both.set(new Uint8Array(bytes), digest.length);
    digest = new Uint8Array(await crypto.subtle.digest('SHA-256', both));
  }
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
