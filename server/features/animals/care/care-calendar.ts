import { createHash } from 'node:crypto';
import { v4 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { careLimits } from '#domain/care/care-kinds.ts';
import { namedByKind } from '#domain/care/care-names.ts';
import { addDays, daysBetween } from '#domain/dates.ts';
import { notFound } from '#domain/errors.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { bookletWords } from './booklet-words.ts';
import {
  deleteCalendar,
  findCalendar,
  findCalendarOf,
  storeCalendar,
} from './care-calendar.repository.ts';
import type { CalendarDependencies } from './care-dependencies.ts';
import { findDueNext } from './care-next.repository.ts';
import { scopeOf, type ToDo, withPets } from './care-reading.ts';

/** Days ahead that the calendar tells of. */
const daysAhead = 366;

/** @returns the key of its address; undefined where the person has none @throws AppError unauthenticated */
export async function findCareCalendar(
  { database, calendarKeys }: CalendarDependencies,
  viewer: Viewer,
): Promise<string | undefined> {
  const found = await findCalendarOf(database.query, requireAccount(viewer));
  return found && calendarKeys.keyOf(found.id);
}

/** A new address; the one before ends. @returns its key @throws AppError unauthenticated, tooManyRequests */
export async function renewCareCalendar(
  { database, limits, clock, calendarKeys }: CalendarDependencies,
  viewer: Viewer,
): Promise<string> {
  const accountId = requireAccount(viewer);
  await admitChange(limits, viewer);
  const calendar = { id: uuid(), accountId, createdAt: clock.now().toISOString() };
  await database.transaction((tx) => storeCalendar(tx, calendar));
  return calendarKeys.keyOf(calendar.id);
}

/** @throws AppError unauthenticated, tooManyRequests */
export async function removeCareCalendar(
  { database, limits }: CalendarDependencies,
  viewer: Viewer,
): Promise<void> {
  const accountId = requireAccount(viewer);
  await admitChange(limits, viewer);
  await database.transaction((tx) => deleteCalendar(tx, accountId));
}

/**
 * What is due in the next year for the animals that the address's person looks after, each on its day; what is late
 * stands on today's.
 * @returns iCalendar (RFC 5545), in the person's language
 * @throws AppError notFound, tooManyRequests
 */
export async function readCareCalendar(
  dependencies: CalendarDependencies,
  { address }: Pick<Actor, 'address'>,
  key: string,
): Promise<string> {
  const { database, limits, calendarKeys, accounts, calendars } = dependencies;
  const { query } = database;
  const id = calendarKeys.idIn(key);
  if (id === undefined) await limits.consume('mailLink', address);
  const calendar = id === undefined ? undefined : await findCalendar(query, id);
  const { accountId = '' } = calendar ?? {};
  const person = calendar && (await accounts.contactsOf([accountId])).get(accountId);
  if (!calendar || !person || person.disabled) throw notFound('calendar');
  await limits.consume('careCalendar', calendar.id);
  const today = dependencies.today();
  const page = { until: addDays(today, daysAhead), most: careLimits.toDo };
  const due = await findDueNext(query, await scopeOf(dependencies, query, accountId), page);
  const items = await withPets(dependencies, query, due, today);
  const { write } = await calendars.open({
    language: person.language,
    method: 'PUBLISH',
    name: names[person.language],
  });
  return write(items.map((one) => entryOf(dependencies, one, today, person.language)));
}

const names = { es: 'Cuidados de mis mascotas', en: 'Care of my pets' };

function entryOf({ siteUrl }: CalendarDependencies, due: ToDo, today: string, language: Language) {
  const words = bookletWords[language];
  const { pet, kind, product, series, dueOn } = due;
  const name = product ? (language === 'en' && product.nameEn) || product.name : due.title;
  const known = createHash('sha256').update(`${pet.id} ${series} ${due.dose}`).digest('hex');
  const late = Math.max(0, daysBetween(dueOn, today));
  return {
    id: `care-${known.slice(0, 32)}`,
    // Later ones go before: what is late moves from day to day.
    sequence: late,
    title: `${pet.name}: ${namedByKind(words.kinds[kind], name, ', ')}`,
    day: late > 0 ? today : dueOn,
    description: words.guide,
    url: siteUrl + pathFor('medicalRecord', language, { id: pet.id }),
  };
}
