import type { Actor } from '#domain/access/actor.ts';
import { isOpenNotice } from '#domain/lost-and-found/notice-machine.ts';
import { findContacts, findEntries } from './contacts.repository.ts';
import { shownContact } from './converse.ts';
import { findMatches, shownMatch } from './find-matches.ts';
import { soon } from './notice-dates.ts';
import type { NoticeDependencies } from './notice-dependencies.ts';
import { noticeOf } from './own-notice.ts';
import { shownOf } from './read-notices.ts';

/**
 * All of a notice, for whoever made it; by the key of the browser that made it what can be seen of it alone. Changes nothing.
 * @throws AppError notFound, tooManyRequests
 */
export async function follow(
  dependencies: NoticeDependencies,
  actor: Pick<Actor, 'address'>,
  key: string,
) {
  const { notice, isManager } = await noticeOf(dependencies, actor, key);
  const { database, clock, privatePhotos } = dependencies;
  const photos = await privatePhotos.list(database.query, 'notice', [notice.id]);
  const isOpen = isOpenNotice(notice.status);
  const contacts = isManager ? await findContacts(database.query, [notice.id]) : [];
  const written = contacts.filter(({ state }) => state !== 'pending');
  const entries = await findEntries(
    database.query,
    written.map(({ id }) => id),
  );
  const matches = isManager && isOpen ? await findMatches(dependencies, notice) : [];
  return {
    ...shownOf(notice, []),
    state: notice.status,
    isOpen,
    isManager,
    mayRenew: isManager && isOpen && notice.expiresAt <= soon(clock.now()),
    expiresAt: notice.expiresAt,
    note: notice.note,
    postalCode: isManager ? notice.postalCode : '',
    answer: isManager ? notice.answer : '',
    microchip: isManager ? notice.microchip : '',
    pictures: photos.map(({ id }) => ({ id, path: privatePhotos.signedPath(id) })),
    contacts: written.map((one) => shownContact(one, entries, { isAuthor: true })),
    matches: matches.map(shownMatch),
    reunionWith: notice.reunionWith,
  };
}
