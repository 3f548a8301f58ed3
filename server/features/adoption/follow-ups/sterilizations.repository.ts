import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import type { Database, Tx } from '#server/db/database.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';

type Query = Tx['query'];

/** Days are YYYY-MM-DD. */
export interface SterilizationPromise {
  id: string;
  applicationId: string;
  petId: string;
  dueOn: string;
  remindOn: string | null;
  /** Instant; null until whoever looks after the pet has seen that it is done. */
  doneAt: string | null;
}

const columns = [
  'id',
  'application_id as applicationId',
  'pet_id as petId',
  'due_on as dueOn',
  'remind_on as remindOn',
  'done_at as doneAt',
] as const;

/** A later one for the same pet takes the place of the former. */
export async function storePromise(
  { query }: Tx,
  { applicationId, petId, dueOn, remindOn }: Omit<SterilizationPromise, 'id' | 'doneAt'>,
): Promise<void> {
  await query
    .insertInto('sterilization_promises')
    .values({
      id: uuid(),
      application_id: applicationId,
      pet_id: petId,
      due_on: dueOn,
      remind_on: remindOn,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['application_id', 'pet_id'])
        .doUpdateSet({ due_on: dueOn, remind_on: remindOn }),
    )
    .execute();
}

export const findPromises = (
  query: Query,
  applicationIds: readonly string[],
): Promise<SterilizationPromise[]> =>
  applicationIds.length === 0
    ? Promise.resolve([])
    : query
        .selectFrom('sterilization_promises')
        .select(columns)
        .where('application_id', 'in', applicationIds)
        .orderBy('due_on')
        .orderBy('id')
        .execute();

export const findPromise = (query: Query, id: string): Promise<SterilizationPromise | undefined> =>
  query
    .selectFrom('sterilization_promises')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();

/** @param day YYYY-MM-DD */
export async function findPromisesToRemind(
  { query }: Database,
  day: string,
  most: number,
): Promise<string[]> {
  const rows = await query
    .selectFrom('sterilization_promises')
    .select('id')
    .where('remind_on', '<=', day)
    .orderBy('remind_on')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

export async function storeReminder(
  { query }: Tx,
  id: string,
  remindOn: string | null,
): Promise<void> {
  await query
    .updateTable('sterilization_promises')
    .set({ remind_on: remindOn })
    .where('id', '=', id)
    .execute();
}

export async function markDone({ query }: Tx, id: string, doneAt: string): Promise<void> {
  await query
    .updateTable('sterilization_promises')
    .set({ done_at: doneAt, remind_on: null })
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}

/** The pet came back: nobody is reminded any more. */
export async function stopReminders({ query }: Tx, applicationId: string): Promise<void> {
  await query
    .updateTable('sterilization_promises')
    .set({ remind_on: null })
    .where('application_id', '=', applicationId)
    .execute();
}

export async function deletePromises({ query }: Tx, ids: readonly string[]): Promise<void> {
  await query.deleteFrom('sterilization_promises').where('id', 'in', ids).execute();
}

export async function deletePromisesOf({ query }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query.deleteFrom('sterilization_promises').where('application_id', 'in', ids).execute();
}

export const expiringPromises = expiringRows({
  table: 'sterilization_promises',
  key: 'id',
  since: sql.ref('due_on'),
});
