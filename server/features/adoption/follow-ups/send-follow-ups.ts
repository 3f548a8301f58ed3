import type { AdoptionApplication } from '#domain/adoption/application-fields.ts';
import { followUpLimits } from '#domain/adoption/follow-up.ts';
import { dateIn } from '#domain/clock.ts';
import type { Tx } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { applicationReferences } from '../applications/application-references.ts';
import type { FollowUpDependencies } from './follow-up-dependencies.ts';
import { hashOfToken, makeToken } from './follow-up-tokens.ts';
import {
  type FollowUp,
  findById,
  findDue,
  findOfApplication,
  markEnded,
  markSent,
} from './follow-ups.repository.ts';

type Dependencies = Pick<FollowUpDependencies, 'database' | 'clock' | 'timezone' | 'mails'>;

/** Read at a time. */
const atOnce = 100;
const day = 86_400_000;

/** Each morning. */
export function sendFollowUps(dependencies: Dependencies) {
  return defineScheduledJob({
    kind: 'followUps.send',
    queue: 'reminders',
    timeLimit: 600_000,
    pattern: '0 10 * * *',
    scope: 'cluster',
    run: (_, { signal }) => sendDue(dependencies, signal),
  });
}

/** Who has to be asked is noted in the transaction that enqueues the mail, and so asked once. */
export async function sendDue(dependencies: Dependencies, signal?: AbortSignal): Promise<void> {
  const { database, clock, timezone } = dependencies;
  const today = dateIn(timezone, clock.now());
  for (let ids = await findDue(database, today, atOnce); ids.length > 0; ) {
    for (const id of ids) {
      signal?.throwIfAborted();
      await database.transaction((tx) => sendOne(dependencies, tx, id, today));
    }
    ids = await findDue(database, today, atOnce);
  }
}

async function sendOne(
  { clock, mails }: Dependencies,
  tx: Tx,
  id: string,
  today: string,
): Promise<unknown> {
  const found = await findById(tx.query, id);
  if (!found) return;
  const now = clock.now();
  const application = await applicationReferences.lock(tx, found.applicationId);
  if (!application || !(await isWanted(tx, application, found, today))) {
    return markEnded(tx, id, now.toISOString());
  }
  const token = makeToken();
  const openUntil = new Date(now.getTime() + followUpLimits.linkDays * day).toISOString();
  const sent = { sentAt: now.toISOString(), openUntil, tokenHash: hashOfToken(token) };
  if (await markSent(tx, id, sent)) await mails.ask(tx, application, found, token, openUntil);
}

/** Nobody is asked about a pet that is not with them any more, or twice at once after a long pause of the portal. */
async function isWanted(
  tx: Tx,
  application: AdoptionApplication,
  { dueOn }: FollowUp,
  today: string,
): Promise<boolean> {
  const all = await findOfApplication(tx.query, application.id);
  if (all.some((other) => other.dueOn > dueOn && other.dueOn <= today)) return false;
  return (await applicationReferences.petsWithFamily(tx, application)).length > 0;
}
