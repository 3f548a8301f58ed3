import { isOpenNotice } from '#domain/lost-and-found/notice-machine.ts';
import type { Tx } from '#server/db/database.ts';
import { bySystem } from '#server/features/kits/document-states/document-states.service.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { deletePending } from './contacts.repository.ts';
import type { PetNotice } from './notice.ts';
import { confirmableSince, soon } from './notice-dates.ts';
import type { NoticeDependencies } from './notice-dependencies.ts';
import { findEnding, lockNotice, updateNotice } from './notices.repository.ts';
import { removeNotices } from './remove-notices.ts';

/** Of one round; the rest comes with the next. */
const atOnce = 200;

/** Each hour: what ends soon is said once, what nobody has renewed ends, and messages that nobody confirmed go. */
export const endNotices = (dependencies: NoticeDependencies) =>
  defineScheduledJob({
    kind: 'notices.end',
    queue: 'reminders',
    timeLimit: 300_000,
    pattern: '45 * * * *',
    scope: 'cluster',
    async run(_, { signal }) {
      const { database, clock } = dependencies;
      const now = clock.now();
      const over = { before: now.toISOString(), reminded: true };
      for (const notice of await findEnding(database.query, over, atOnce)) {
        signal.throwIfAborted();
        await database.transaction((tx) => end(dependencies, tx, notice));
      }
      const ending = { before: soon(now), reminded: false };
      for (const notice of await findEnding(database.query, ending, atOnce)) {
        signal.throwIfAborted();
        await database.transaction((tx) => remind(dependencies, tx, notice));
      }
      await database.transaction((tx) => deletePending(tx, confirmableSince(now), atOnce));
    },
  });

async function end(dependencies: NoticeDependencies, tx: Tx, { id }: PetNotice) {
  const { states, mails, clock, dataVersions } = dependencies;
  const notice = await lockNotice(tx, { id });
  const now = clock.now().toISOString();
  if (!notice || !isOpenNotice(notice.status) || notice.expiresAt > now) return;
  // An address that nobody has confirmed gets no more than the one mail, and nothing of it is kept.
  if (notice.status === 'unconfirmed') return removeNotices(dependencies, tx, [id]);
  await states.make(tx, 'expire', notice, bySystem, { changes: { ended_at: now } });
  await dataVersions.bump(tx, 'notices');
  await mails.tell(tx, notice, { what: 'ended' });
}

async function remind({ mails, clock }: NoticeDependencies, tx: Tx, { id }: PetNotice) {
  const notice = await lockNotice(tx, { id });
  if (!notice || !isOpenNotice(notice.status) || notice.remindedAt !== null) return;
  await updateNotice(tx, id, { reminded_at: clock.now().toISOString() });
  await mails.tell(tx, notice, { what: 'ending' });
}
