import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { portraitSvg } from '#content/portraits/portrait.ts';
import { type PortraitWish, portraitFor } from '#content/portraits/portrait-for.ts';
import type { PlainKey } from '#domain/error-messages/error-messages.ts';
import { AppError } from '#domain/errors.ts';
import { largestFile } from '#domain/pets/chosen-files.ts';
import type { MediaService } from '#server/features/kits/media/media.service.ts';
import type { RowProblem } from '#server/features/kits/tables/row-problem.ts';
import { StartupError } from '#server/process/startup-error.ts';
import type { ImportMap } from './import-map.ts';
import { openPhotoFolder, type PhotoFolder } from './photo-folder.ts';
import type { PictureMemory } from './picture-memory.ts';
import type { MappedRow } from './row-mapper.ts';

export interface Pictures {
  /** Stores a row's pictures. A photo that is missing or broken leads to a warning, never to a failure. */
  assetsOf(row: MappedRow): Promise<StoredPictures>;
}

interface StoredPictures {
  assetIds: string[];
  /** How many of the photos were read, when not all of them were. */
  photosRead?: number;
  warnings: RowProblem[];
}

export interface PictureOptions {
  /** The folder of the photos, when there is one. */
  photosDir: string | undefined;
  map: Pick<ImportMap, 'photos' | 'portraitWhenNoPhoto'>;
  media: {
    addImage(source: Buffer): Promise<{ id: string }>;
    addDrawing(svg: string): Promise<{ id: string }>;
    find: MediaService['find'];
  };
  memory: PictureMemory;
}

type Stored = { id: string } | { warning: RowProblem };

/** Of one run; pets whose pictures are the same stand anywhere in the table. */
const remembered = 10_000;

/** @throws StartupError when the folder of the photos does not exist, or is not named although the map names photos */
export async function openPictures(options: PictureOptions): Promise<Pictures> {
  const { media, memory, map, photosDir } = options;
  await requirePhotosFolder(photosDir, map);
  const photoFolder = photosDir === undefined ? undefined : openPhotoFolder(photosDir);
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

  async function photo(name: string, folder: PhotoFolder): Promise<Stored> {
    const known = photos.get(name);
    if (known) return known;
    const stored = await storePhoto(name, folder);
    photos.set(name, stored);
    return stored;
  }

  async function storePhoto(name: string, folder: PhotoFolder): Promise<Stored> {
    const found = await readPhoto(name, folder);
    if ('warning' in found) return found;
    try {
      return { id: await storedOnce(found.bytes, () => media.addImage(found.bytes)) };
    } catch (error) {
      // What a disk or a database refuses is no fault of the photo: the import stops there and can go on later.
      const isBroken = error instanceof AppError && error.status < 500;
      if (!isBroken) throw error;
      return warning(name, 'importPhotoBroken');
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
      if (photoFolder) {
        for (const name of row.photos) stored.push(await photo(name, photoFolder));
      }
      const assetIds = stored.flatMap((result) => ('id' in result ? [result.id] : []));
      const warnings = stored.flatMap((result) => ('warning' in result ? [result.warning] : []));
      const unique = [...new Set(assetIds)];
      const photosRead = warnings.length > 0 ? unique.length : undefined;
      if (unique.length === 0 && map.portraitWhenNoPhoto) unique.push(await portrait(row));
      return { assetIds: unique, photosRead, warnings };
    },
  };
}

const monthsOf = { weeks: 0.23, months: 1, years: 12 } as const;

const wishOf = ({ externalId, status, description }: MappedRow): PortraitWish => ({
  species: description.species,
  color: description.color,
  size: description.size,
  ageMonths: description.ageValue * monthsOf[description.ageUnit],
  seed: externalId,
  inRehabilitation: status === 'rehabilitation',
});

async function requirePhotosFolder(
  folder: string | undefined,
  map: PictureOptions['map'],
): Promise<void> {
  if (folder === undefined) {
    if (!map.photos) return;
    throw new StartupError(
      'The map names photos: say with --photos where they lie, or take `photos` out of the map.',
    );
  }
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) throw new StartupError(`There is no folder of photos ${folder}.`);
}

const warning = (name: string, reason: PlainKey): { warning: RowProblem } => ({
  warning: { field: 'photo', reason, value: name },
});

async function readPhoto(
  name: string,
  { folder, find }: PhotoFolder,
): Promise<{ bytes: Buffer } | { warning: RowProblem }> {
  const named = path.resolve(folder, name);
  // A table must not be able to publish other files of this machine.
  if (!named.startsWith(path.resolve(folder) + path.sep)) {
    return warning(name, 'importPhotoOutside');
  }
  const files = await find(named);
  if (files.length > 1) {
    return warning(files.join(', '), 'importPhotoTwice');
  }
  const file = path.join(path.dirname(named), files[0] ?? path.basename(named));
  const found = await stat(file).catch(() => undefined);
  if (!found?.isFile()) return warning(name, 'importPhotoMissing');
  if (found.size > largestFile) return warning(name, 'importPhotoLarge');
  return { bytes: await readFile(file) };
}
