import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { dateIn } from '#domain/clock.ts';
import { isDate } from '#domain/dates.ts';
import { conflict, invalidFields, notFound } from '#domain/errors.ts';
import { hoursLimits, hoursNote, minutesRule } from '#domain/volunteers/hours-rules.ts';
import type { Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditAction } from '#server/features/people/audit/audit.service.ts';
import {
  allConfirmed,
  findHours,
  findHoursOfVolunteer,
  findNoted,
  type HoursRow,
  insertHours,
  settleHours,
  sumByTaskAndMonth,
  sumByVolunteer,
} from './hours.repository.ts';
import { everyDay, requireRoomInDay, shownHours } from './own-hours.ts';
import type { Shift } from './shift.ts';
import { findShift, findUnreviewed, takeReview } from './shifts.repository.ts';
import { findPeople } from './turns.repository.ts';
import type { Volunteer } from './volunteer.ts';
import type { VolunteerDependencies } from './volunteer-dependencies.ts';
import { requireCoordinator } from './volunteers.policy.ts';
import { findVolunteer, lockVolunteer } from './volunteers.repository.ts';

/** Shown of each. */
const mostShown = 100;

const minutesOf = ({ startsAt, endsAt }: Shift) =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000);

/** @throws AppError unauthenticated, forbidden */
export async function findHoursToReview(
  { database: { query }, clock }: VolunteerDependencies,
  viewer: Viewer,
) {
  requireCoordinator(viewer);
  const shifts = await findUnreviewed(query, clock.now().toISOString(), mostShown);
  const people = await findPeople(
    query,
    shifts.map(({ id }) => id),
  );
  const noted = await findNoted(query, mostShown);
  return {
    shifts: shifts.map((shift) => ({
      id: shift.id,
      task: shift.task,
      place: shift.place,
      startsAt: shift.startsAt,
      endsAt: shift.endsAt,
      minutes: minutesOf(shift),
      people: people
        .filter(({ turn }) => turn.shiftId === shift.id)
        .map(({ volunteer: { folio, name } }) => ({ folio, name })),
    })),
    entries: noted.map((row) => ({ ...shownHours(row), folio: row.folio, name: row.name })),
  };
}

/** @throws AppError unauthenticated, forbidden, notFound */
export async function findHoursOf(
  { database: { query } }: VolunteerDependencies,
  viewer: Viewer,
  folio: number,
) {
  requireCoordinator(viewer);
  const volunteer = await findVolunteer(query, { folio });
  if (!volunteer) throw notFound('volunteer');
  const sums = await sumByTaskAndMonth(query, { ...everyDay, volunteerId: volunteer.id });
  const rows = await findHoursOfVolunteer(query, volunteer.id, hoursLimits.shown);
  return {
    ...sums,
    entries: rows.map((row) => ({ ...shownHours(row), replaces: row.replaces_id })),
  };
}

const attendance = z.array(z.object({ folio: z.number(), minutes: minutesRule }));

/**
 * Who came to a shift that is over, and how long; whoever was on it and is not named did not come. Once: what follows is
 * a correction.
 * @throws AppError unauthenticated, forbidden, notFound, invalid, conflict, tooManyRequests
 */
export async function reviewShift(
  dependencies: VolunteerDependencies,
  { viewer, address }: Actor,
  shiftId: string,
  said: z.input<typeof attendance>,
): Promise<void> {
  const actorId = requireCoordinator(viewer);
  const { database, clock, limits, audit, timezone } = dependencies;
  const present = valid(attendance, said);
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const shift = await findShift(tx.query, shiftId);
    if (!shift) throw notFound('volunteerShift');
    const now = clock.now().toISOString();
    if (shift.endsAt > now) throw conflict('shiftNotOver');
    if (shift.canceledAt !== null || !(await takeReview(tx, shiftId, now))) {
      throw conflict('hoursSettled');
    }
    const people = (await findPeople(tx.query, [shiftId])).sort((a, b) =>
      a.volunteer.id.localeCompare(b.volunteer.id),
    );
    const day = dateIn(timezone, new Date(shift.startsAt));
    for (const { volunteer } of people) {
      const minutes = present.find(({ folio }) => folio === volunteer.folio)?.minutes ?? 0;
      await lockVolunteer(tx, { id: volunteer.id });
      await requireRoomInDay(tx, volunteer.id, { day, minutes });
      await insertHours(tx, [
        {
          ...{ id: uuid(), created_at: now, volunteer_id: volunteer.id, shift_id: shiftId },
          ...{ task: shift.task, day, minutes, note: '', status: 'confirmed' as const },
          ...{ reviewed_by: actorId, replaces_id: null },
        },
      ]);
    }
    const details = { count: people.length };
    const action = 'volunteerHours.confirmed' as const;
    await audit.record(tx, { action, actorId, subjectId: null, address, details });
  });
}

/** @throws AppError unauthenticated, forbidden, notFound, tooManyRequests */
async function change(
  { database, limits, audit }: VolunteerDependencies,
  { viewer, address }: Actor,
  id: string,
  action: AuditAction,
  make: (tx: Tx, row: HoursRow, volunteer: Volunteer, actorId: string) => Promise<void>,
): Promise<void> {
  const actorId = requireCoordinator(viewer);
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const found = await findHours(tx.query, id);
    const volunteer = found && (await lockVolunteer(tx, { id: found.volunteer_id }));
    // As they are now, behind the lock.
    const row = await findHours(tx.query, id);
    if (!row || !volunteer) throw notFound('volunteerHours');
    await make(tx, row, volunteer, actorId);
    const { folio, accountId: subjectId } = volunteer;
    await audit.record(tx, { action, actorId, subjectId, address, details: { folio } });
  });
}

/** What a volunteer noted. @throws AppError as `change`, invalid, conflict */
export const reviewHours = (
  dependencies: VolunteerDependencies,
  actor: Actor,
  id: string,
  { confirms, minutes: said }: { confirms: boolean; minutes?: number | undefined },
): Promise<void> =>
  change(
    dependencies,
    actor,
    id,
    'volunteerHours.confirmed',
    async (tx, row, { id: whose }, actorId) => {
      const { minutes } = valid(z.object({ minutes: minutesRule }), {
        minutes: said ?? row.minutes,
      });
      if (confirms) await requireRoomInDay(tx, whose, { day: row.day, minutes }, id);
      const changes = confirms
        ? ({ status: 'confirmed', minutes, reviewed_by: actorId } as const)
        : ({ status: 'rejected', reviewed_by: actorId } as const);
      if (!(await settleHours(tx, { id, from: 'noted' }, changes))) throw conflict('hoursSettled');
    },
  );

const correction = z.object({ minutes: minutesRule, note: hoursNote });

/** Of confirmed ones: what stood before stays, marked as such. @throws AppError as `change`, invalid, conflict */
export const correctHours = (
  dependencies: VolunteerDependencies,
  actor: Actor,
  id: string,
  said: z.input<typeof correction>,
): Promise<void> =>
  change(
    dependencies,
    actor,
    id,
    'volunteerHours.corrected',
    async (tx, row, { id: whose }, actorId) => {
      const { minutes, note } = valid(correction, said);
      await requireRoomInDay(tx, whose, { day: row.day, minutes }, id);
      const isTaken = await settleHours(tx, { id, from: 'confirmed' }, { status: 'replaced' });
      if (!isTaken) throw conflict('hoursSettled');
      await insertHours(tx, [
        {
          ...{ ...row, id: uuid(), minutes, note, status: 'confirmed' },
          created_at: dependencies.clock.now().toISOString(),
          ...{ reviewed_by: actorId, replaces_id: id },
        },
      ]);
    },
  );

interface Span {
  /** YYYY-MM-DD, both included. */
  from: string;
  until: string;
}

function requireSpan({ from, until }: Span): void {
  if (!isDate(from)) throw invalidFields({ from: 'valueInvalid' });
  if (!isDate(until) || until < from) throw invalidFields({ until: 'valueInvalid' });
}

/** @throws AppError unauthenticated, forbidden, invalid */
export async function sumHours(
  { database: { query } }: VolunteerDependencies,
  viewer: Viewer,
  span: Span,
) {
  requireCoordinator(viewer);
  requireSpan(span);
  return {
    ...(await sumByTaskAndMonth(query, span)),
    byVolunteer: await sumByVolunteer(query, span, mostShown),
  };
}

/** In portions; noted in the log. @throws AppError unauthenticated, forbidden, invalid, tooManyRequests */
export async function exportHours(
  { database, limits, audit }: VolunteerDependencies,
  { viewer, address }: Actor,
  span: Span,
) {
  const actorId = requireCoordinator(viewer);
  requireSpan(span);
  await limits.consume('export', actorId);
  await database.transaction((tx) =>
    audit.record(tx, {
      ...{ action: 'volunteerHours.exported', actorId, subjectId: null, address },
      details: {},
    }),
  );
  return allConfirmed(database, span);
}
