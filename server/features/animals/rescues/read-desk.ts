import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { nextState } from '#domain/documents/state-machine.ts';
import { notFound } from '#domain/errors.ts';
import type { PageRequest } from '#domain/paging.ts';
import { deskTransitions, isOpenRescue, rescueMachine } from '#domain/rescues/rescue-machine.ts';
import { dayPartOf, dayParts } from '#domain/rescues/rescue-words.ts';
import type { Colleague } from '#server/features/people/accounts/accounts.service.ts';
import { alikeReports } from './alike-reports.ts';
import type { RescueDependencies } from './rescue-dependencies.ts';
import {
  allReports,
  countReports,
  pageOfReports,
  type RescueCounts,
  type RescueFilter,
} from './rescue-desk.repository.ts';
import { findEntries } from './rescue-entries.repository.ts';
import { type RescueReport, waitsForDesk } from './rescue-report.ts';
import { requireRescuer } from './rescues.policy.ts';
import { findReport } from './rescues.repository.ts';

type Names = ReadonlyMap<string, string>;

async function namesOf(
  { accounts }: RescueDependencies,
  ids: readonly (string | null)[],
): Promise<Names> {
  const contacts = await accounts.contactsOf([...new Set(ids.filter((id) => id !== null))]);
  return new Map([...contacts].map(([id, { name }]) => [id, name]));
}

const personIn = (names: Names) => (id: string | null) =>
  id === null ? null : { id, name: names.get(id) ?? '' };

function rowOf(report: RescueReport, names: Names, photos: number) {
  const { folio, createdAt, activityAt, kind, species, urgency, status } = report;
  const isOpen = isOpenRescue(status);
  return {
    ...{ id: report.id, folio, createdAt, activityAt, kind, species, urgency, photos },
    state: status,
    isOpen,
    waits: isOpen && waitsForDesk(report),
    postalCode: report.postalCode,
    federalState: report.federalState,
    place: report.place,
    attendedBy: personIn(names)(report.attendedBy),
  };
}

/** @throws AppError unauthenticated, forbidden */
export async function findReports(
  dependencies: RescueDependencies,
  viewer: Viewer,
  filter: RescueFilter,
  request: PageRequest,
) {
  requireRescuer(viewer);
  const { items, ...page } = await pageOfReports(dependencies.database, filter, request);
  const names = await namesOf(
    dependencies,
    items.map(({ attendedBy }) => attendedBy),
  );
  const photos = await dependencies.privatePhotos.list(
    dependencies.database.query,
    'rescue',
    items.map(({ id }) => id),
  );
  const count = (id: string) => photos.filter(({ subjectId }) => subjectId === id).length;
  return { ...page, items: items.map((one) => rowOf(one, names, count(one.id))) };
}

/** @throws AppError unauthenticated, forbidden */
export async function counts({ database, timezone }: RescueDependencies, viewer: Viewer) {
  const { byHour, ...found } = await countReports(database, requireRescuer(viewer));
  return { ...found, byDayPart: byDayPart(byHour, timezone) };
}

/** By the clocks of a zone. */
function byDayPart(hours: RescueCounts['byHour'], timeZone: string) {
  const clock = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  const totals = new Map(dayParts.values.map((part) => [part, 0]));
  for (const { hour, total } of hours) {
    const part = dayPartOf(Number(clock.format(new Date(`${hour}:00Z`))));
    totals.set(part, (totals.get(part) ?? 0) + total);
  }
  return [...totals].map(([part, total]) => ({ part, total }));
}

/** Who can go. @throws AppError unauthenticated, forbidden */
export function colleagues(
  { accounts }: RescueDependencies,
  viewer: Viewer,
): Promise<readonly Colleague[]> {
  requireRescuer(viewer);
  return accounts.holdersOf('rescues.attend');
}

/** All of a report. Changes nothing. @throws AppError unauthenticated, forbidden, notFound */
export async function openReport(dependencies: RescueDependencies, viewer: Viewer, folio: number) {
  requireRescuer(viewer);
  const { database, documentStates, privatePhotos } = dependencies;
  const report = await findReport(database.query, { folio });
  if (!report) throw notFound('rescueReport');
  const { id, status, accountId } = report;
  const entries = await findEntries(database.query, [id]);
  const history = (await documentStates.historiesOf('rescueReport', [id])).get(id) ?? [];
  const photos = await privatePhotos.list(database.query, 'rescue', [id]);
  const alike = await alikeReports(dependencies, report);
  const names = await namesOf(dependencies, [
    report.attendedBy,
    ...history.flatMap(({ madeAs, madeBy }) => (madeAs === 'staff' ? [madeBy] : [])),
    ...entries.map(({ author_id }) => author_id),
  ]);
  const person = personIn(names);
  return {
    ...rowOf(report, names, photos.length),
    danger: report.danger,
    exposed: report.exposed,
    alone: report.alone,
    position: report.position,
    words: report.words,
    name: report.name,
    phone: report.phone,
    email: report.email,
    language: report.language,
    hasAccount: accountId !== null,
    expiresAt: report.expiresAt,
    petId: report.petId,
    pictures: photos.map((photo) => privatePhotos.signedPath(photo.id)),
    transitions: deskTransitions.filter(
      (name) => nextState(rescueMachine, status, name) !== undefined,
    ),
    mayAdmit: nextState(rescueMachine, status, 'admit') !== undefined,
    history: history.map(({ at, status: state, madeAs, madeBy, words }) => ({
      at,
      state: state as RescueReport['status'],
      by: madeAs === 'staff' ? person(madeBy) : null,
      words,
    })),
    entries: entries.map((entry) => ({
      id: entry.id,
      createdAt: entry.created_at,
      isOurs: entry.is_ours === 1,
      author: person(entry.author_id),
      text: entry.text,
    })),
    alike: alike.map(({ report: { folio, createdAt, place }, reasons }) => ({
      ...{ folio, createdAt, place, reasons },
    })),
  };
}

/** All that the list finds, in portions; noted in the log. @throws AppError unauthenticated, forbidden, tooManyRequests */
export async function exportReports(
  { database, limits, audit }: RescueDependencies,
  { viewer, address }: Actor,
  filter: RescueFilter,
): Promise<AsyncIterable<RescueReport[]>> {
  const actorId = requireRescuer(viewer);
  await limits.consume('export', actorId);
  await database.transaction((tx) =>
    audit.record(tx, {
      ...{ action: 'rescue.exported', actorId, subjectId: null, address },
      details: {},
    }),
  );
  return allReports(database, filter);
}
