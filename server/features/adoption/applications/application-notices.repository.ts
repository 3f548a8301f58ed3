import { sql } from 'kysely';
import {
  type AdoptionApplication,
  applicationFields,
} from '#domain/adoption/application-fields.ts';
import { type ApplicationState, openStates } from '#domain/adoption/application-machine.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { entityTable } from '#server/features/kits/querying/entity-table.ts';

const table = entityTable('adoption_applications', applicationFields);

/** What somebody was told because time passed: each once for an application. */
export type NoticeStep = `${TimedStep} ${string}` | `reserved ${string}`;

/** Reminders of whoever is waited for, and the word to the other side. */
export type TimedStep =
  | 'rescuer3'
  | 'rescuer7'
  | 'family14'
  | 'staff14'
  | 'asked3'
  | 'asked7'
  | 'asked14';

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

const open = [...openStates];

/** Whom applications wait for. */
export type Side = 'rescuer' | 'family';
const sinceOf = { rescuer: 'rescuer_since', family: 'family_since' } as const;

/** A step that is told once for each time that somebody is waited for. @param since an instant */
export const stepSince = (step: TimedStep, since: string): NoticeStep => `${step} ${since}`;

/** Open applications that have waited for one side since before an instant, and about which a step was not told. */
function waitingFor(query: Tx['query'], side: Side, step: TimedStep, before: string) {
  const since = sinceOf[side];
  return query
    .selectFrom('adoption_applications')
    .where('status', 'in', open)
    .where(since, '<=', before)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('application_notices')
            .select('step')
            .whereRef('application_id', '=', 'adoption_applications.id')
            .where('step', '=', sql<string>`cast(${`${step} `} as text) || ${sql.ref(since)}`),
        ),
      ),
    );
}

/** Who looks after pets with such applications, in the order of their ids. */
export async function findRescuersWaitedFor(
  { query }: Database,
  step: TimedStep,
  before: string,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  const rows = await waitingFor(query, 'rescuer', step, before)
    .select((eb) => eb.ref('pet_owner_id').$castTo<string>().as('id'))
    .distinct()
    .where('pet_owner_id', '>', after)
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** Those that have waited longest first. */
export async function findWaitingFor(
  query: Tx['query'],
  side: Side,
  step: TimedStep,
  { before, most }: { before: string; most: number },
): Promise<AdoptionApplication[]> {
  const rows = await waitingFor(query, side, step, before)
    .selectAll()
    .orderBy(sinceOf[side])
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(table.read);
}

/** All that wait for a rescuer, those that have waited longest first. */
export async function findWaitingForRescuer(
  { query }: Tx,
  rescuerId: string,
  { before, most }: { before: string; most: number },
): Promise<AdoptionApplication[]> {
  const rows = await query
    .selectFrom('adoption_applications')
    .selectAll()
    .where('pet_owner_id', '=', rescuerId)
    .where('status', 'in', open)
    .where('rescuer_since', '<=', before)
    .orderBy('rescuer_since')
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
