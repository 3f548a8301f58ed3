import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Where the photos of a table lie. */
export interface PhotoFolder {
  folder: string;
  /** The names of the files there that are called like this one: itself, or else whatever its case and its accents' form. */
  find(file: string): Promise<string[]>;
}

/** Reads each folder once: cameras and Macs write names otherwise than tables do. */
export function openPhotoFolder(folder: string): PhotoFolder {
  const known = new Map<string, Promise<Map<string, string[]>>>();
  return {
    folder,
    async find(file) {
      const [parent, name] = [path.dirname(file), path.basename(file)];
      const names = known.get(parent) ?? namesIn(parent);
      known.set(parent, names);
      const found = (await names).get(keyOf(name)) ?? [];
      return found.includes(name) ? [name] : found;
    },
  };
}

async function namesIn(folder: string): Promise<Map<string, string[]>> {
  const names = new Map<string, string[]>();
  for (const name of await readdir(folder).catch(() => [])) {
    names.set(keyOf(name), [...(names.get(keyOf(name)) ?? []), name]);
  }
  return names;
}

/** Macs take accents apart (NFD). */
const keyOf = (name: string) => name.normalize('NFC').toLowerCase();
