import { z } from 'zod';
import type { Actor } from '#domain/access/actor.ts';
import { longestHistoryWords } from '#domain/documents/history.ts';
import { conflict, notFound } from '#domain/errors.ts';
import { type NoticeDeskTransition, noticeMachine } from '#domain/lost-and-found/notice-machine.ts';
import { tidyText } from '#domain/text.ts';
import type { Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import type { AuditAction } from '#server/features/people/audit/audit.service.ts';
import { findMatches } from './find-matches.ts';
import { requireModerator } from './lost-and-found.policy.ts';
import type { PetNotice } from './notice.ts';
import { endOf } from './notice-dates.ts';
import type { NoticeDependencies } from './notice-dependencies.ts';
import { lockNotice } from './notices.repository.ts';

/** Whoever made it must know what to change, or why nobody sees it. */
const noteOf = (isRequired: boolean) =>
  z.object({
    words: z
      .string()
      .transform(tidyText)
      .pipe(
        z
          .string()
          .min(isRequired ? 1 : 0, 'required')
          .max(longestHistoryWords, 'tooLong'),
      ),
  });

/** @throws AppError unauthenticated, forbidden, notFound, tooManyRequests */
async function change(
  { database, limits, audit }: NoticeDependencies,
  { viewer, address }: Actor,
  folio: number,
  action: AuditAction,
  make: (tx: Tx, notice: PetNotice, actorId: string) => Promise<void>,
): Promise<void> {
  const actorId = requireModerator(viewer);
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const notice = await lockNotice(tx, { folio });
    if (!notice) throw notFound('petNotice');
    await make(tx, notice, actorId);
    await audit.record(tx, { action, actorId, subjectId: null, address, details: { folio } });
  });
}

/**
 * What is said goes to whoever made it. Whoever decides names what they have seen: what changed since is looked at again.
 * @throws AppError also invalid, conflict (transitionNotAllowed, noticeChanged)
 */
export const moveDesk = (
  dependencies: NoticeDependencies,
  actor: Actor,
  folio: number,
  name: NoticeDeskTransition,
  { words: note, seen }: { words: string; seen: string },
): Promise<void> =>
  change(dependencies, actor, folio, 'notice.moved', async (tx, notice, actorId) => {
    const { words } = valid(noteOf(name !== 'publish'), { words: note });
    if (notice.changedAt !== seen) throw conflict('noticeChanged');
    const now = dependencies.clock.now();
    const madeBy = { madeAs: 'staff', madeBy: actorId } as const;
    const changes = {
      note: words,
      ...(name === 'refuse' && { ended_at: now.toISOString() }),
      ...(name === 'publish' && {
        published_at: now.toISOString(),
        expires_at: endOf(now),
        reminded_at: null,
      }),
    };
    await dependencies.states.make(tx, name, notice, madeBy, { changes, words });
    await dependencies.dataVersions.bump(tx, 'notices');
    const what = noticeMachine.transitions[name].to;
    await dependencies.mails.tell(tx, notice, { what, words });
    if (name === 'publish') await tellOfMatches(dependencies, tx, notice);
  });

/** Whoever made one that may be about the same animal; never that it is. */
async function tellOfMatches(
  dependencies: NoticeDependencies,
  tx: Tx,
  notice: PetNotice,
): Promise<void> {
  const matches = await findMatches(dependencies, notice, tx.query);
  for (const { notice: other } of matches) {
    if (other) await dependencies.mails.tell(tx, other, { what: 'match' });
  }
}

/** One that shows a person, a plate or a house. @throws AppError also notFound */
export const removeDeskPhoto = (
  dependencies: NoticeDependencies,
  actor: Actor,
  folio: number,
  photoId: string,
): Promise<void> =>
  change(dependencies, actor, folio, 'notice.photoRemoved', async (tx, { id }) => {
    const gone = await dependencies.privatePhotos.remove(tx, 'notice', [id], photoId);
    if (gone.length === 0) throw notFound('photo');
    await dependencies.dataVersions.bump(tx, 'notices');
  });
