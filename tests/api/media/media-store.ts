import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { createFolderStore } from '#server/adapters/files/folder-store.ts';
import { createMediaService } from '#server/features/kits/media/media.service.ts';
import type { MediaUse } from '#server/features/kits/media/media-use.ts';
import type { TestDatabases } from '#tests/setup/databases.ts';

const clock = { now: () => new Date('2026-11-20T18:00:00Z') };

export type MediaStore = Awaited<ReturnType<typeof openMediaStore>>;

/** The service of pictures and videos over a folder and a database of its own. */
export async function openMediaStore(databases: TestDatabases) {
  const folder = await mkdtemp(join(tmpdir(), 'casa-animal-media-'));
  const files = await createFolderStore(folder);
  const database = await databases.open(clock);
  const mediaUses: MediaUse[] = [];
  return {
    folder,
    files,
    database,
    clock,
    mediaUses,
    media: createMediaService({ files, database, clock, mediaUses }),
    fileOf: (id: string, name: string) => readFile(join(folder, 'media', id, name)),
    rows: () => database.query.selectFrom('media_assets').select('id').execute(),
    keys: () => files.list('media/'),
    close: () => rm(folder, { recursive: true }),
  };
}

export const red = { r: 220, g: 30, b: 30 };
export const blue = { r: 30, g: 30, b: 220 };

/** Left half red, right half blue. */
export function halves(width: number, height: number): Sharp {
  const right = {
    create: { width: Math.floor(width / 2), height, channels: 3 as const, background: blue },
  };
  return sharp({ create: { width, height, channels: 3, background: red } }).composite([
    { input: right, left: Math.ceil(width / 2), top: 0 },
  ]);
}
