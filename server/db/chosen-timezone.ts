import { settings } from '#domain/settings/settings.ts';
import type { Database } from './database.ts';

/** That the organisation has chosen on a screen; one that no version knows counts as none. */
export async function chosenTimezone({ query }: Database): Promise<string | undefined> {
  const row = await query
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'timezone')
    .executeTakeFirst();
  return settings.timezone.rule.safeParse(row?.value).data;
}
