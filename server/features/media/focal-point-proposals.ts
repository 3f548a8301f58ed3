import { buffer } from 'node:stream/consumers';
import { usualFocalPoint } from '#domain/pets/focal-point.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import { createMediaRepository, type MediaRow, mediaFromRow } from './media.repository.ts';
import type { MediaUse } from './media-use.ts';
import { proposedFocus } from './picture-files.ts';
import { loadSharp } from './sharp.ts';

/** Of the smallest files, some 10 ms each. */
const mostAtOnce = 2_000;

/** For pictures that came before each was given one as it arrives. */
export function createFocalPointProposals(parts: {
  database: Database;
  dataVersions: DataVersions;
  files: FileStore;
  mediaUses: readonly MediaUse[];
}) {
  const { database, dataVersions, files, mediaUses } = parts;
  const repository = createMediaRepository(database, mediaUses);

  async function propose(row: MediaRow) {
    const [smallest] = mediaFromRow(row).widths;
    const file = await files.open(`media/${row.id}/${smallest}.webp`);
    if (!file) return usualFocalPoint;
    const sharp = await loadSharp();
    // A picture that cannot be read any more must not hold up the others night after night.
    return proposedFocus(sharp(await buffer(file.stream))).catch(() => usualFocalPoint);
  }

  return async function proposeMissing(signal: AbortSignal): Promise<void> {
    const rows = await repository.listUnproposed(mostAtOnce);
    for (const row of rows) {
      signal.throwIfAborted();
      const point = await propose(row);
      await database.transaction((tx) => repository.propose(tx, row.id, point));
    }
    if (rows.length === 0) return;
    await database.transaction(async (tx) => {
      for (const { topic } of mediaUses) await dataVersions.bump(tx, topic);
    });
  };
}
