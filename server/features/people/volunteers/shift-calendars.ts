import { v4 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { shiftLimits } from '#domain/volunteers/shift-rules.ts';
import { volunteerLabels } from '#domain/volunteers/volunteer-labels.ts';
import { isVolunteering } from '#domain/volunteers/volunteer-machine.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { ownVolunteer } from './own-volunteering.ts';
import type { Shift } from './shift.ts';
import {
  deleteCalendar,
  findCalendarOf,
  findCalendarOwner,
  storeCalendar,
} from './shift-calendars.repository.ts';
import { findShift } from './shifts.repository.ts';
import { findTurnsAfter } from './turns.repository.ts';
import type { VolunteerDependencies } from './volunteer-dependencies.ts';
import { findVolunteer } from './volunteers.repository.ts';

/** @returns the key of its address; undefined where the person has none @throws AppError unauthenticated */
export async function findShiftCalendar(
  dependencies: VolunteerDependencies,
  viewer: Viewer,
): Promise<string | undefined> {
  const { query } = dependencies.database;
  const own = await ownVolunteer(dependencies, query, viewer);
  const id = own && (await findCalendarOf(query, own.id));
  return id === undefined ? undefined : dependencies.calendarKeys.keyOf(id);
}

/** A new address; the one before ends. @returns its key @throws AppError unauthenticated, notFound, tooManyRequests */
export async function renewShiftCalendar(
  dependencies: VolunteerDependencies,
  viewer: Viewer,
): Promise<string> {
  const { database, limits, clock, calendarKeys } = dependencies;
  const own = await ownVolunteer(dependencies, database.query, viewer);
  if (!own || !isVolunteering(own.status)) throw notFound('volunteer');
  await admitChange(limits, viewer);
  const id = uuid();
  const createdAt = clock.now().toISOString();
  await database.transaction((tx) => storeCalendar(tx, { volunteerId: own.id, id, createdAt }));
  return calendarKeys.keyOf(id);
}

/** @throws AppError unauthenticated, tooManyRequests */
export async function removeShiftCalendar(
  dependencies: VolunteerDependencies,
  viewer: Viewer,
): Promise<void> {
  const { database, limits } = dependencies;
  const own = await ownVolunteer(dependencies, database.query, viewer);
  await admitChange(limits, viewer);
  if (own) await database.transaction((tx) => deleteCalendar(tx, own.id));
}

/** The shifts to come of whoever has the key. @returns iCalendar (RFC 5545) @throws AppError notFound, tooManyRequests */
export async function readShiftCalendar(
  dependencies: VolunteerDependencies,
  { address }: Pick<Actor, 'address'>,
  key: string,
): Promise<string> {
  const { database, limits, calendarKeys, accounts, clock } = dependencies;
  const { query } = database;
  const id = calendarKeys.idIn(key);
  if (id === undefined) await limits.consume('mailLink', address);
  const ownerId = id === undefined ? undefined : await findCalendarOwner(query, id);
  const owner = ownerId === undefined ? undefined : await findVolunteer(query, { id: ownerId });
  if (!id || !owner || (await accounts.isSuspended(owner.accountId, query))) {
    throw notFound('calendar');
  }
  await limits.consume('volunteerCalendar', id);
  const turns = await findTurnsAfter(
    query,
    owner.id,
    clock.now().toISOString(),
    shiftLimits.upcoming,
  );
  const shifts = await Promise.all(turns.map(({ shift }) => findShift(query, shift.id)));
  return write(
    dependencies,
    shifts.filter((shift) => shift !== undefined),
    owner.language,
  );
}

/** One of theirs. @throws AppError unauthenticated, notFound */
export async function downloadShift(
  dependencies: VolunteerDependencies,
  viewer: Viewer,
  shiftId: string,
  language: Language,
): Promise<string> {
  const { database, clock } = dependencies;
  const own = await ownVolunteer(dependencies, database.query, viewer);
  const turns = own && (await findTurnsAfter(database.query, own.id, clock.now().toISOString()));
  const isOwn = turns?.some(({ shift }) => shift.id === shiftId);
  const shift = isOwn ? await findShift(database.query, shiftId) : undefined;
  if (!shift) throw notFound('volunteerShift');
  return write(dependencies, [shift], language);
}

const names = { es: 'Mi voluntariado', en: 'My volunteering' };

async function write(
  { calendars, siteUrl }: VolunteerDependencies,
  shifts: readonly Shift[],
  language: Language,
): Promise<string> {
  const { write } = await calendars.open({ language, method: 'PUBLISH', name: names[language] });
  return write(
    shifts.map(({ id, task, place, startsAt, endsAt, notes }) => ({
      id: `shift-${id}`,
      sequence: 0,
      title: volunteerLabels[language].tasks[task],
      start: new Date(startsAt),
      end: new Date(endsAt),
      location: place,
      ...(notes && { description: notes }),
      url: siteUrl + pathFor('myVolunteering', language),
    })),
  );
}
