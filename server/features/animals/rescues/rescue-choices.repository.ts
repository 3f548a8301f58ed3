import type { Selectable } from 'kysely';
import type { RescueChoice } from '#domain/rescues/rescue-choice.ts';
import type { Tx } from '#server/db/database.ts';
import type { RescueChoicesTable } from '#server/db/tables/rescues.ts';

type Query = Tx['query'];

const fromRow = (row: Selectable<RescueChoicesTable>): RescueChoice => ({
  federalStates: JSON.parse(row.federal_states_json),
  kinds: JSON.parse(row.kinds_json),
});

/** By account; those who chose nothing are not among them. */
export async function findChoices(
  query: Query,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, RescueChoice>> {
  if (accountIds.length === 0) return new Map();
  const rows = await query
    .selectFrom('rescue_choices')
    .selectAll()
    .where('account_id', 'in', accountIds)
    .execute();
  return new Map(rows.map((row) => [row.account_id, fromRow(row)]));
}

export async function storeChoice(
  { query }: Tx,
  accountId: string,
  { federalStates, kinds }: RescueChoice,
): Promise<void> {
  const chosen = {
    federal_states_json: JSON.stringify(federalStates),
    kinds_json: JSON.stringify(kinds),
  };
  await query
    .insertInto('rescue_choices')
    .values({ account_id: accountId, ...chosen })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(chosen))
    .execute();
}

export async function deleteChoice({ query }: Tx, accountId: string): Promise<void> {
  await query.deleteFrom('rescue_choices').where('account_id', '=', accountId).execute();
}
