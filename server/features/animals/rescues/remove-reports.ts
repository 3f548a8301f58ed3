import type { Tx } from '#server/db/database.ts';
import type { RescueDependencies } from './rescue-dependencies.ts';
import { deleteReports } from './rescues.repository.ts';

/** With their photos, what was written and their histories. */
export async function removeReports(
  { privatePhotos, states }: Pick<RescueDependencies, 'privatePhotos' | 'states'>,
  tx: Tx,
  ids: readonly string[],
): Promise<void> {
  await privatePhotos.remove(tx, 'rescue', ids);
  await deleteReports(tx, ids);
  await states.forget(tx, ids);
}
