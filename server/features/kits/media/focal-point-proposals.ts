import { buffer } from 'node:stream/consumers';
import { type FocalPoint, usualFocalPoint } from '#domain/pets/focal-point.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import { createMediaRepository, type MediaRow, mediaFromRow } from './media.repository.ts';
import type { MediaUse } from './media-use.ts';
import { proposedFocus } from './picture-files.ts';
import { loadSharp } from './sharp.ts';

/** For pictures that came before each was given one as it arrives. */
export function createFocalPointProposals(dependencies: {
  database: Database;
  dataVersions: DataVersions;
  files: FileStore;
  mediaUses: readonly MediaUse[];
}) {
  const { database, dataVersions, files, mediaUses } = dependencies;
  const repository = createMediaRepository(database, mediaUses);

  /** Of the smallest file: some 10 ms. */
  async function propose(row: MediaRow) {
    const [smallest] = mediaFromRow(row).widths;
    const file = await files.open(`media/${row.id}/${smallest}.webp`);
    if (!file) return usualFocalPoint;
    const bytes = await buffer(file.stream);
    const sharp = await loadSharp();
    // A picture that cannot be read any more must not hold up the others night after night.
    return proposedFocus(sharp(bytes)).catch(() => usualFocalPoint);
  }

  /** Either all of the next `most` are given one, and pages that are kept follow, or none. */
  return async function proposeMissing({
    most,
    signal,
  }: {
    most: number;
    signal: AbortSignal;
  }): Promise<void> {
    const rows = await repository.listUnproposed(most);
    if (rows.length === 0) return;
    const points = new Map<string, FocalPoint>();
    for (const row of rows) {
      signal.throwIfAborted();
      points.set(row.id, await propose(row));
    }
    await database.transaction(async (tx) => {
      for (const [id, point] of points) await repository.propose(tx, id, point);
      for (const { topic } of mediaUses) await dataVersions.bump(tx, topic);
    });
  };
}
