import type { Actor } from '#domain/access/actor.ts';
import { isOwner } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { isOpenNotice } from '#domain/lost-and-found/notice-machine.ts';
import type { Tx } from '#server/db/database.ts';
import type { MadeBy } from '#server/features/kits/document-states/document-states.service.ts';
import type { PetNotice } from './notice.ts';
import type { NoticeDependencies } from './notice-dependencies.ts';
import { findNotice, lockNotice, updateNotice } from './notices.repository.ts';

export interface OpenedNotice {
  notice: PetNotice;
  /** Whether its mailbox is that of whoever has the key; else they may add photos to what nobody has confirmed. */
  isManager: boolean;
}

/** Whoever has a key: it is over while the account of whoever made it is suspended. @throws AppError notFound, tooManyRequests */
export async function noticeOf(
  { keys, database: { query }, accounts, limits }: NoticeDependencies,
  { address }: Pick<Actor, 'address'>,
  key: string,
): Promise<OpenedNotice> {
  const ownId = keys.own.idIn(key);
  const id = ownId ?? keys.draft.idIn(key);
  const notice = id === undefined ? undefined : await findNotice(query, { id });
  const isManager = ownId !== undefined;
  if (
    notice &&
    (isManager || notice.status === 'unconfirmed') &&
    !(await accounts.isSuspended(notice.accountId, query))
  ) {
    return { notice, isManager };
  }
  await limits.consume('mailLink', address);
  throw notFound('petNotice');
}

/** @throws AppError notFound (also by a key that opens photos alone) */
export async function managedNotice(
  dependencies: NoticeDependencies,
  actor: Pick<Actor, 'address'>,
  key: string,
): Promise<PetNotice> {
  const { notice, isManager } = await noticeOf(dependencies, actor, key);
  if (!isManager) throw notFound('petNotice');
  return notice;
}

/** @throws AppError notFound, tooManyRequests, conflict (noticeClosed) */
export async function changeOwn(
  dependencies: NoticeDependencies,
  actor: Actor,
  key: string,
  make: (tx: Tx, notice: PetNotice) => Promise<void>,
): Promise<void> {
  const { id } = await managedNotice(dependencies, actor, key);
  await dependencies.limits.consume('noticeChange', id);
  await dependencies.database.transaction(async (tx) => {
    await make(tx, await lockOpen(tx, id));
  });
}

/** @throws AppError notFound, conflict (noticeClosed) */
export async function lockOpen(tx: Tx, id: string): Promise<PetNotice> {
  const notice = await lockNotice(tx, { id });
  if (!notice) throw notFound('petNotice');
  if (!isOpenNotice(notice.status)) throw conflict('noticeClosed');
  return notice;
}

export const madeBy = (viewer: Viewer, { accountId }: Pick<PetNotice, 'accountId'>): MadeBy =>
  isOwner(viewer, accountId)
    ? { madeAs: 'owner', madeBy: accountId }
    : { madeAs: 'linkHolder', madeBy: null };

/** What everybody has seen, or the desk has asked for, goes to the desk once more. Nobody sees it until then. */
export async function lookAgain(
  { states, clock, dataVersions, mails }: NoticeDependencies,
  tx: Tx,
  viewer: Viewer,
  notice: PetNotice,
): Promise<void> {
  await updateNotice(tx, notice.id, { changed_at: clock.now().toISOString() });
  if (notice.status !== 'published' && notice.status !== 'asked') return;
  await states.make(tx, 'edit', notice, madeBy(viewer, notice));
  if (notice.status === 'published') await dataVersions.bump(tx, 'notices');
  await mails.alert(tx, notice, 'toReview');
}
