import type { Tx } from '#server/db/database.ts';
import { petsNamedIn } from '#server/features/animals/pets/core/pet-use.ts';
import type { MonthlyDonation } from './monthly-donation.ts';
import { readMonthly } from './monthly-rows.ts';

export const findPetsWithMonthly = petsNamedIn('monthly_donations');

/** Those that go on, or may begin, for a pet. */
export async function findMonthlyForPet(
  query: Tx['query'],
  petId: string,
  limit: number,
): Promise<MonthlyDonation[]> {
  const rows = await query
    .selectFrom('monthly_donations')
    .selectAll()
    .where('pet_id', '=', petId)
    .where('status', 'not in', ['cancelled', 'expired'])
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(readMonthly);
}
