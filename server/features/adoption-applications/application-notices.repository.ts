import {
  type AdoptionApplication,
  applicationFields,
} from '#domain/adoption/application-fields.ts';
import type { ApplicationState } from '#domain/adoption/application-machine.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { entityTable } from '../querying/entity-table.ts';

const table = entityTable('adoption_applications', applicationFields);

/** What somebody was told because time passed: each once for an application. */
export type NoticeStep = 'rescuer3' | 'rescuer7' | 'family14' | 'staff14' | `reserved ${string}`;

/** @returns false when it has been told before, or is told by another process */
export async function claimNotice(
  { query }: Tx,
  applicationId: string,
  step: NoticeStep,
  now: string,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('application_notices')
    .values({ application_id: applicationId, step, sent_at: now })
    .onConflict((conflict) => conflict.columns(['application_id', 'step']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export async function forgetNotices({ query }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query.deleteFrom('application_notices').where('application_id', 'in', ids).execute();
}

const received: ApplicationState = 'received';

/** Applications that nobody has looked at since they were sent before an instant, and about which a step was not told. */
function unread(query: Tx['query'], step: NoticeStep, before: string) {
  return query
    .selectFrom('adoption_applications')
    .where('status', '=', received)
    .where('created_at', '<=', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('application_notices')
            .select('step')
            .whereRef('application_id', '=', 'adoption_applications.id')
            .where('step', '=', step),
        ),
      ),
    );
}

/** Who looks after pets with such applications, in the order of their ids. */
export async function findRescuersOfUnread(
  { query }: Database,
  step: NoticeStep,
  before: string,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const rows = await unread(query, step, before)
    .select((eb) => eb.ref('pet_owner_id').$castTo<string>().as('id'))
    .distinct()
    .where('pet_owner_id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Oldest first. */
export async function findUnread(
  query: Tx['query'],
  step: NoticeStep,
  before: string,
  most: number,
): Promise<AdoptionApplication[]> {
  const rows = await unread(query, step, before)
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(table.read);
}

/** All that nobody has looked at of a rescuer's, oldest first. */
export async function findUnreadOf(
  { query }: Tx,
  rescuerId: string,
  before: string,
  most: number,
): Promise<AdoptionApplication[]> {
  const rows = await query
    .selectFrom('adoption_applications')
    .selectAll()
    .where('pet_owner_id', '=', rescuerId)
    .where('status', '=', received)
    .where('created_at', '<=', before)
    .orderBy('created_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(table.read);
}

/** @param today YYYY-MM-DD: the ids of reservations whose last day has passed, from behind `after` */
export async function findOverdue(
  { query }: Database,
  today: string,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const rows = await query
    .selectFrom('adoption_applications')
    .select('id')
    .where('status', '=', 'reserved' satisfies ApplicationState)
    .where('reserved_until', '<', today)
    .where('id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
