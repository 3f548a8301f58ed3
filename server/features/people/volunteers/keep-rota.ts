import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays, daysBetween, isDate } from '#domain/dates.ts';
import { conflict, invalidFields, notFound } from '#domain/errors.ts';
import { instantIn } from '#domain/events/place-time.ts';
import { tidyText } from '#domain/text.ts';
import {
  minutesBetween,
  overlap,
  shiftInput,
  shiftLimits,
} from '#domain/volunteers/shift-rules.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditAction } from '#server/features/people/audit/audit.service.ts';
import { join, lockRota } from './change-shifts.ts';
import { shownShift } from './read-shifts.ts';
import type { Shift } from './shift.ts';
import { findShift, findShiftsBetween, insertShifts, updateShift } from './shifts.repository.ts';
import { deleteTurn, findPeople, findTurnsAfter } from './turns.repository.ts';
import type { VolunteerDependencies } from './volunteer-dependencies.ts';
import { pageOfVolunteers } from './volunteer-desk.repository.ts';
import { requireCoordinator } from './volunteers.policy.ts';
import { findVolunteer } from './volunteers.repository.ts';

/** Seven days from one on, by the clocks of the site. @throws AppError unauthenticated, forbidden, invalid */
export async function findRota(
  { database: { query }, timezone }: VolunteerDependencies,
  viewer: Viewer,
  from: string,
) {
  requireCoordinator(viewer);
  if (!isDate(from)) throw invalidFields({ from: 'valueInvalid' });
  const midnight = (date: string) => instantIn(timezone, date, '00:00').toISOString();
  const span = { from: midnight(from), until: midnight(addDays(from, 7)) };
  const shifts = await findShiftsBetween(query, span, shiftLimits.shown);
  const people = await findPeople(
    query,
    shifts.map(({ id }) => id),
  );
  return shifts.map((shift) => {
    const here = people.filter(({ turn }) => turn.shiftId === shift.id);
    return {
      ...shownShift(shift),
      taken: here.length,
      isCanceled: shift.canceledAt !== null,
      isReviewed: shift.reviewedAt !== null,
      people: here.map(({ turn, volunteer: { folio, name } }) => ({
        ...{ folio, name },
        isOffered: turn.offeredAt !== null,
      })),
    };
  });
}

/** One, or one a week. @throws AppError unauthenticated, forbidden, invalid, tooManyRequests */
export async function createShifts(
  { database, clock, limits, audit, timezone }: VolunteerDependencies,
  { viewer, address }: Actor,
  said: z.input<typeof shiftInput>,
  record?: RecordCreation,
): Promise<{ ids: string[] }> {
  const actorId = requireCoordinator(viewer);
  const { day, from, until, weeks, ...one } = valid(shiftInput, said);
  const now = clock.now();
  const ahead = daysBetween(dateIn(timezone, now), day) + 7 * (weeks - 1);
  if (ahead > shiftLimits.daysAhead || instantIn(timezone, day, from) <= now) {
    throw invalidFields({ day: 'valueInvalid' });
  }
  await admitChange(limits, viewer);
  const shifts = Array.from({ length: weeks }, (_, week): Shift => {
    const date = addDays(day, 7 * week);
    // By the clocks, on the day after where it ends behind midnight.
    const isOverMidnight = until <= from;
    return {
      ...one,
      id: uuid(),
      createdAt: now.toISOString(),
      startsAt: instantIn(timezone, date, from).toISOString(),
      endsAt: instantIn(timezone, isOverMidnight ? addDays(date, 1) : date, until).toISOString(),
      canceledAt: null,
      reviewedAt: null,
    };
  });
  const result = { ids: shifts.map(({ id }) => id) };
  await database.transaction(async (tx) => {
    await insertShifts(tx, shifts);
    const details = { count: shifts.length, minutes: minutesBetween(from, until) };
    const action = 'volunteerShift.created' as const;
    await audit.record(tx, { action, actorId, subjectId: null, address, details });
    await record?.(tx, result);
  });
  return result;
}

/** Of a shift that has not begun. @throws AppError unauthenticated, forbidden, notFound, conflict (shiftOver), tooManyRequests */
async function change(
  dependencies: VolunteerDependencies,
  { viewer, address }: Actor,
  shiftId: string,
  action: AuditAction,
  make: (tx: Tx, shift: Shift) => Promise<{ folio?: number; accountId?: string | null }>,
): Promise<void> {
  const actorId = requireCoordinator(viewer);
  const { database, limits, clock, audit } = dependencies;
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    await lockRota(dependencies, tx);
    const shift = await findShift(tx.query, shiftId);
    if (!shift) throw notFound('volunteerShift');
    if (shift.canceledAt !== null || shift.startsAt <= clock.now().toISOString()) {
      throw conflict('shiftOver');
    }
    const { folio, accountId = null } = await make(tx, shift);
    const details = folio === undefined ? {} : { folio };
    await audit.record(tx, { action, actorId, subjectId: accountId, address, details });
  });
}

const wordsRule = z.object({
  words: z.string().transform(tidyText).pipe(z.string().max(shiftLimits.notes, 'tooLong')),
});

/** Whoever is on it is told. @throws AppError as `change`, invalid */
export const cancelShift = (
  dependencies: VolunteerDependencies,
  actor: Actor,
  shiftId: string,
  said: { words: string },
): Promise<void> =>
  change(dependencies, actor, shiftId, 'volunteerShift.canceled', async (tx, shift) => {
    const { words } = valid(wordsRule, said);
    await updateShift(tx, shift.id, { canceled_at: dependencies.clock.now().toISOString() });
    for (const { volunteer } of await findPeople(tx.query, [shift.id])) {
      await dependencies.mails.tellOfShift(tx, volunteer, shift, 'canceled', words);
    }
    return {};
  });

/** Who may be put on it: the first hundred. @throws AppError unauthenticated, forbidden, notFound */
export async function findFree(
  { database, clock }: VolunteerDependencies,
  viewer: Viewer,
  shiftId: string,
) {
  requireCoordinator(viewer);
  const shift = await findShift(database.query, shiftId);
  if (!shift) throw notFound('volunteerShift');
  const filter = { term: '', scope: 'all', state: 'accepted', task: shift.task } as const;
  const { items } = await pageOfVolunteers(database, filter, { page: 1, limit: 100 });
  const now = clock.now().toISOString();
  const free = [];
  for (const { id, folio, name, tasks } of items) {
    const turns = await findTurnsAfter(database.query, id, now);
    const isFree = !turns.some((one) => overlap(one.shift, shift));
    if (isFree && tasks.includes(shift.task)) free.push({ folio, name });
  }
  return free;
}

/** @throws AppError as `change` */
export const assignShift = (
  dependencies: VolunteerDependencies,
  actor: Actor,
  shiftId: string,
  folio: number,
): Promise<void> =>
  change(dependencies, actor, shiftId, 'volunteerShift.assigned', async (tx, shift) => {
    const volunteer = await findVolunteer(tx.query, { folio });
    if (!volunteer) throw notFound('volunteer');
    if (await join(dependencies, tx, volunteer, shift)) {
      await dependencies.mails.tellOfShift(tx, volunteer, shift, 'assigned');
    }
    return volunteer;
  });

/** @throws AppError as `change`, conflict (shiftNotOwn) */
export const releaseShift = (
  dependencies: VolunteerDependencies,
  actor: Actor,
  shiftId: string,
  folio: number,
): Promise<void> =>
  change(dependencies, actor, shiftId, 'volunteerShift.released', async (tx, shift) => {
    const people = await findPeople(tx.query, [shift.id]);
    const found = people.find(({ volunteer }) => volunteer.folio === folio);
    if (!found) throw conflict('shiftNotOwn');
    await deleteTurn(tx, found.turn.id);
    await dependencies.mails.tellOfShift(tx, found.volunteer, shift, 'released');
    return found.volunteer;
  });
