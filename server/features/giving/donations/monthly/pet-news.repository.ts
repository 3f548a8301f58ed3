import type { ToldOfPet } from '#domain/donations/pet-news.ts';
import type { Tx } from '#server/db/database.ts';
import type { MonthlyDonation } from './monthly-donation.ts';
import { readMonthly } from './monthly-rows.ts';
import type { SeenPet } from './pet-news.ts';

/** A monthly donation for a pet, and what its donor knows of the pet. */
export interface PetReader {
  monthly: MonthlyDonation & { petId: string };
  due: string | null;
  seen: SeenPet | undefined;
}

/** Those that are charged, and whose donor may be told today; by id, from behind `afterId`. */
export async function findPetReaders(
  query: Tx['query'],
  { today, afterId, limit }: { today: string; afterId: string; limit: number },
): Promise<PetReader[]> {
  const rows = await query
    .selectFrom('monthly_donations')
    .selectAll()
    .where('pet_id', 'is not', null)
    .where('status', '=', 'active')
    .where('wants_pet_news', '=', 1)
    .where('email', '<>', '')
    .where((eb) => eb.or([eb('pet_news_due', 'is', null), eb('pet_news_due', '<=', today)]))
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.flatMap((row) => {
    const monthly = readMonthly(row);
    const { petId } = monthly;
    if (petId === null) return [];
    const seen: SeenPet | undefined = row.pet_seen_json ? JSON.parse(row.pet_seen_json) : undefined;
    return [{ monthly: { ...monthly, petId }, due: row.pet_news_due, seen }];
  });
}

/** @returns false where somebody else was faster, or nothing is to be told any more */
export async function takePetNews(
  { query }: Tx,
  { monthly, due }: PetReader,
  { seen, next, told }: { seen: SeenPet; next: string; told?: ToldOfPet },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('monthly_donations')
    .set({
      pet_seen_json: JSON.stringify(seen),
      pet_news_due: next,
      ...(told && { pet_told_json: JSON.stringify(told) }),
    })
    .where('id', '=', monthly.id)
    .where('pet_id', '=', monthly.petId)
    .where('status', '=', 'active')
    .where('wants_pet_news', '=', 1)
    .where('email', '<>', '')
    .where((eb) => (due === null ? eb('pet_news_due', 'is', null) : eb('pet_news_due', '=', due)))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whoever wants them again hears of what comes from now on. */
export async function setPetNews({ query }: Tx, id: string, wanted: boolean): Promise<void> {
  await query
    .updateTable('monthly_donations')
    .set({
      wants_pet_news: Number(wanted),
      ...(wanted && { pet_news_due: null, pet_seen_json: null }),
    })
    .where('id', '=', id)
    .where('wants_pet_news', '=', Number(!wanted))
    .execute();
}
