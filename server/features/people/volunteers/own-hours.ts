import { v7 as uuid } from 'uuid';
import type { z } from 'zod';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import { conflict, invalidFields, notFound } from '#domain/errors.ts';
import { hoursInput, hoursLimits } from '#domain/volunteers/hours-rules.ts';
import { isVolunteering } from '#domain/volunteers/volunteer-machine.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import {
  countNoted,
  deleteNoted,
  findHours,
  findHoursOfVolunteer,
  type HoursRow,
  insertHours,
  minutesOfDay,
  sumByTaskAndMonth,
} from './hours.repository.ts';
import { lockOwnVolunteer, ownVolunteer } from './own-volunteering.ts';
import type { VolunteerDependencies } from './volunteer-dependencies.ts';

/** In a transaction that holds the volunteer locked. @throws AppError conflict (hoursTooMany) */
export async function requireRoomInDay(
  { query }: Tx,
  volunteerId: string,
  { day, minutes }: Pick<HoursRow, 'day' | 'minutes'>,
  except?: string,
): Promise<void> {
  const others = await minutesOfDay(query, volunteerId, day, except);
  if (others + minutes > hoursLimits.perDay) throw conflict('hoursTooMany');
}

export const shownHours = (row: HoursRow) => ({
  id: row.id,
  task: row.task,
  day: row.day,
  minutes: row.minutes,
  note: row.note,
  state: row.status,
  isOfShift: row.shift_id !== null,
  createdAt: row.created_at,
});

export const everyDay = { from: '0000-01-01', until: '9999-12-31' } as const;

/** What a volunteer has done outside of shifts; the coordinators confirm it. @throws AppError unauthenticated, notFound, invalid, conflict, tooManyRequests */
export async function noteHours(
  dependencies: VolunteerDependencies,
  viewer: Viewer,
  said: z.input<typeof hoursInput>,
  record?: RecordCreation,
): Promise<{ id: string }> {
  requireAccount(viewer);
  const { database, clock, limits, timezone } = dependencies;
  const input = valid(hoursInput, said);
  const today = dateIn(timezone, clock.now());
  if (input.day > today || input.day < addDays(today, -hoursLimits.daysBack)) {
    throw invalidFields({ day: 'valueInvalid' });
  }
  await admitChange(limits, viewer);
  const id = uuid();
  await database.transaction(async (tx) => {
    const volunteer = await lockOwnVolunteer(dependencies, tx, viewer);
    if (!isVolunteering(volunteer.status)) throw conflict('volunteerInactive');
    if ((await countNoted(tx.query, volunteer.id)) >= hoursLimits.waiting) {
      throw conflict('hoursTooMany');
    }
    await requireRoomInDay(tx, volunteer.id, input);
    const row: HoursRow = {
      ...input,
      id,
      created_at: clock.now().toISOString(),
      volunteer_id: volunteer.id,
      shift_id: null,
      status: 'noted',
      reviewed_by: null,
      replaces_id: null,
    };
    await insertHours(tx, [row]);
    await record?.(tx, { id });
  });
  return { id };
}

/** @throws AppError unauthenticated, notFound, conflict (hoursSettled), tooManyRequests */
export async function removeHours(
  dependencies: VolunteerDependencies,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const { database, limits } = dependencies;
  const own = await ownVolunteer(dependencies, database.query, viewer);
  const found = await findHours(database.query, id);
  if (!own || found?.volunteer_id !== own.id) throw notFound('volunteerHours');
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    if (!(await deleteNoted(tx, id))) throw conflict('hoursSettled');
  });
}

/** Without what was corrected. @throws AppError unauthenticated */
export async function findOwnHours(dependencies: VolunteerDependencies, viewer: Viewer) {
  const { query } = dependencies.database;
  const own = await ownVolunteer(dependencies, query, viewer);
  if (!own) return { total: 0, byTask: [], byMonth: [], entries: [] };
  const sums = await sumByTaskAndMonth(query, { ...everyDay, volunteerId: own.id });
  const rows = await findHoursOfVolunteer(query, own.id, hoursLimits.shown);
  return {
    ...sums,
    entries: rows.filter(({ status }) => status !== 'replaced').map(shownHours),
  };
}
