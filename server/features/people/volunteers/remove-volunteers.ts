import type { Tx } from '#server/db/database.ts';
import type { VolunteerDependencies } from './volunteer-dependencies.ts';
import { deleteVolunteers } from './volunteers.repository.ts';

/** With their histories. */
export async function removeVolunteers(
  { states }: Pick<VolunteerDependencies, 'states'>,
  tx: Tx,
  ids: readonly string[],
): Promise<void> {
  await deleteVolunteers(tx, ids);
  await states.forget(tx, ids);
}
