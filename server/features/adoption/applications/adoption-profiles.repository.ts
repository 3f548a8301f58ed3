import type { AdoptionProfile } from '#domain/adoption/adoption-profile.ts';
import type { Database, Tx } from '#server/db/database.ts';

type Query = Tx['query'];

export async function findProfile(
  query: Query,
  accountId: string,
): Promise<AdoptionProfile | undefined> {
  const row = await query
    .selectFrom('adoption_profiles')
    .select('profile_json')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && (JSON.parse(row.profile_json) as AdoptionProfile);
}

/** Nobody else applies in the name of the account until the end of the transaction. */
export async function lockProfile(
  { query }: Tx,
  accountId: string,
): Promise<AdoptionProfile | undefined> {
  // An update without a change, for it locks the row on PostgreSQL.
  const row = await query
    .updateTable('adoption_profiles')
    .set((eb) => ({ updated_at: eb.ref('updated_at') }))
    .where('account_id', '=', accountId)
    .returning('profile_json')
    .executeTakeFirst();
  return row && (JSON.parse(row.profile_json) as AdoptionProfile);
}

export async function putProfile(
  { query }: Database,
  { accountId, profile, now }: { accountId: string; profile: AdoptionProfile; now: string },
): Promise<void> {
  const row = { profile_json: JSON.stringify(profile), updated_at: now, end_notice_at: null };
  await query
    .insertInto('adoption_profiles')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}

/** Not by the family itself, whose last change stays the one that counts. */
export async function replaceProfile(
  { query }: Tx,
  accountId: string,
  profile: AdoptionProfile,
): Promise<void> {
  await query
    .updateTable('adoption_profiles')
    .set({ profile_json: JSON.stringify(profile) })
    .where('account_id', '=', accountId)
    .execute();
}

/** What an account has said already stays as it is. */
export async function putProfileIfNone(
  { query }: Tx,
  { accountId, profile, now }: { accountId: string; profile: AdoptionProfile; now: string },
): Promise<void> {
  await query
    .insertInto('adoption_profiles')
    .values({ account_id: accountId, profile_json: JSON.stringify(profile), updated_at: now })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
}

export async function deleteProfile({ query }: Tx, accountId: string): Promise<void> {
  await query.deleteFrom('adoption_profiles').where('account_id', '=', accountId).execute();
}
