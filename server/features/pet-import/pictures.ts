import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { portraitSvg } from '#content/portraits/portrait.ts';
import { type PortraitWish, portraitFor } from '#content/portraits/portrait-for.ts';
import { AppError } from '#domain/errors.ts';
import type { MediaService } from '../media/media.service.ts';
import { largestFile } from '../media/media-refusals.ts';
import type { PictureMemory } from './picture-memory.ts';
import type { MappedRow } from './row-mapper.ts';

export interface Pictures {
  /** Stores a row's pictures. A photo that is missing or broken leads to a warning, never to a failure. */
  assetsOf(row: MappedRow): Promise<{ assetIds: string[]; warnings: string[] }>;
}

export interface PictureOptions {
  /** The folder of the photos, when there is one. */
  photosDir: string | undefined;
  portraitWhenNoPhoto: boolean;
  media: Pick<MediaService, 'addImage' | 'addDrawing' | 'find'>;
  memory: PictureMemory;
}

type Stored = { id: string } | { warning: string };

/** Of one run; pets whose pictures are the same stand anywhere in the table. */
const remembered = 10_000;

export function createPictures(options: PictureOptions): Pictures {
  const { media, memory, photosDir } = options;
  const photos = new LRUCache<string, Stored>({ max: remembered });
  const portraits = new LRUCache<string, string>({ max: remembered });

  /** Rendering costs a hundred times more than knowing that it was done in an earlier run. */
  async function storedOnce(source: Buffer | string, add: () => Promise<{ id: string }>) {
    const key = createHash('sha256').update(source).digest('hex');
    const known = memory.assetOf(key);
    if (known !== undefined && (await media.find(known))) return known;
    const { id } = await add();
    memory.remember(key, id);
    return id;
  }

  async function photo(name: string): Promise<Stored> {
    const known = photos.get(name);
    if (known) return known;
    const stored = await storePhoto(name);
    photos.set(name, stored);
    return stored;
  }

  async function storePhoto(name: string): Promise<Stored> {
    const found = await readPhoto(name, photosDir);
    if ('warning' in found) return found;
    try {
      return { id: await storedOnce(found.bytes, () => media.addImage(found.bytes)) };
    } catch (error) {
      // What a disk or a database refuses is no fault of the photo: the import stops there and can go on later.
      const isBroken = error instanceof AppError && error.status < 500;
      if (!isBroken) throw error;
      return { warning: `photo ${name}: is no picture that can be read` };
    }
  }

  async function portrait(row: MappedRow): Promise<string> {
    const portrait = portraitFor(wishOf(row));
    const key = JSON.stringify(portrait);
    const known = portraits.get(key);
    if (known) return known;
    const drawing = portraitSvg(portrait);
    const id = await storedOnce(drawing, () => media.addDrawing(drawing));
    portraits.set(key, id);
    return id;
  }

  return {
    async assetsOf(row) {
      const stored: Stored[] = [];
      for (const name of row.photos) stored.push(await photo(name));
      const assetIds = stored.flatMap((result) => ('id' in result ? [result.id] : []));
      const warnings = stored.flatMap((result) => ('warning' in result ? [result.warning] : []));
      if (assetIds.length === 0 && options.portraitWhenNoPhoto) assetIds.push(await portrait(row));
      return { assetIds: [...new Set(assetIds)], warnings };
    },
  };
}

const wishOf = ({ externalId, status, description }: MappedRow): PortraitWish => ({
  species: description.species,
  color: description.color,
  size: description.size,
  ageMonths: description.ageValue * (description.ageUnit === 'years' ? 12 : 1),
  seed: externalId,
  inRehabilitation: status === 'rehabilitation',
});

async function readPhoto(
  name: string,
  photosDir: string | undefined,
): Promise<{ bytes: Buffer } | { warning: string }> {
  if (photosDir === undefined) return { warning: `photo ${name}: no --photos folder was given` };
  const file = path.resolve(photosDir, name);
  // A table must not be able to publish other files of this machine.
  if (!file.startsWith(path.resolve(photosDir) + path.sep)) {
    return { warning: `photo ${name}: lies outside the photos folder` };
  }
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return { warning: `photo ${name}: there is no such file` };
  if (found.size > largestFile) return { warning: `photo ${name}: is larger than 40 MB` };
  return { bytes: await readFile(file) };
}
