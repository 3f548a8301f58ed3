import { v7 as uuid } from 'uuid';
import type { Tx } from '#server/db/database.ts';
import type { Shift, Turn } from './shift.ts';
import type { Volunteer } from './volunteer.ts';
import { fromRow } from './volunteer-rows.ts';

type Query = Tx['query'];

const turnOf = (row: {
  id: string;
  shift_id: string;
  volunteer_id: string;
  offered_at: string | null;
  wants_shift_id: string | null;
}): Turn => ({
  id: row.id,
  shiftId: row.shift_id,
  volunteerId: row.volunteer_id,
  offeredAt: row.offered_at,
  wants: row.wants_shift_id,
});

export interface PersonOnShift {
  turn: Turn;
  volunteer: Volunteer;
}

/** Who is on these shifts, in the order in which they took them. */
export async function findPeople(
  query: Query,
  shiftIds: readonly string[],
): Promise<PersonOnShift[]> {
  if (shiftIds.length === 0) return [];
  const rows = await query
    .selectFrom('volunteer_turns')
    .innerJoin('volunteers', 'volunteers.id', 'volunteer_turns.volunteer_id')
    .selectAll('volunteers')
    .select([
      'volunteer_turns.id as turn_id',
      'volunteer_turns.shift_id',
      'volunteer_turns.offered_at',
      'volunteer_turns.wants_shift_id',
    ])
    .where('volunteer_turns.shift_id', 'in', shiftIds)
    .orderBy('volunteer_turns.taken_at')
    .orderBy('volunteer_turns.id')
    .execute();
  return rows.map((row) => ({
    turn: turnOf({ ...row, id: row.turn_id, volunteer_id: row.id }),
    volunteer: fromRow(row),
  }));
}

export async function findTurn(query: Query, id: string): Promise<Turn | undefined> {
  const row = await query
    .selectFrom('volunteer_turns')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && turnOf(row);
}

/** A volunteer's on shifts that end after an instant and are not canceled, in their order. */
export async function findTurnsAfter(
  query: Query,
  volunteerId: string,
  after: string,
  most = 200,
): Promise<{ turn: Turn; shift: Pick<Shift, 'id' | 'startsAt' | 'endsAt'> }[]> {
  const rows = await query
    .selectFrom('volunteer_turns')
    .innerJoin('volunteer_shifts', 'volunteer_shifts.id', 'volunteer_turns.shift_id')
    .selectAll('volunteer_turns')
    .select(['starts_at', 'ends_at'])
    .where('volunteer_id', '=', volunteerId)
    .where('ends_at', '>', after)
    .where('canceled_at', 'is', null)
    .orderBy('starts_at')
    .limit(most)
    .execute();
  return rows.map((row) => ({
    turn: turnOf(row),
    shift: { id: row.shift_id, startsAt: row.starts_at, endsAt: row.ends_at },
  }));
}

export async function insertTurn(
  { query }: Tx,
  {
    shiftId,
    volunteerId,
    at,
    remindedAt,
  }: Record<'shiftId' | 'volunteerId' | 'at', string> & {
    remindedAt: string | null;
  },
): Promise<void> {
  await query
    .insertInto('volunteer_turns')
    .values({
      id: uuid(),
      shift_id: shiftId,
      volunteer_id: volunteerId,
      taken_at: at,
      reminded_at: remindedAt,
      offered_at: null,
      wants_shift_id: null,
    })
    .execute();
}

export async function deleteTurn({ query }: Tx, id: string): Promise<void> {
  await query.deleteFrom('volunteer_turns').where('id', '=', id).execute();
}

export async function offerTurn(
  { query }: Tx,
  id: string,
  offer: { at: string | null; wants: string | null },
): Promise<void> {
  await query
    .updateTable('volunteer_turns')
    .set({ offered_at: offer.at, wants_shift_id: offer.wants })
    .where('id', '=', id)
    .execute();
}

/** Somebody else goes: what was offered is not any more. */
export async function handTurn(
  { query }: Tx,
  id: string,
  { volunteerId, at }: { volunteerId: string; at: string },
): Promise<void> {
  await query
    .updateTable('volunteer_turns')
    .set({ volunteer_id: volunteerId, taken_at: at, offered_at: null, wants_shift_id: null })
    .where('id', '=', id)
    .execute();
}

/** Of shifts that begin after an instant: their places are free. */
export async function releaseTurns({ query }: Tx, volunteerId: string, after: string) {
  await query
    .deleteFrom('volunteer_turns')
    .where('volunteer_id', '=', volunteerId)
    .where('shift_id', 'in', (eb) =>
      eb.selectFrom('volunteer_shifts').select('id').where('starts_at', '>', after),
    )
    .execute();
}

/** On shifts that begin between two instants, of whom nobody has been reminded. */
export async function findUnreminded(
  query: Query,
  { from, until }: { from: string; until: string },
  most: number,
): Promise<string[]> {
  const rows = await query
    .selectFrom('volunteer_turns')
    .innerJoin('volunteer_shifts', 'volunteer_shifts.id', 'volunteer_turns.shift_id')
    .select('volunteer_turns.id')
    .where('starts_at', '>', from)
    .where('starts_at', '<=', until)
    .where('canceled_at', 'is', null)
    .where('reminded_at', 'is', null)
    .orderBy('starts_at')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** @returns whether this is the first time */
export async function noteReminder({ query }: Tx, id: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('volunteer_turns')
    .set({ reminded_at: at })
    .where('id', '=', id)
    .where('reminded_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
