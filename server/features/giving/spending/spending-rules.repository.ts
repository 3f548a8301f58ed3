import type { SpendingRules } from '#domain/spending/spending-rules.ts';
import type { Tx } from '#server/db/database.ts';

export interface StoredRules {
  /** Grows with each change. */
  revision: number;
  rules: SpendingRules;
}

/** Those that hold; undefined until somebody has set some. */
export async function currentRules(query: Tx['query']): Promise<StoredRules | undefined> {
  const row = await query
    .selectFrom('spending_rules')
    .select(['revision', 'rules_json'])
    .orderBy('revision', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { revision: row.revision, rules: JSON.parse(row.rules_json) };
}

/** @returns false where somebody else has set that revision */
export async function insertRules(
  { query }: Tx,
  { revision, rules }: StoredRules,
  changed: { at: string; by: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('spending_rules')
    .values({
      revision,
      rules_json: JSON.stringify(rules),
      changed_at: changed.at,
      changed_by: changed.by,
    })
    .onConflict((conflict) => conflict.column('revision').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
