import { type SqlBool, sql } from 'kysely';
import {
  openVolunteerStates,
  type VolunteerState,
  volunteeringStates,
} from '#domain/volunteers/volunteer-machine.ts';
import type { Tx } from '#server/db/database.ts';

import type { StoreState } from '#server/features/kits/document-states/document-states.service.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { sameEmail } from '#server/features/kits/querying/same-email.ts';
import type { Volunteer } from './volunteer.ts';
import { fromRow, rowOf } from './volunteer-rows.ts';

type Query = Tx['query'];

/** Somebody: an account, and a mailbox that has been shown to be theirs; undefined where it has not. */
export interface Person {
  accountId: string | null;
  email: string | undefined;
}

const liveStates = [...openVolunteerStates, ...volunteeringStates];

export async function insertVolunteer({ query }: Tx, volunteer: Volunteer): Promise<void> {
  await query.insertInto('volunteers').values(rowOf(volunteer)).execute();
}

type By = { id: string } | { folio: number };

export async function findVolunteer(query: Query, by: By): Promise<Volunteer | undefined> {
  const rows = query.selectFrom('volunteers').selectAll();
  const found = 'id' in by ? rows.where('id', '=', by.id) : rows.where('folio', '=', by.folio);
  const row = await found.executeTakeFirst();
  return row && fromRow(row);
}

/** Nobody else changes it until the end of the transaction. */
export async function lockVolunteer({ query }: Tx, by: By): Promise<Volunteer | undefined> {
  // An update without a change, for it locks the row on PostgreSQL.
  const rows = query.updateTable('volunteers').set((eb) => ({ folio: eb.ref('folio') }));
  const found = 'id' in by ? rows.where('id', '=', by.id) : rows.where('folio', '=', by.folio);
  const row = await found.returningAll().executeTakeFirst();
  return row && fromRow(row);
}

export const storeVolunteerState: StoreState<
  VolunteerState,
  { ended_at?: string | null; tasks_json?: string }
> = async ({ query }, id, from, changes) => {
  const { numUpdatedRows } = await query
    .updateTable('volunteers')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** What is searched follows. */
export async function updateVolunteer(
  { query }: Tx,
  volunteer: Volunteer,
  changes: Partial<Volunteer>,
): Promise<void> {
  const { id, status: _, folio: __, ...row } = rowOf({ ...volunteer, ...changes });
  await query.updateTable('volunteers').set(row).where('id', '=', id).execute();
}

/** Those of a person, the newest first; applications that nobody has confirmed count for nobody but their account. */
export async function findVolunteersOf(
  query: Query,
  { accountId, email }: Person,
  most = 100,
): Promise<Volunteer[]> {
  const rows = await query
    .selectFrom('volunteers')
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(accountId === null ? [] : [eb('account_id', '=', accountId)]),
        ...(email === undefined ? [] : [sameEmail('email', email)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(fromRow);
}

/** What waits for the desk, or goes on, of a person. */
export const findLive = async (
  query: Query,
  person: Person,
  except = '',
): Promise<Volunteer | undefined> =>
  (await findVolunteersOf(query, person)).find(
    ({ id, status }) => id !== except && liveStates.some((live) => live === status),
  );

export async function moveVolunteers(
  { query }: Tx,
  { userId, from, to }: { userId: string; from: string; to: string },
): Promise<void> {
  for (const volunteer of await findVolunteersOf(query, { accountId: userId, email: from })) {
    const { email, search_text } = rowOf({ ...volunteer, email: to });
    await query
      .updateTable('volunteers')
      .set({ email, search_text })
      .where('id', '=', volunteer.id)
      .where(sameEmail('email', from))
      .execute();
  }
}

export async function deleteVolunteers({ query }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query.deleteFrom('volunteers').where('id', 'in', ids).execute();
}

const isState = (...states: VolunteerState[]) =>
  sql<SqlBool>`status in (${sql.join(states.map((one) => sql.lit(one)))})`;

export const expiringUnconfirmed = expiringRows({
  table: 'volunteers',
  key: 'id',
  since: sql.ref('created_at'),
  condition: isState('unconfirmed'),
});
export const expiringApplications = expiringRows({
  table: 'volunteers',
  key: 'id',
  since: sql.ref('ended_at'),
  condition: sql<SqlBool>`ended_at is not null and ${isState('declined', 'withdrawn')}`,
});
export const expiringVolunteers = expiringRows({
  table: 'volunteers',
  key: 'id',
  since: sql.ref('ended_at'),
  condition: sql<SqlBool>`ended_at is not null and ${isState('ended')}`,
});
