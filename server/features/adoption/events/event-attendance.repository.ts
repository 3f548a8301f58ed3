import type { Database, Tx } from '#server/db/database.ts';

/** Whether a pet came; null while nobody has said so. */
export type Attended = boolean | null;

interface Attendance {
  /** How many people came; null while nobody has said so. */
  visitors: number | null;
  /** By pet. */
  attended: ReadonlyMap<string, Attended>;
}

/** Of an event that there is. */
export async function findAttendance(
  { query }: Pick<Database, 'query'>,
  eventId: string,
): Promise<Attendance> {
  const event = await query
    .selectFrom('adoption_events')
    .select('visitors')
    .where('id', '=', eventId)
    .executeTakeFirst();
  const rows = await query
    .selectFrom('event_participants')
    .select(['pet_id', 'attended'])
    .where('event_id', '=', eventId)
    .execute();
  return {
    visitors: event?.visitors ?? null,
    attended: new Map(rows.map((row) => [row.pet_id, asAttended(row.attended)])),
  };
}

export async function noteVisitors({ query }: Tx, eventId: string, visitors: number | null) {
  await query.updateTable('adoption_events').set({ visitors }).where('id', '=', eventId).execute();
}

export async function noteAttended(
  { query }: Tx,
  eventId: string,
  petIds: readonly string[],
  attended: Attended,
) {
  if (petIds.length === 0) return;
  await query
    .updateTable('event_participants')
    .set({ attended: attended === null ? null : attended ? 1 : 0 })
    .where('event_id', '=', eventId)
    .where('pet_id', 'in', petIds)
    .execute();
}

export const asAttended = (column: 0 | 1 | null): Attended =>
  column === null ? null : column === 1;
