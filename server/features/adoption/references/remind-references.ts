import { openStates } from '#domain/adoption/application-machine.ts';
import { referenceState } from '#domain/adoption/reference-check.ts';
import { dateIn } from '#domain/clock.ts';
import type { Tx } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { applicationReferences } from '../applications/application-references.ts';
import { findCheck, findToRemind, stopReminder } from './reference-checks.repository.ts';
import type { ReferencesDependencies } from './references-dependencies.ts';

/** Read at a time. */
const atOnce = 100;

/** Who has not answered after some days, once. */
export const remindReferences = (dependencies: ReferencesDependencies) =>
  defineScheduledJob({
    kind: 'references.remind',
    queue: 'reminders',
    timeLimit: 600_000,
    pattern: '30 10 * * *',
    scope: 'cluster',
    async run(_, { signal }) {
      const { database, clock, timezone } = dependencies;
      const today = dateIn(timezone, clock.now());
      for (let ids = await findToRemind(database, today, atOnce); ids.length > 0; ) {
        for (const id of ids) {
          signal.throwIfAborted();
          await database.transaction((tx) => remindOne(dependencies, tx, id));
        }
        ids = await findToRemind(database, today, atOnce);
      }
    },
  });

/** Noted in the transaction that enqueues the mail, and so done once. */
async function remindOne(dependencies: ReferencesDependencies, tx: Tx, id: string) {
  const { accounts, clock, keys, mails } = dependencies;
  const found = await findCheck(tx.query, id);
  const application = found && (await applicationReferences.lock(tx, found.applicationId));
  // Read anew behind the lock: they may have answered meanwhile.
  const check = await findCheck(tx.query, id);
  await stopReminder(tx, id);
  if (!application || !check?.email || check.remindOn === null) return;
  const { applicantId } = application;
  const isWanted =
    openStates.includes(application.status) &&
    referenceState(check, clock.now()) === 'asked' &&
    !(await accounts.isSuspended(applicantId, tx.query));
  if (isWanted)
    await mails.remind(tx, application, { ...check, email: check.email }, keys.keyOf(id));
}
