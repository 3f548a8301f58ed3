import type { Tx } from '#server/db/database.ts';
import { releaseTurns } from './turns.repository.ts';
import type { VolunteerDependencies } from './volunteer-dependencies.ts';

/** Gives back all that somebody has taken and that has not begun. */
export async function freeShifts(
  { database, clock }: Pick<VolunteerDependencies, 'database' | 'clock'>,
  tx: Tx,
  volunteerId: string,
): Promise<void> {
  await database.dialect.lockTable(tx.query, 'volunteer_turns');
  await releaseTurns(tx, volunteerId, clock.now().toISOString());
}
