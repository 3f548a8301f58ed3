import { foldText } from '#domain/text.ts';
import type { ImportPhoto } from './import-photos.repository.ts';

/** The most pictures that a pet may have. */
const mostPhotos = 3;

const withoutEnding = (name: string) => name.replace(/\.[a-z0-9]{2,5}$/i, '');

/** A folder of a ZIP, accents and case, and what cameras and people put between words are all the same. */
export const photoKey = (name: string): string =>
  foldText(name.split(/[\\/]/).at(-1) ?? '').replace(/[\s_-]+/g, ' ');

/** What a photo is of: `12.jpg`, `12-2.jpg`, `12 (3).jpg`. */
function keysIn(name: string): string[] {
  const key = photoKey(withoutEnding(name));
  const numbered = /^(.+?) ?\(?\d{1,2}\)?$/.exec(key)?.[1];
  return numbered === undefined ? [key] : [key, numbered.trim()];
}

/** A row's names by which its photos may be called. */
export interface RowKeys {
  key: string;
  name: string;
}

/**
 * The photos of each row, by its key: those that are called like the key, or else like the pet, where only one is called so.
 */
export function photosByKey(
  photos: readonly ImportPhoto[],
  rows: readonly RowKeys[],
): ReadonlyMap<string, ImportPhoto[]> {
  const keyOf = new Map<string, string>();
  const names = new Map<string, string | undefined>();
  for (const { key, name } of rows) {
    keyOf.set(photoKey(key), key);
    const folded = photoKey(name);
    names.set(folded, names.has(folded) ? undefined : key);
  }
  const found = new Map<string, ImportPhoto[]>();
  for (const photo of photos) {
    const candidates = keysIn(photo.name);
    const key =
      candidates.map((one) => keyOf.get(one)).find(Boolean) ??
      candidates.map((one) => names.get(one)).find(Boolean);
    if (key === undefined) continue;
    const own = found.get(key) ?? [];
    if (own.length < mostPhotos) found.set(key, [...own, photo]);
  }
  return found;
}
