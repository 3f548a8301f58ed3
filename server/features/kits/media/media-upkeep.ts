import type { Clock } from '#domain/clock.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { createFocalPointProposals } from './focal-point-proposals.ts';
import { createMediaRepository, findMediaRows } from './media.repository.ts';
import type { MediaService } from './media.service.ts';
import { mediaIdOf } from './media-files.ts';
import type { MediaUse } from './media-use.ts';

const day = 86_400_000;
/** Milliseconds: who took a picture away may want it back, and pages that are kept still show it. */
const unusedRetention = 7 * day;
/** Milliseconds: longer than anybody takes from the first file of a picture to its row. */
const unfinishedFor = day;
/** A transaction's worth. */
const assetsAtOnce = 500;
/** Some 20 s. */
const proposalsAtNight = 2_000;

/** Each night: what nothing has used for a week goes, as do files that have no row, and pictures without a focal point are given one. */
export function mediaUpkeep(dependencies: {
  database: Database;
  media: Pick<MediaService, 'forget' | 'forgetRowless'>;
  clock: Clock;
  mediaUses: readonly MediaUse[];
  dataVersions: DataVersions;
  files: FileStore;
}) {
  const { media, clock, files } = dependencies;
  const proposeMissing = createFocalPointProposals(dependencies);
  const repository = createMediaRepository(dependencies.database, dependencies.mediaUses);

  async function dateUnused(now: string): Promise<void> {
    let afterId: string | undefined = '';
    while (afterId !== undefined) {
      afterId = (await repository.dateUnused(now, { afterId, most: assetsAtOnce })).lastId;
    }
  }

  async function forgetRowless(before: Date, signal: AbortSignal): Promise<void> {
    const ids = new Set<string>();
    const look = async () => {
      const known = new Set(
        (await findMediaRows(dependencies.database, [...ids])).map(({ id }) => id),
      );
      for (const id of ids) if (!known.has(id)) await media.forgetRowless(id, before);
      ids.clear();
    };
    for await (const key of files.keys()) {
      signal.throwIfAborted();
      const id = mediaIdOf(key);
      if (id !== undefined) ids.add(id);
      if (ids.size === assetsAtOnce) await look();
    }
    if (ids.size > 0) await look();
  }

  return defineScheduledJob({
    kind: 'media.upkeep',
    queue: 'files',
    timeLimit: 30 * 60_000,
    pattern: '50 4 * * *',
    scope: 'cluster',
    async run(_, { signal }) {
      const now = clock.now();
      await dateUnused(now.toISOString());
      const before = new Date(now.getTime() - unusedRetention).toISOString();
      for (const id of await repository.listUnused(before)) {
        signal.throwIfAborted();
        await media.forget(id);
      }
      await forgetRowless(new Date(now.getTime() - unfinishedFor), signal);
      await proposeMissing({ most: proposalsAtNight, signal });
    },
  });
}
