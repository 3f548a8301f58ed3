import type { Tx } from '#server/db/database.ts';

/** When administrators were last mailed of it. */
export async function findWarned({ query }: Pick<Tx, 'query'>, warning: string) {
  const row = await query
    .selectFrom('operations_warnings')
    .select('mailed_at')
    .where('warning', '=', warning)
    .executeTakeFirst();
  return row?.mailed_at;
}

/** @returns whether nobody has been mailed of it since `before`: of several at once one hears yes */
export async function claimWarning(
  { query }: Tx,
  warning: string,
  now: string,
  before: string,
): Promise<boolean> {
  const claimed = await query
    .insertInto('operations_warnings')
    .values({ warning, mailed_at: now })
    .onConflict((conflict) =>
      conflict
        .column('warning')
        .doUpdateSet({ mailed_at: now })
        .where('operations_warnings.mailed_at', '<=', before),
    )
    .returning('warning')
    .executeTakeFirst();
  return claimed !== undefined;
}
