import type { SettingName } from '#domain/settings/settings.ts';
import type { Tx } from '#server/db/database.ts';

/** As they were typed, by their names. */
export async function findSettings(query: Tx['query']): Promise<ReadonlyMap<string, string>> {
  const rows = await query.selectFrom('settings').select(['name', 'value']).execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

export async function putSetting(
  { query }: Tx,
  name: SettingName,
  value: string,
  now: string,
): Promise<void> {
  await query
    .insertInto('settings')
    .values({ name, value, changed_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, changed_at: now }))
    .execute();
}

export async function removeSetting({ query }: Tx, name: SettingName): Promise<void> {
  await query.deleteFrom('settings').where('name', '=', name).execute();
}
