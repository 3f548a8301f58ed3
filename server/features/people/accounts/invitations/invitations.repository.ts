import { type Selectable, sql } from 'kysely';
import { type Role, roles as roleWords } from '#domain/accounts/viewer.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { UserInvitationsTable } from '#server/db/tables/accounts.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';

export interface Invitation {
  /** Whose account it will be: one that nobody has confirmed yet. */
  userId: string;
  /** The administrator who stands for it; null once that account is gone. */
  invitedBy: string | null;
  roles: Role[];
  /** Instants, UTC ISO 8601. */
  createdAt: string;
  sentAt: string;
  expiresAt: string;
}

export type PendingInvitation = Invitation & { name: string; email: string };

/** @returns false when the person has one already */
export async function insertInvitation(
  { query }: Tx,
  { userId, invitedBy, roles, createdAt, sentAt, expiresAt }: Invitation,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('user_invitations')
    .values({
      user_id: userId,
      invited_by: invitedBy,
      roles_json: JSON.stringify(roles),
      created_at: createdAt,
      sent_at: sentAt,
      expires_at: expiresAt,
    })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function findInvitation({ query }: Tx, userId: string) {
  const row = await query
    .selectFrom('user_invitations')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** @returns the invitation, which is no more */
export async function takeInvitation({ query }: Tx, userId: string) {
  const row = await query
    .deleteFrom('user_invitations')
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
  return row && fromRow(row);
}

export async function renewInvitation(
  { query }: Tx,
  userId: string,
  { invitedBy, sentAt, expiresAt }: Pick<Invitation, 'invitedBy' | 'sentAt' | 'expiresAt'>,
): Promise<void> {
  await query
    .updateTable('user_invitations')
    .set({ invited_by: invitedBy, sent_at: sentAt, expires_at: expiresAt })
    .where('user_id', '=', userId)
    .execute();
}

const pending = (query: Database['query']) =>
  query
    .selectFrom('user_invitations')
    .innerJoin('users', 'users.id', 'user_invitations.user_id')
    .where('users.confirmed_at', 'is', null);

export async function countPending(query: Database['query']): Promise<number> {
  const { total } = await pending(query)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Newest first. */
export async function pageOfPending(
  { query }: Database,
  request: PageRequest,
): Promise<Paged<PendingInvitation>> {
  const rows = await pending(query)
    .selectAll('user_invitations')
    .select(['users.name', 'users.email'])
    .orderBy('user_invitations.created_at', 'desc')
    .orderBy('user_invitations.user_id', 'desc')
    .limit(request.limit)
    .offset((request.page - 1) * request.limit)
    .execute();
  const items = rows.map((row) => ({ ...fromRow(row), name: row.name, email: row.email }));
  return paged(items, await countPending(query), request);
}

/** Those that have expired, and those of accounts that were confirmed in another way. */
export const expiringInvitations = expiringRows({
  table: 'user_invitations',
  key: 'user_id',
  since: sql`coalesce((select confirmed_at from users where users.id = user_invitations.user_id), expires_at)`,
});

export async function forgetInvitations({ query }: Tx, userIds: readonly string[]): Promise<void> {
  await query.deleteFrom('user_invitations').where('user_id', 'in', userIds).execute();
}

function fromRow(row: Selectable<UserInvitationsTable>): Invitation {
  const words: unknown[] = JSON.parse(row.roles_json);
  return {
    userId: row.user_id,
    invitedBy: row.invited_by,
    roles: roleWords.values.filter((role) => words.includes(role)),
    createdAt: row.created_at,
    sentAt: row.sent_at,
    expiresAt: row.expires_at,
  };
}
