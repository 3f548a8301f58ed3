import type { Kysely } from 'kysely';
import { isStaff, isStaffRole } from '#domain/access/rights.ts';
import type { Account } from '#domain/accounts/account.ts';
import { roles } from '#domain/accounts/viewer.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { accountFromRow } from './account-rows.ts';

type Query = Kysely<Tables>;

const staff = roles.values.filter(isStaffRole);

/** Confirmed accounts of members that nobody has used since, in the order of their ids. */
export async function findUnused(
  query: Query,
  usedBefore: string,
  which: {
    /** Told before that instant, and not used since; undefined: those that have not been told since they were used. */
    notifiedBefore: string | undefined;
    afterId: string;
    most: number;
  },
): Promise<{ account: Account; lastUsedAt: string }[]> {
  const { notifiedBefore, afterId, most } = which;
  const rows = await query
    .selectFrom('users')
    .selectAll()
    .where('last_used_at', '<', usedBefore)
    .where('confirmed_at', 'is not', null)
    // Administrators have closed it: theirs to decide.
    .where('disabled', '=', 0)
    .where((eb) => eb.and(staff.map((role) => eb('roles_json', 'not like', `%"${role}"%`))))
    .where((eb) =>
      notifiedBefore === undefined
        ? eb.or([
            eb('unused_notice_at', 'is', null),
            eb('unused_notice_at', '<', eb.ref('last_used_at')),
          ])
        : eb.and([
            eb('unused_notice_at', '>=', eb.ref('last_used_at')),
            eb('unused_notice_at', '<', notifiedBefore),
          ]),
    )
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ account: accountFromRow(row), lastUsedAt: row.last_used_at }));
}

/** Until the end of the transaction nobody signs in to it; undefined where somebody has, or it is staff's by now. */
export async function lockUnused(
  { query }: Tx,
  id: string,
  usedBefore: string,
): Promise<Account | undefined> {
  // An update without a change, for it locks the row on PostgreSQL.
  const row = await query
    .updateTable('users')
    .set((eb) => ({ disabled: eb.ref('disabled') }))
    .where('id', '=', id)
    .where('last_used_at', '<', usedBefore)
    .returningAll()
    .executeTakeFirst();
  const account = row && accountFromRow(row);
  return account && isStaff(account) ? undefined : account;
}

export async function noteUnusedNotice({ query }: Tx, id: string, now: string): Promise<void> {
  await query.updateTable('users').set({ unused_notice_at: now }).where('id', '=', id).execute();
}
