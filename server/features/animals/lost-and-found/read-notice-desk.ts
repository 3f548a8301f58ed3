import type { Actor } from '#domain/access/actor.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { mostCounted } from '#domain/dashboard/attention.ts';
import { nextState } from '#domain/documents/state-machine.ts';
import { notFound } from '#domain/errors.ts';
import { noticeDeskTransitions, noticeMachine } from '#domain/lost-and-found/notice-machine.ts';
import type { PageRequest } from '#domain/paging.ts';
import { countBlocked, findContacts, findEntries } from './contacts.repository.ts';
import { findMatches, shownMatch } from './find-matches.ts';
import { requireModerator } from './lost-and-found.policy.ts';
import type { PetNotice } from './notice.ts';
import type { NoticeDependencies } from './notice-dependencies.ts';
import {
  allNotices,
  countInState,
  type NoticeDeskFilter,
  pageOfNotices,
} from './notice-desk.repository.ts';
import { findNotice } from './notices.repository.ts';
import { reunitedThisYear } from './read-notices.ts';

const rowOf = (notice: PetNotice, photos: number, blocked: number) => ({
  id: notice.id,
  folio: notice.folio,
  createdAt: notice.createdAt,
  kind: notice.kind,
  species: notice.species,
  state: notice.status,
  happenedOn: notice.happenedOn,
  place: notice.place || notice.federalState,
  area: notice.area,
  photos,
  blocked,
});

/** @throws AppError unauthenticated, forbidden */
export async function findDesk(
  { database, privatePhotos }: NoticeDependencies,
  viewer: Viewer,
  filter: NoticeDeskFilter,
  request: PageRequest,
) {
  requireModerator(viewer);
  const { items, ...page } = await pageOfNotices(database, filter, request);
  const ids = items.map(({ id }) => id);
  const photos = await privatePhotos.list(database.query, 'notice', ids);
  const blocked = await countBlocked(database.query, ids);
  const count = (id: string) => photos.filter(({ subjectId }) => subjectId === id).length;
  return {
    ...page,
    items: items.map((one) => rowOf(one, count(one.id), blocked.get(one.id) ?? 0)),
  };
}

/** Waiting and published ones no further than `mostCounted`. @throws AppError unauthenticated, forbidden */
export async function counts(dependencies: NoticeDependencies, viewer: Viewer) {
  requireModerator(viewer);
  const { database } = dependencies;
  return {
    waiting: await countInState(database, 'inReview', mostCounted),
    published: await countInState(database, 'published', 10_000),
    reunited: await reunitedThisYear(dependencies),
  };
}

/** All that the desk decides by: neither the answer to the question nor the chip's number. @throws AppError unauthenticated, forbidden, notFound */
export async function openDesk(dependencies: NoticeDependencies, viewer: Viewer, folio: number) {
  requireModerator(viewer);
  const { database, privatePhotos, documentStates, accounts } = dependencies;
  const notice = await findNotice(database.query, { folio });
  if (!notice) throw notFound('petNotice');
  const { id, status } = notice;
  const photos = await privatePhotos.list(database.query, 'notice', [id]);
  const blocked = (await findContacts(database.query, [id])).filter(
    ({ state }) => state === 'blocked',
  );
  const entries = await findEntries(
    database.query,
    blocked.map((one) => one.id),
  );
  const history = (await documentStates.historiesOf('petNotice', [id])).get(id) ?? [];
  const staff = history.flatMap(({ madeAs, madeBy }) =>
    madeAs === 'staff' && madeBy ? [madeBy] : [],
  );
  const names = await accounts.contactsOf([...new Set(staff)]);
  return {
    ...rowOf(notice, photos.length, blocked.length),
    sex: notice.sex,
    size: notice.size,
    color: notice.color,
    otherColor: notice.otherColor,
    marks: notice.marks,
    question: notice.question,
    hasChip: notice.microchip !== '',
    email: notice.email,
    language: notice.language,
    expiresAt: notice.expiresAt,
    changedAt: notice.changedAt,
    pictures: photos.map((photo) => ({ id: photo.id, path: privatePhotos.signedPath(photo.id) })),
    transitions: noticeDeskTransitions.filter(
      (name) => nextState(noticeMachine, status, name) !== undefined,
    ),
    history: history.map(({ at, status: state, madeAs, madeBy, words }) => ({
      at,
      state: state as PetNotice['status'],
      by: madeAs === 'staff' && madeBy ? (names.get(madeBy)?.name ?? null) : null,
      words,
    })),
    matches: (await findMatches(dependencies, notice)).map(shownMatch),
    blockedContacts: blocked.map((contact) => ({
      id: contact.id,
      createdAt: contact.created_at,
      state: contact.state,
      email: contact.email,
      texts: [
        contact.answer,
        ...entries.filter((one) => one.contact_id === contact.id).map(({ text }) => text),
      ].filter(Boolean),
    })),
  };
}

/** All that the list finds, in portions; noted in the log. @throws AppError unauthenticated, forbidden, tooManyRequests */
export async function exportDesk(
  { database, limits, audit }: NoticeDependencies,
  { viewer, address }: Actor,
  filter: NoticeDeskFilter,
): Promise<AsyncIterable<PetNotice[]>> {
  const actorId = requireModerator(viewer);
  await limits.consume('export', actorId);
  await database.transaction((tx) =>
    audit.record(tx, {
      ...{ action: 'notice.exported', actorId, subjectId: null, address },
      details: {},
    }),
  );
  return allNotices(database, filter);
}
