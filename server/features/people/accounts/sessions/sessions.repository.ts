import { type Kysely, type Selectable, sql } from 'kysely';
import type { Role } from '#domain/accounts/viewer.ts';
import type { Language } from '#domain/language.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { SessionsTable } from '#server/db/tables/accounts.ts';
import type { Tables } from '#server/db/tables.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';

/** One sign-in of a person on a device. */
export interface Session {
  id: string;
  userId: string;
  /** Instants, UTC ISO 8601. */
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
  /** Browser and system; may be empty. */
  device: string;
  /** The caller's IP address when it was last used. */
  address: string;
  /** Whoever opened it, or has shown so since, has more than the password. */
  byTwoFactors: boolean;
}

export async function insertSession({ query }: Tx, session: Session): Promise<void> {
  await query
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      created_at: session.createdAt,
      last_used_at: session.lastUsedAt,
      expires_at: session.expiresAt,
      ended_at: null,
      device: session.device,
      address: session.address,
      by_two_factors: session.byTwoFactors ? 1 : 0,
    })
    .execute();
}

/** Somebody has shown a second factor within it. */
export async function markByTwoFactors({ query }: Tx, id: string): Promise<void> {
  await query.updateTable('sessions').set({ by_two_factors: 1 }).where('id', '=', id).execute();
}

export async function touchSession(
  { query }: Tx,
  id: string,
  { lastUsedAt, expiresAt, address }: Pick<Session, 'lastUsedAt' | 'expiresAt' | 'address'>,
): Promise<void> {
  await query
    .updateTable('sessions')
    .set({ last_used_at: lastUsedAt, expires_at: expiresAt, address })
    .where('id', '=', id)
    .execute();
}

export async function insertKey(
  { query }: Tx,
  key: { hash: string; sessionId: string; createdAt: string; expiresAt: string },
): Promise<void> {
  await query
    .insertInto('session_keys')
    .values({
      key_hash: key.hash,
      session_id: key.sessionId,
      created_at: key.createdAt,
      expires_at: key.expiresAt,
      spent_at: null,
    })
    .execute();
}

/** A key with the session that it belongs to, whatever state either is in. */
export async function findKey({ query }: Tx, hash: string) {
  return query
    .selectFrom('session_keys')
    .innerJoin('sessions', 'sessions.id', 'session_keys.session_id')
    .select([
      'sessions.id as sessionId',
      'sessions.user_id as userId',
      'sessions.created_at as createdAt',
      'sessions.ended_at as endedAt',
      'sessions.by_two_factors as byTwoFactors',
      'session_keys.expires_at as expiresAt',
    ])
    .where('key_hash', '=', hash)
    .executeTakeFirst();
}

/** @returns false when somebody has spent it before */
export async function spendKey({ query }: Tx, hash: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('session_keys')
    .set({ spent_at: now })
    .where('key_hash', '=', hash)
    .where('spent_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whose open session it is, with what counts of the account today. */
export async function findOpenSession(query: Kysely<Tables>, id: string, now: string) {
  const row = await query
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'users.id as userId',
      'users.roles_json as rolesJson',
      'users.language',
      'sessions.by_two_factors as byTwoFactors',
    ])
    .where('sessions.id', '=', id)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .where('users.disabled', '=', 0)
    .executeTakeFirst();
  if (!row) return undefined;
  const { userId, rolesJson, language, byTwoFactors } = row;
  return {
    userId,
    roles: JSON.parse(rolesJson) as Role[],
    language: language as Language,
    byTwoFactors: byTwoFactors === 1,
  };
}

const openSessions = (query: Kysely<Tables>, userId: string, now: string) =>
  query
    .selectFrom('sessions')
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now);

export async function listOpenSessions(
  { query }: Database,
  userId: string,
  now: string,
): Promise<Session[]> {
  const rows = await openSessions(query, userId, now)
    .selectAll()
    .orderBy('last_used_at', 'desc')
    .execute();
  return rows.map(fromRow);
}

/** Last used first. */
export async function pageOfOpenSessions(
  { query }: Database,
  userId: string,
  page: PageRequest,
  now: string,
): Promise<Paged<Session>> {
  const open = openSessions(query, userId, now);
  const { total } = await open
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await open
    .selectAll()
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .execute();
  return paged(rows.map(fromRow), Number(total), page);
}

/** Open or not, as long as they are remembered; newest first. */
export async function listSessions(query: Kysely<Tables>, userId: string): Promise<Session[]> {
  const rows = await query
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('last_used_at', 'desc')
    .execute();
  return rows.map(fromRow);
}

export type SignIn = Pick<
  Session,
  'createdAt' | 'lastUsedAt' | 'device' | 'address' | 'byTwoFactors'
>;

/** Begun before then, newest first. */
export async function findSignIns(
  { query }: Database,
  userId: string,
  { before, limit }: { before: Date; limit: number },
): Promise<SignIn[]> {
  const rows = await query
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('created_at', '<', before.toISOString())
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(fromRow);
}

/** @returns how many there were to end */
export async function endSessions(
  { query }: Tx,
  which: { userId: string; id?: string },
  now: string,
): Promise<number> {
  const { numUpdatedRows } = await query
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', which.userId)
    .where('ended_at', 'is', null)
    .$if(which.id !== undefined, (update) => update.where('id', '=', which.id ?? ''))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function deleteSessions({ query }: Tx, userId: string): Promise<void> {
  await query.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Expired ones tell for a while which devices are known. */
export const expiringSessions = expiringRows({
  table: 'sessions',
  key: 'id',
  since: sql.ref('expires_at'),
});

export async function forgetSessions({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query.deleteFrom('sessions').where('id', 'in', ids).execute();
}

function fromRow(row: Selectable<SessionsTable>): Session {
  return {
    id: row.id,
    userId: row.user_id,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
    expiresAt: row.expires_at,
    device: row.device,
    address: row.address,
    byTwoFactors: row.by_two_factors === 1,
  };
}
