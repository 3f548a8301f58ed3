import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { createMediaRepository } from './media.repository.ts';
import type { MediaService } from './media.service.ts';
import type { MediaUse } from './media-use.ts';

/** Milliseconds: who took a picture away may want it back, and pages that are kept still show it. */
const keptUnused = 7 * 86_400_000;
/** A transaction's worth. */
const assetsAtOnce = 500;

/** Each night: what nothing has used for a week goes. */
export function scheduleMediaUpkeep(parts: {
  database: Database;
  jobs: Jobs;
  media: Pick<MediaService, 'forget'>;
  clock: Clock;
  mediaUses: readonly MediaUse[];
}): void {
  const { jobs, media, clock } = parts;
  const repository = createMediaRepository(parts.database, parts.mediaUses);

  async function dateUnused(now: string): Promise<void> {
    let afterId: string | undefined = '';
    while (afterId !== undefined) {
      afterId = (await repository.dateUnused(now, { afterId, most: assetsAtOnce })).lastId;
    }
  }

  jobs.handle('media.upkeep', async () => {
    const now = clock.now();
    await dateUnused(now.toISOString());
    const before = new Date(now.getTime() - keptUnused).toISOString();
    for (const id of await repository.listUnused(before)) await media.forget(id);
  });
  jobs.schedule('media.upkeep', '50 4 * * *');
}
