import type { Tx } from '#server/db/database.ts';
import type { NoticeDependencies } from './notice-dependencies.ts';
import { deleteNotices } from './notices.repository.ts';

/** With their photos, what was written and their histories. */
export async function removeNotices(
  {
    privatePhotos,
    states,
    dataVersions,
  }: Pick<NoticeDependencies, 'privatePhotos' | 'states' | 'dataVersions'>,
  tx: Tx,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await privatePhotos.remove(tx, 'notice', ids);
  await deleteNotices(tx, ids);
  await states.forget(tx, ids);
  await dataVersions.bump(tx, 'notices');
}
