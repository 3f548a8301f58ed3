import { isOpenRescue } from '#domain/rescues/rescue-machine.ts';
import type { Tx } from '#server/db/database.ts';
import { bySystem } from '#server/features/kits/document-states/document-states.service.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { soon } from './rescue-dates.ts';
import type { RescueDependencies } from './rescue-dependencies.ts';
import type { RescueReport } from './rescue-report.ts';
import { findEnding, lockReport, updateReport } from './rescues.repository.ts';

/** Of one round; the rest comes with the next. */
const atOnce = 200;

/** Each hour: what ends soon is said once, and what nobody has renewed ends. */
export const endRescues = (dependencies: RescueDependencies) =>
  defineScheduledJob({
    kind: 'rescues.end',
    queue: 'reminders',
    timeLimit: 300_000,
    pattern: '40 * * * *',
    scope: 'cluster',
    async run(_, { signal }) {
      const { database, clock } = dependencies;
      const now = clock.now();
      const over = { before: now.toISOString(), reminded: true };
      for (const report of await findEnding(database.query, over, atOnce)) {
        signal.throwIfAborted();
        await database.transaction((tx) => end(dependencies, tx, report));
      }
      const ending = { before: soon(now), reminded: false };
      for (const report of await findEnding(database.query, ending, atOnce)) {
        signal.throwIfAborted();
        await database.transaction((tx) => remind(dependencies, tx, report));
      }
    },
  });

async function end({ states, mails, clock }: RescueDependencies, tx: Tx, { id }: RescueReport) {
  const report = await lockReport(tx, { id });
  const now = clock.now().toISOString();
  if (!report || !isOpenRescue(report.status) || report.expiresAt > now) return;
  await states.make(tx, 'expire', report, bySystem, { changes: { ended_at: now } });
  await mails.tell(
    tx,
    { ...report, status: 'closed' },
    { state: 'closed', words: '', byTime: true },
  );
}

async function remind({ mails, clock }: RescueDependencies, tx: Tx, { id }: RescueReport) {
  const report = await lockReport(tx, { id });
  if (!report || !isOpenRescue(report.status) || report.remindedAt !== null) return;
  await updateReport(tx, id, { reminded_at: clock.now().toISOString() });
  await mails.remind(tx, report);
}
