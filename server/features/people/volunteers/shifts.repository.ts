import { sql } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { VolunteerShiftsTable } from '#server/db/tables/volunteers.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import type { Shift } from './shift.ts';

type Query = Tx['query'];

const fromRow = (row: VolunteerShiftsTable): Shift => ({
  id: row.id,
  createdAt: row.created_at,
  task: row.task,
  place: row.place,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  places: row.places,
  notes: row.notes,
  canceledAt: row.canceled_at,
  reviewedAt: row.reviewed_at,
});

export async function insertShifts({ query }: Tx, shifts: readonly Shift[]): Promise<void> {
  const rows = shifts.map((one) => ({
    id: one.id,
    created_at: one.createdAt,
    task: one.task,
    place: one.place,
    starts_at: one.startsAt,
    ends_at: one.endsAt,
    places: one.places,
    notes: one.notes,
    canceled_at: one.canceledAt,
    reviewed_at: one.reviewedAt,
  }));
  await query.insertInto('volunteer_shifts').values(rows).execute();
}

export async function findShift(query: Query, id: string): Promise<Shift | undefined> {
  const row = await query
    .selectFrom('volunteer_shifts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Those that begin from one instant until before another, in their order. */
export async function findShiftsBetween(
  query: Query,
  { from, until }: { from: string; until: string },
  most: number,
): Promise<Shift[]> {
  const rows = await query
    .selectFrom('volunteer_shifts')
    .selectAll()
    .where('starts_at', '>=', from)
    .where('starts_at', '<', until)
    .orderBy('starts_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(fromRow);
}

/** Over, not canceled, with somebody on them, whose hours nobody has confirmed; the oldest first. */
export async function findUnreviewed(query: Query, now: string, most: number): Promise<Shift[]> {
  const rows = await query
    .selectFrom('volunteer_shifts')
    .selectAll()
    .where('ends_at', '<=', now)
    .where('canceled_at', 'is', null)
    .where('reviewed_at', 'is', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('volunteer_turns')
          .select('id')
          .whereRef('shift_id', '=', 'volunteer_shifts.id'),
      ),
    )
    .orderBy('ends_at')
    .orderBy('id')
    .limit(most)
    .execute();
  return rows.map(fromRow);
}

export async function updateShift(
  { query }: Tx,
  id: string,
  changes: Partial<Pick<VolunteerShiftsTable, 'canceled_at' | 'reviewed_at'>>,
): Promise<void> {
  await query.updateTable('volunteer_shifts').set(changes).where('id', '=', id).execute();
}

export async function deleteShifts({ query }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query.deleteFrom('volunteer_shifts').where('id', 'in', ids).execute();
}

export const expiringShifts = expiringRows({
  table: 'volunteer_shifts',
  key: 'id',
  since: sql.ref('ends_at'),
});

/** @returns false where somebody has confirmed its hours already */
export async function takeReview({ query }: Tx, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('volunteer_shifts')
    .set({ reviewed_at: at })
    .where('id', '=', id)
    .where('reviewed_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
