import type { Viewer } from '#domain/accounts/viewer.ts';
import { lateNotice, overlap, shiftLimits } from '#domain/volunteers/shift-rules.ts';
import { ownVolunteer } from './own-volunteering.ts';
import type { Shift } from './shift.ts';
import { findShiftsBetween } from './shifts.repository.ts';
import { findPeople, findTurnsAfter } from './turns.repository.ts';
import { firstNameOf } from './volunteer.ts';
import type { VolunteerDependencies } from './volunteer-dependencies.ts';

const day = 86_400_000;

export const shownShift = ({ id, task, place, startsAt, endsAt, places, notes }: Shift) => ({
  ...{ id, task, place, startsAt, endsAt, places, notes },
});

/**
 * What a volunteer may take from now on, what is theirs, and what others offer; nothing while they do not volunteer. Of
 * others they read first names, of those on a shift of their own and of those who offer one.
 * @throws AppError unauthenticated
 */
export async function findShifts(dependencies: VolunteerDependencies, viewer: Viewer) {
  const { query } = dependencies.database;
  const volunteer = await ownVolunteer(dependencies, query, viewer);
  if (volunteer?.status !== 'accepted') return { shifts: [], offers: [] };
  const now = dependencies.clock.now();
  const until = new Date(now.getTime() + shiftLimits.daysShown * day).toISOString();
  const all = await findShiftsBetween(query, { from: now.toISOString(), until }, shiftLimits.shown);
  const own = await findTurnsAfter(query, volunteer.id, now.toISOString());
  const isOwn = (id: string) => own.some(({ shift }) => shift.id === id);
  const shown = all.filter(
    ({ id, task, canceledAt }) =>
      canceledAt === null && (volunteer.tasks.includes(task) || isOwn(id)),
  );
  const people = await findPeople(
    query,
    shown.map(({ id }) => id),
  );
  const shifts = shown.map((shift) => {
    const here = people.filter(({ turn }) => turn.shiftId === shift.id);
    const mine = here.find((one) => one.volunteer.id === volunteer.id);
    return {
      ...shownShift(shift),
      taken: here.length,
      isMine: mine !== undefined,
      overlaps: own.some((one) => one.shift.id !== shift.id && overlap(one.shift, shift)),
      mates: mine
        ? here.filter((one) => one !== mine).map((one) => firstNameOf(one.volunteer.name))
        : [],
      isOffered: mine !== undefined && mine.turn.offeredAt !== null,
      isLate: Date.parse(shift.startsAt) - now.getTime() < lateNotice,
    };
  });
  const offers = people
    .filter(
      ({ turn, volunteer: other }) =>
        turn.offeredAt !== null &&
        other.id !== volunteer.id &&
        !isOwn(turn.shiftId) &&
        (turn.wants === null || isOwn(turn.wants)),
    )
    .map(({ turn, volunteer: other }) => ({
      id: turn.id,
      shiftId: turn.shiftId,
      by: firstNameOf(other.name),
      wants: turn.wants,
    }));
  return { shifts, offers };
}
