import type { Tx } from '#server/db/database.ts';

interface AdoptionTime {
  id: string;
  petIds: string[];
  /** Instant; null where nobody noted it. */
  adoptedAt: string | null;
}

/** Of these pets the applications that led to an adoption and did not end with a return, the latest first. */
export async function findAdoptionTimes(
  query: Tx['query'],
  petIds: readonly string[],
): Promise<AdoptionTime[]> {
  if (petIds.length === 0) return [];
  const rows = await query
    .selectFrom('adoption_applications')
    .select(['id', 'pet_id', 'second_pet_id', 'created_at', 'adoption_minutes'])
    .where((eb) => eb.or([eb('pet_id', 'in', petIds), eb('second_pet_id', 'in', petIds)]))
    .where('status', '=', 'adopted')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, pet_id, second_pet_id, created_at, adoption_minutes }) => ({
    id,
    petIds: second_pet_id === null ? [pet_id] : [pet_id, second_pet_id],
    adoptedAt:
      adoption_minutes === null
        ? null
        : new Date(Date.parse(created_at) + adoption_minutes * 60_000).toISOString(),
  }));
}
