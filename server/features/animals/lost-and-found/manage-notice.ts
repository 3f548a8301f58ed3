import type { Actor } from '#domain/access/actor.ts';
import { conflict, notFound } from '#domain/errors.ts';
import type { NoticeInput } from '#domain/lost-and-found/notice-input.ts';
import {
  isOpenNotice,
  mostNoticePhotos,
  mostOpenNotices,
} from '#domain/lost-and-found/notice-machine.ts';
import type { FileOnDisk } from '#server/adapters/files/file-store.ts';
import type { Tx } from '#server/db/database.ts';
import { contentOf, readied } from './make-notice.ts';
import { endOf } from './notice-dates.ts';
import type { NoticeDependencies } from './notice-dependencies.ts';
import { countConfirmedOf, findNotice, updateContent, updateNotice } from './notices.repository.ts';
import { changeOwn, lockOpen, lookAgain, madeBy, managedNotice, noticeOf } from './own-notice.ts';

/** Their mailbox is theirs: the desk looks at it. Again, it changes nothing. @throws AppError notFound, tooManyRequests, conflict (noticeClosed, tooManyNotices) */
export const confirm = (
  dependencies: NoticeDependencies,
  actor: Actor,
  key: string,
): Promise<void> =>
  changeOwn(dependencies, actor, key, async (tx, notice) => {
    if (notice.status !== 'unconfirmed') return;
    const { database, clock } = dependencies;
    // In turn, so that of several at once none is one too many.
    await database.dialect.lockTable(tx.query, 'pet_notices');
    if ((await countConfirmedOf(tx.query, notice)) >= mostOpenNotices) {
      throw conflict('tooManyNotices');
    }
    const changes = { expires_at: endOf(clock.now()) };
    await dependencies.states.make(tx, 'confirm', notice, madeBy(actor.viewer, notice), {
      changes,
    });
    await dependencies.mails.alert(tx, notice, 'toReview');
  });

/** All but whether it is lost or found, and the mailbox. @throws AppError notFound, tooManyRequests, invalid, conflict (noticeClosed) */
export async function edit(
  dependencies: NoticeDependencies,
  actor: Actor,
  key: string,
  raw: Omit<NoticeInput, 'kind' | 'email'>,
): Promise<void> {
  const { kind, email } = await managedNotice(dependencies, actor, key);
  const input = readied({ ...raw, kind, email }, dependencies.today());
  const content = contentOf(dependencies, input);
  await changeOwn(dependencies, actor, key, async (tx, notice) => {
    // Whoever adds no position again has not moved: the square stays.
    const isSame = !content.isSquare && content.postalCode === notice.postalCode;
    const place = isSame ? { around: notice.around, isSquare: notice.isSquare } : {};
    await updateContent(tx, notice, { ...content, ...place });
    await lookAgain(dependencies, tx, actor.viewer, notice);
  });
}

/** The days begin anew. @throws AppError notFound, tooManyRequests, conflict (noticeClosed) */
export const renew = (dependencies: NoticeDependencies, actor: Actor, key: string): Promise<void> =>
  changeOwn(dependencies, actor, key, async (tx, { id, status }) => {
    if (status === 'unconfirmed') return;
    await updateNotice(tx, id, { expires_at: endOf(dependencies.clock.now()), reminded_at: null });
  });

/** @throws AppError notFound, tooManyRequests, conflict (noticeClosed) */
export const withdraw = (
  dependencies: NoticeDependencies,
  actor: Actor,
  key: string,
): Promise<void> =>
  changeOwn(dependencies, actor, key, async (tx, notice) => {
    const changes = { ended_at: dependencies.clock.now().toISOString() };
    await dependencies.states.make(tx, 'withdraw', notice, madeBy(actor.viewer, notice), {
      changes,
    });
    await dependencies.dataVersions.bump(tx, 'notices');
  });

/**
 * They are together. Whoever made the other notice is thanked, and asked whether theirs ends too: it is theirs alone to end.
 * @param other its folio
 * @throws AppError notFound, tooManyRequests, conflict (noticeClosed, transitionNotAllowed)
 */
export const reunite = (
  dependencies: NoticeDependencies,
  actor: Actor,
  key: string,
  other?: number,
): Promise<void> =>
  changeOwn(dependencies, actor, key, async (tx, notice) => {
    const found = other === undefined ? undefined : await findNotice(tx.query, { folio: other });
    const isOther =
      found !== undefined && found.status === 'published' && found.kind !== notice.kind;
    const changes = {
      ended_at: dependencies.clock.now().toISOString(),
      reunion_with: isOther ? found.folio : null,
    };
    await dependencies.states.make(tx, 'reunite', notice, madeBy(actor.viewer, notice), {
      changes,
    });
    await dependencies.dataVersions.bump(tx, 'notices');
    await dependencies.mails.tell(tx, notice, { what: 'reunited' });
    if (!isOther) return;
    await updateNotice(tx, found.id, { reunion_with: notice.folio });
    await dependencies.mails.tell(tx, found, { what: 'otherReunited' });
  });

/** @throws AppError notFound, tooManyRequests, conflict (noticeClosed), invalid: no room */
export async function admitPhoto(
  dependencies: NoticeDependencies,
  actor: Actor,
  key: string,
): Promise<void> {
  const { notice } = await noticeOf(dependencies, actor, key);
  if (!isOpenNotice(notice.status)) throw conflict('noticeClosed');
  const subject = { kind: 'notice', id: notice.id } as const;
  await dependencies.privatePhotos.requireRoom(dependencies.database, subject, mostNoticePhotos);
}

/** Nobody sees it before the desk has. @returns its id @throws AppError as `admitPhoto`, and as `readPicture` */
export async function addPhoto(
  dependencies: NoticeDependencies,
  actor: Actor,
  key: string,
  file: FileOnDisk,
): Promise<string> {
  const { notice, isManager } = await noticeOf(dependencies, actor, key);
  const { id } = notice;
  await dependencies.limits.consume('noticePhoto', id);
  const guard = async (tx: Tx) => {
    const current = await lockOpen(tx, id);
    if (!isManager && current.status !== 'unconfirmed') throw notFound('petNotice');
    await lookAgain(dependencies, tx, actor.viewer, current);
  };
  const subject = { kind: 'notice', id } as const;
  return dependencies.privatePhotos.add(subject, file, guard, undefined, mostNoticePhotos);
}

/** @throws AppError notFound, tooManyRequests, conflict (noticeClosed) */
export const removePhoto = (
  dependencies: NoticeDependencies,
  actor: Actor,
  key: string,
  photoId: string,
): Promise<void> =>
  changeOwn(dependencies, actor, key, async (tx, { id }) => {
    const gone = await dependencies.privatePhotos.remove(tx, 'notice', [id], photoId);
    if (gone.length === 0) throw notFound('photo');
    await dependencies.dataVersions.bump(tx, 'notices');
  });
