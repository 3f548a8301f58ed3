import type { Tx } from '#server/db/database.ts';
import { leaveCertificates } from './certificates.repository.ts';
import type { VolunteerDependencies } from './volunteer-dependencies.ts';
import { deleteVolunteers } from './volunteers.repository.ts';

export type RemovingDependencies = Pick<VolunteerDependencies, 'states' | 'jobs' | 'forgetFiles'>;

/** With their shifts, hours and histories. What verifies a certificate stays, without its PDF and whom it is about. */
export async function removeVolunteers(
  { states, jobs, forgetFiles }: RemovingDependencies,
  tx: Tx,
  ids: readonly string[],
): Promise<void> {
  for (const id of await leaveCertificates(tx, ids)) await jobs.enqueue(tx, forgetFiles, { id });
  await deleteVolunteers(tx, ids);
  await states.forget(tx, ids);
}
