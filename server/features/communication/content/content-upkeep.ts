import { unusedAssetDays } from '#domain/content/content-assets.ts';
import { contentKeys } from '#domain/content/content-documents.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { assetIdOf, assetKey, assetsFolder } from './asset-files.ts';
import {
  dateUnusedAssets,
  deleteAsset,
  findAssets,
  findUnusedAssets,
} from './content-assets.repository.ts';
import type { ContentDependencies } from './content-dependencies.ts';
import { pruneVersions } from './prune-versions.ts';
import { usesOf } from './shown-uses.ts';

const day = 86_400_000;
const atOnce = 500;
/** Milliseconds: a file that was stored a moment ago may get its row yet. */
const youngest = 3_600_000;

/** Each night: old versions go, then the pictures and files that nothing has named for a month, then files without a row. */
export const contentUpkeep = (dependencies: ContentDependencies) =>
  defineScheduledJob({
    kind: 'content.upkeep',
    queue: 'upkeep',
    timeLimit: 30 * 60_000,
    pattern: '20 4 * * *',
    scope: 'cluster',
    async run(_, { signal }) {
      for (const key of contentKeys) {
        signal.throwIfAborted();
        await pruneVersions(dependencies, key);
      }
      await dateUnused(dependencies);
      await forgetUnused(dependencies, signal);
      await forgetRowless(dependencies, signal);
    },
  });

async function dateUnused({ database, clock, assetUsers }: ContentDependencies): Promise<void> {
  const now = clock.now().toISOString();
  let afterId: string | undefined = '';
  while (afterId !== undefined) {
    const from: string = afterId;
    const { lastId } = await database.transaction((tx) =>
      dateUnusedAssets(tx, now, { afterId: from, most: atOnce }, assetUsers),
    );
    afterId = lastId;
  }
}

async function forgetUnused(dependencies: ContentDependencies, signal: AbortSignal): Promise<void> {
  const { database, clock, files, dataVersions } = dependencies;
  const since = new Date(clock.now().getTime() - unusedAssetDays * day).toISOString();
  for (const asset of await findUnusedAssets(database.query, since, atOnce)) {
    signal.throwIfAborted();
    await database.transaction(async (tx) => {
      // Somebody may have put it into a text since it was dated.
      if ((await usesOf(dependencies, tx.query, [asset.id])).length > 0) return;
      await deleteAsset(tx, asset.id);
      await dataVersions.bump(tx, 'content');
      // The files of pictures are the media service's to delete.
      if (asset.kind === 'file') tx.afterCommit(() => files.delete(assetKey(asset)));
    });
  }
}

/** Whoever stored them, or deleted the row, died on the way. */
async function forgetRowless(
  { database, clock, files }: ContentDependencies,
  signal: AbortSignal,
): Promise<void> {
  const before = new Date(clock.now().getTime() - youngest);
  const keys = await files.list(assetsFolder);
  for (let start = 0; start < keys.length; start += atOnce) {
    signal.throwIfAborted();
    const portion = keys.slice(start, start + atOnce);
    const ids = portion.flatMap((key) => assetIdOf(key) ?? []);
    const known = await findAssets(database.query, ids);
    for (const key of portion) {
      const id = assetIdOf(key);
      if (id === undefined || known.has(id)) continue;
      const facts = await files.find(key);
      if (facts && facts.modifiedAt < before) await files.delete(key);
    }
  }
}
