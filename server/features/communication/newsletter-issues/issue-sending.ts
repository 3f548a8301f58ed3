import { z } from 'zod';
import type { Clock } from '#domain/clock.ts';
import type { Language } from '#domain/language.ts';
import { MailRefused } from '#server/adapters/mail/mailer.ts';
import type { DataVersions } from '#server/db/data-versions.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { handOverClaimed } from '#server/features/kits/mail/claimed-mails.ts';
import type { AccountsService } from '#server/features/people/accounts/accounts.service.ts';
import {
  defineJob,
  defineScheduledJob,
  type Job,
  type JobEnd,
  type JobRun,
} from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { countedLetter } from './counted-letter.ts';
import {
  type Delivery,
  deliveryClaims,
  findWaiting,
  putDeliveries,
  settleDeliveries,
} from './deliveries.repository.ts';
import { inAudience } from './issue-audience.ts';
import { type IssueLetters, type Letter, letterOf } from './issue-letter.ts';
import { newsletterIssue } from './issue-mail.ts';
import {
  advancePreparation,
  findDueIssues,
  findIssue,
  moveIssue,
  type StoredIssue,
} from './issues.repository.ts';
import { itemsShownNow, type ShownItems } from './shown-items.ts';

export interface IssueSendingDependencies extends IssueLetters {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  dataVersions: DataVersions;
  accounts: Pick<AccountsService, 'contactsOf' | 'isActive' | 'placesOf'>;
  /** Where reports about a delivery come to; undefined where the portal's own address stands. */
  returnPathOf: ((deliveryId: string) => string) | undefined;
}

/** Readers of one transaction. */
const readersAtOnce = 500;
/** Portions of one preparing job. */
const portionsOfJob = 20;
/** Mails of one job, and of those at once. */
const mailsOfJob = 40;
const mailsAtOnce = 4;
/** Milliseconds that the try of one mail may take. */
const tryFor = 60_000;
/** The waits grow to an hour each: a mail server may be away for more than four days. */
const attempts = 120;
/** Refused mailboxes of one job, none of whose mails was taken: rather the server refuses us. */
const suspicious = 5;
const dueAtOnce = 20;

const round = z.object({ issueId: z.string(), round: z.int() });
type Round = z.infer<typeof round>;

export type IssueSending = ReturnType<typeof createIssueSending>;

/** One of them sends an issue at a time: each enqueues the next, until nobody waits. */
export function createIssueSending(dependencies: IssueSendingDependencies) {
  const { database, clock, jobs } = dependencies;
  const now = () => clock.now().toISOString();
  const stop = async (tx: Tx, { issueId }: Round): Promise<void> => {
    await moveIssue(tx, { id: issueId }, 'pause', now());
  };

  const prepareJob: Job<Round, 'newsletter.prepare'> = defineJob({
    kind: 'newsletter.prepare',
    queue: 'reminders',
    timeLimit: 120_000,
    attempts,
    input: round,
    async run(which, { signal }): Promise<JobEnd> {
      for (let portion = 0; portion < portionsOfJob && !signal.aborted; portion += 1) {
        const state = await database.transaction((tx) =>
          prepareSome(dependencies, tx, which, now()),
        );
        if (state === 'stopped') return async () => {};
        if (state === 'prepared') return (tx) => jobs.enqueue(tx, sendJob, which);
      }
      return (tx) => jobs.enqueue(tx, prepareJob, which);
    },
    failedPermanently: stop,
  });

  const sendJob: Job<Round, 'newsletter.send'> = defineJob({
    kind: 'newsletter.send',
    queue: 'bulkMail',
    timeLimit: (mailsOfJob / mailsAtOnce) * tryFor + 60_000,
    attempts,
    input: round,
    async run(which, run): Promise<JobEnd> {
      const issue = await current(database, which);
      if (!issue) return async () => {};
      const { left, refused, sent } = await sendSome(dependencies, issue, run);
      return async (tx: Tx) => {
        const bad = refused.filter(({ noMailbox }) => noMailbox).map(({ email }) => email);
        await settleRefused(tx, refused);
        if (refused.length >= suspicious && sent === 0) {
          await stop(tx, which);
          return;
        }
        await dependencies.newsletter.takeOff(tx, bad, 'refused');
        if (left) await jobs.enqueue(tx, sendJob, which);
        else await finish(dependencies, tx, issue, now());
      };
    },
    failedPermanently: stop,
  });

  async function begin(tx: Tx, { id, round, preparedAt }: StoredIssue): Promise<void> {
    const which = { issueId: id, round };
    if (preparedAt === null) await jobs.enqueue(tx, prepareJob, which);
    else await jobs.enqueue(tx, sendJob, which);
  }

  const startJob = defineScheduledJob({
    kind: 'newsletter.startScheduled',
    queue: 'upkeep',
    timeLimit: 60_000,
    pattern: '* * * * *',
    scope: 'cluster',
    async run() {
      for (const id of await findDueIssues(database, now(), dueAtOnce)) {
        const due = await findIssue(database, id);
        if (!due) continue;
        const shown = await itemsShownNow(dependencies, due.content.blocks);
        await database.transaction(async (tx) => {
          const issue = await moveIssue(tx, { id }, 'start', now(), begun(now(), shown));
          if (issue) await begin(tx, issue);
        });
      }
    },
  });

  return { jobs: [prepareJob, sendJob, startJob] as const, begin };
}

/** What is stored with an issue that begins to be sent. */
export const begun = (now: string, shown: ShownItems) => ({
  started_at: now,
  shown_json: JSON.stringify(shown),
});

async function finish(
  { dataVersions }: IssueSendingDependencies,
  tx: Tx,
  { id, content, endedAt }: StoredIssue,
  now: string,
): Promise<void> {
  // Sent again to some, it stays in the archive or out of it.
  const isFirst = endedAt === null;
  const archived = isFirst && content.inArchive && { archived_at: now };
  const ended = isFirst && { ended_at: now };
  const isDone = await moveIssue(tx, { id }, 'finish', now, { ...ended, ...archived });
  if (isDone && archived) await dataVersions.bump(tx, 'newsletter');
}

async function current(database: Database, { issueId, round }: Round) {
  const issue = await findIssue(database, issueId);
  return issue?.state === 'sending' && issue.round === round ? issue : undefined;
}

async function prepareSome(
  dependencies: IssueSendingDependencies,
  tx: Tx,
  which: Round,
  now: string,
): Promise<'more' | 'prepared' | 'stopped'> {
  const issue = await findIssue(tx, which.issueId);
  if (issue?.state !== 'sending' || issue.round !== which.round) return 'stopped';
  if (issue.preparedAt !== null) return 'prepared';
  const { content, preparedFolio: from } = issue;
  const portion = { languages: content.languages, after: from, most: readersAtOnce };
  const readers = await dependencies.newsletter.readersAfter(tx, portion);
  const isLast = readers.length < readersAtOnce;
  const to = readers.at(-1)?.folio ?? from;
  const { issueId: id, round } = which;
  if (!(await advancePreparation(tx, { id, round }, { from, to }, isLast ? now : null))) {
    return 'stopped';
  }
  await putDeliveries(tx, id, await inAudience(dependencies, tx, content, readers), now);
  return isLast ? 'prepared' : 'more';
}

type Refusal = Pick<Delivery, 'id' | 'email'> & { reason: string; noMailbox: boolean };

/** @returns whether somebody may still wait @throws when the mail server is away */
async function sendSome(
  dependencies: IssueSendingDependencies,
  issue: StoredIssue,
  run: JobRun,
): Promise<{ left: boolean; refused: Refusal[]; sent: number }> {
  const { database, clock } = dependencies;
  const which = { issueId: issue.id, round: issue.round };
  const staleBefore = new Date(clock.now().getTime() - 2 * tryFor).toISOString();
  const requested = { by: run.id, staleBefore, most: mailsOfJob };
  const waiting = await findWaiting(database, issue.id, requested);
  const letters = new Map<Language, Letter>();
  for (const language of issue.content.languages) {
    const letter = await letterOf(dependencies, issue.content, language, issue.shown);
    letters.set(language, await countedLetter(dependencies, issue.id, language, letter));
  }
  const refused: Refusal[] = [];
  let sent = 0;
  for (let start = 0; start < waiting.length; start += mailsAtOnce) {
    run.signal.throwIfAborted();
    if (!(await current(database, which))) return { left: true, refused, sent };
    const some = waiting.slice(start, start + mailsAtOnce);
    const emails = some.map((one) => one.email_normalized);
    const onList = await dependencies.newsletter.onList(database, emails);
    const tries = await Promise.allSettled(
      some.map(async (delivery) => {
        const letter = letters.get(delivery.language);
        if (!letter || !onList.has(delivery.email_normalized)) {
          await settleDeliveries(database, [delivery.id], 'skipped');
          return;
        }
        const refusal = await mailOne(dependencies, delivery, letter, run, staleBefore);
        if (refusal) refused.push(refusal);
        else sent += 1;
      }),
    );
    for (const one of tries) if (one.status === 'rejected') throw one.reason;
  }
  if (waiting.length > 0) return { left: true, refused, sent };
  // What another process has in hand is waited for: it may be cut short.
  const all = { by: run.id, staleBefore: clock.now().toISOString(), most: 1 };
  if ((await findWaiting(database, issue.id, all)).length > 0) {
    throw new Error('another process has the last mails in hand');
  }
  return { left: false, refused, sent };
}

/** @returns why it never will be taken */
async function mailOne(
  { database, mail, clock, newsletter, returnPathOf }: IssueSendingDependencies,
  { id, email, language }: Delivery,
  letter: Letter,
  run: JobRun,
  staleBefore: string,
): Promise<Refusal | undefined> {
  const now = () => clock.now().toISOString();
  const claimed = await deliveryClaims.claim(database, id, run.id, { now: now(), staleBefore });
  if (claimed?.state !== 'waiting') return undefined;
  if (claimed.offered_at !== null) {
    await settleDeliveries(database, [id], 'uncertain');
    return undefined;
  }
  const unsubscribeUrl = newsletter.unsubscribeUrl(email, language, id);
  const message = {
    template: newsletterIssue,
    to: email,
    language,
    data: { ...letter, unsubscribeUrl },
    ...(returnPathOf && { returnPath: returnPathOf(id) }),
    headers: {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
  const handed = await handOverClaimed({
    send: (before) => mail.deliver(message, { id, signal: run.signal }, before),
    offer: () => deliveryClaims.offer(database, id, run.id, now()),
    release: () => deliveryClaims.release(database, id, run.id, null),
  });
  if (handed.outcome === 'sent') {
    await settleDeliveries(database, [id], 'sent', { sentAt: now() });
    return undefined;
  }
  if (handed.outcome === 'uncertain') {
    await settleDeliveries(database, [id], 'uncertain');
    return undefined;
  }
  const noMailbox = handed.cause instanceof MailRefused && handed.cause.noMailbox;
  return { id, email, reason: handed.cause.message, noMailbox };
}

async function settleRefused(tx: Tx, refused: readonly Refusal[]): Promise<void> {
  for (const { id, reason } of refused)
    await settleDeliveries(tx, [id], 'refused', { failure: reason });
}
