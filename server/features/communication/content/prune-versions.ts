import type { ContentKey } from '#domain/content/content-documents.ts';
import {
  mostVersions,
  retainedVersions,
  versionRetentionDays,
} from '#domain/content/version-limits.ts';
import type { ContentDependencies } from './content-dependencies.ts';
import { deleteFormerVersions } from './content-versions.repository.ts';

const day = 86_400_000;

/** Those of the last year stay and at least the newest fifty, beside what is published or waits for its time. */
export async function pruneVersions(
  { database, clock }: Pick<ContentDependencies, 'database' | 'clock'>,
  key: ContentKey,
): Promise<void> {
  const before = new Date(clock.now().getTime() - versionRetentionDays * day).toISOString();
  const retained = { before, atLeast: retainedVersions, atMost: mostVersions };
  await database.transaction((tx) => deleteFormerVersions(tx, key, retained));
}
