import type { Tx } from '#server/db/database.ts';

/** In centavos; null where nobody set one. */
export async function findBudget(query: Tx['query'], petId: string): Promise<number | null> {
  const row = await query
    .selectFrom('pet_budgets')
    .select('amount_cents')
    .where('pet_id', '=', petId)
    .executeTakeFirst();
  return row?.amount_cents ?? null;
}

/** @param amountCents null: none any more */
export async function storeBudget(
  { query }: Tx,
  petId: string,
  amountCents: number | null,
  now: string,
): Promise<void> {
  if (amountCents === null) {
    await query.deleteFrom('pet_budgets').where('pet_id', '=', petId).execute();
    return;
  }
  const row = { amount_cents: amountCents, changed_at: now };
  await query
    .insertInto('pet_budgets')
    .values({ pet_id: petId, ...row })
    .onConflict((conflict) => conflict.column('pet_id').doUpdateSet(row))
    .execute();
}
