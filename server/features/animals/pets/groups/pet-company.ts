import type { Database } from '#server/db/database.ts';
import { findBondedMates } from './bonded-pairs.ts';

/** Whether the pet is adopted together with another one that is not up for adoption for now. */
export async function isWaitingForMate(
  { database, today }: { database: Database; today: () => string },
  petId: string,
): Promise<boolean> {
  const mates = await findBondedMates(database.query, [petId], today());
  return mates.some(({ isAvailable }) => !isAvailable);
}
