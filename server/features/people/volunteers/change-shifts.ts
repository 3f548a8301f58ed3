import type { Viewer } from '#domain/accounts/viewer.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { lateNotice, overlap, shiftLimits } from '#domain/volunteers/shift-rules.ts';
import type { Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { ownVolunteer } from './own-volunteering.ts';
import type { Shift, Turn } from './shift.ts';
import { shiftInWords } from './shift-words.ts';
import { findShift } from './shifts.repository.ts';
import {
  deleteTurn,
  findPeople,
  findTurn,
  findTurnsAfter,
  handTurn,
  insertTurn,
  offerTurn,
} from './turns.repository.ts';
import type { Volunteer } from './volunteer.ts';
import type { VolunteerDependencies } from './volunteer-dependencies.ts';
import { findVolunteer } from './volunteers.repository.ts';

/** Who is on which shift changes in turn: of forty who want the last place one gets it. */
export const lockRota = ({ database }: Pick<VolunteerDependencies, 'database'>, tx: Tx) =>
  database.dialect.lockTable(tx.query, 'volunteer_turns');

/** @throws AppError conflict: their state, their tasks, and what they have to do at that time */
async function requireFree(
  { clock }: Pick<VolunteerDependencies, 'clock'>,
  tx: Tx,
  volunteer: Volunteer,
  shift: Shift,
  /** A turn of theirs that they give for it. */
  given?: string,
): Promise<void> {
  const now = clock.now().toISOString();
  if (shift.canceledAt !== null || shift.startsAt <= now) throw conflict('shiftOver');
  if (volunteer.status !== 'accepted') throw conflict('volunteerInactive');
  if (!volunteer.tasks.includes(shift.task)) throw conflict('shiftTask');
  const others = (await findTurnsAfter(tx.query, volunteer.id, now)).filter(
    ({ turn }) => turn.id !== given,
  );
  if (others.length >= shiftLimits.upcoming) throw conflict('tooManyShifts');
  if (others.some((other) => overlap(other.shift, shift))) throw conflict('shiftOverlaps');
}

/** Puts somebody on a shift with room. Nothing happens where they are on it already. @throws AppError conflict */
export async function join(
  dependencies: Pick<VolunteerDependencies, 'clock'>,
  tx: Tx,
  volunteer: Volunteer,
  shift: Shift,
): Promise<boolean> {
  const people = await findPeople(tx.query, [shift.id]);
  if (people.some((one) => one.volunteer.id === volunteer.id)) return false;
  await requireFree(dependencies, tx, volunteer, shift);
  if (people.length >= shift.places) throw conflict('shiftFull');
  const now = dependencies.clock.now();
  const isSoon = Date.parse(shift.startsAt) - now.getTime() <= lateNotice;
  const at = now.toISOString();
  await insertTurn(tx, {
    ...{ shiftId: shift.id, volunteerId: volunteer.id, at },
    remindedAt: isSoon ? at : null,
  });
  return true;
}

interface Own {
  volunteer: Volunteer;
  shift: Shift;
  /** Theirs on it. */
  turn: Turn | undefined;
}

/** @throws AppError unauthenticated, notFound, tooManyRequests */
async function change(
  dependencies: VolunteerDependencies,
  viewer: Viewer,
  shiftId: string,
  make: (tx: Tx, own: Own) => Promise<void>,
): Promise<void> {
  const { database, limits } = dependencies;
  const found = await ownVolunteer(dependencies, database.query, viewer);
  if (!found) throw notFound('volunteer');
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    await lockRota(dependencies, tx);
    const volunteer = await findVolunteer(tx.query, { id: found.id });
    const shift = await findShift(tx.query, shiftId);
    if (!volunteer || !shift) throw notFound('volunteerShift');
    const people = await findPeople(tx.query, [shift.id]);
    const turn = people.find((one) => one.volunteer.id === volunteer.id)?.turn;
    await make(tx, { volunteer, shift, turn });
  });
}

/** @throws AppError unauthenticated, notFound, tooManyRequests, conflict */
export const takeShift = (
  dependencies: VolunteerDependencies,
  viewer: Viewer,
  shiftId: string,
): Promise<void> =>
  change(dependencies, viewer, shiftId, async (tx, { volunteer, shift }) => {
    await join(dependencies, tx, volunteer, shift);
  });

/** @param tells however late it is; the coordinators are told then @throws AppError as `takeShift` */
export const leaveShift = (
  dependencies: VolunteerDependencies,
  viewer: Viewer,
  shiftId: string,
  tells: boolean,
): Promise<void> =>
  change(dependencies, viewer, shiftId, async (tx, { volunteer, shift, turn }) => {
    if (!turn) throw conflict('shiftNotOwn');
    const left = Date.parse(shift.startsAt) - dependencies.clock.now().getTime();
    if (left <= 0) throw conflict('shiftOver');
    const isLate = left < lateNotice;
    if (isLate && !tells) throw conflict('shiftLate');
    await deleteTurn(tx, turn.id);
    if (isLate && shift.canceledAt === null) {
      await dependencies.mails.alertDesk(tx, volunteer, 'cannotCome', (language) =>
        shiftInWords(shift, language, dependencies.timezone),
      );
    }
  });

/** @param wants the shift for which alone it is given; null: to anybody who may take it @throws AppError as `takeShift` */
export const offerShift = (
  dependencies: VolunteerDependencies,
  viewer: Viewer,
  shiftId: string,
  wants: string | null,
): Promise<void> =>
  change(dependencies, viewer, shiftId, async (tx, { volunteer, shift, turn }) => {
    if (!turn) throw conflict('shiftNotOwn');
    const at = dependencies.clock.now().toISOString();
    if (shift.startsAt <= at || shift.canceledAt !== null) throw conflict('shiftOver');
    if (wants !== null) {
      const wanted = await findShift(tx.query, wants);
      if (!wanted) throw notFound('volunteerShift');
      await requireFree(dependencies, tx, volunteer, wanted, turn.id);
    }
    await offerTurn(tx, turn.id, { at, wants });
  });

/** @throws AppError as `takeShift` */
export const withdrawOffer = (
  dependencies: VolunteerDependencies,
  viewer: Viewer,
  shiftId: string,
): Promise<void> =>
  change(dependencies, viewer, shiftId, async (tx, { turn }) => {
    if (!turn) throw conflict('shiftNotOwn');
    await offerTurn(tx, turn.id, { at: null, wants: null });
  });

/**
 * Goes in the place of whoever offered it, who goes to the wanted shift where they asked for one. Both are told, and the
 * coordinators.
 * @param turnId the offer's
 * @throws AppError as `takeShift`
 */
export async function takeOffer(
  dependencies: VolunteerDependencies,
  viewer: Viewer,
  turnId: string,
): Promise<void> {
  const { database, clock, mails, timezone } = dependencies;
  const offered = await findTurn(database.query, turnId);
  if (!offered) throw notFound('volunteerShift');
  await change(
    dependencies,
    viewer,
    offered.shiftId,
    async (tx, { volunteer, shift, turn: own }) => {
      // As it is now, behind the lock.
      const turn = await findTurn(tx.query, turnId);
      if (!turn || turn.offeredAt === null) throw conflict('shiftTaken');
      const giver = await findVolunteer(tx.query, { id: turn.volunteerId });
      if (!giver || own) throw conflict('shiftTaken');
      const at = clock.now().toISOString();
      const wanted = turn.wants === null ? undefined : await findShift(tx.query, turn.wants);
      const back = wanted && (await findPeople(tx.query, [wanted.id]));
      const given = back?.find((one) => one.volunteer.id === volunteer.id)?.turn;
      if (turn.wants !== null && !given) throw conflict('shiftNotOwn');
      await requireFree(dependencies, tx, volunteer, shift, given?.id);
      if (wanted && given) {
        await requireFree(dependencies, tx, giver, wanted, turn.id);
        await handTurn(tx, given.id, { volunteerId: giver.id, at });
        await mails.tellOfShift(tx, giver, wanted, 'taken');
        await mails.tellOfShift(tx, volunteer, wanted, 'given');
      }
      await handTurn(tx, turn.id, { volunteerId: volunteer.id, at });
      await mails.tellOfShift(tx, giver, shift, 'given');
      await mails.tellOfShift(tx, volunteer, shift, 'taken');
      await mails.alertDesk(tx, volunteer, 'swapped', (language) =>
        shiftInWords(shift, language, timezone),
      );
    },
  );
}
