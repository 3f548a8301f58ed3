import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { AuditAction } from '#domain/audit-actions.ts';
import { AppError, conflict, invalid } from '#domain/errors.ts';
import type { IssueStep } from '#domain/newsletter/issue-states.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { releaseUncertain } from './deliveries.repository.ts';
import {
  type IssueDependencies,
  type IssueKey,
  logIssue,
  requireIssue,
} from './issue-dependencies.ts';
import { reviewOf } from './issue-letter.ts';
import { begun } from './issue-sending.ts';
import { moveIssue } from './issues.repository.ts';
import { itemsShownNow } from './shown-items.ts';

/** Milliseconds: a time further away is a slip of the hand. */
const farthest = 366 * 86_400_000;

/**
 * Begins to send the draft, or has it sent at a time.
 * @param sendAt instant; now where it is left out
 * @throws AppError unauthenticated, forbidden, notFound, invalid, conflict, tooManyRequests
 */
export async function send(
  dependencies: IssueDependencies,
  actor: Actor,
  key: IssueKey,
  sendAt?: string,
): Promise<void> {
  requireRight(actor.viewer, 'newsletter.manage');
  const { database, clock, limits, sending } = dependencies;
  await admitChange(limits, actor.viewer);
  const issue = await requireIssue(database, key.id);
  if (issue.revision !== key.revision) throw conflict('issueChanged');
  const { problems } = await reviewOf(dependencies, issue.content);
  if (problems.length > 0) throw new AppError('invalid', 'issueNotReady');
  if (sendAt !== undefined) requireTime(sendAt, clock.now());
  const shown = await itemsShownNow(dependencies, issue.content.blocks);
  await database.transaction(async (tx) => {
    const now = clock.now().toISOString();
    const moved =
      sendAt === undefined
        ? await moveIssue(tx, key, 'start', now, { ...begun(now, shown), send_at: null })
        : await moveIssue(tx, key, 'schedule', now, { send_at: sendAt });
    if (!moved) throw conflict('issueStateChanged');
    if (sendAt === undefined) await sending.begin(tx, moved);
    const action = sendAt === undefined ? 'newsletter.issueSent' : 'newsletter.issueScheduled';
    await logIssue(dependencies, tx, actor, action, moved);
  });
}

function requireTime(sendAt: string, now: Date): void {
  const ahead = new Date(sendAt).getTime() - now.getTime();
  if (!(ahead > 0 && ahead < farthest)) throw invalid({ sendAt: ['issueTime'] });
}

/** A draft again. @throws AppError unauthenticated, forbidden, notFound, conflict, tooManyRequests */
export const unschedule = (dependencies: IssueDependencies, actor: Actor, id: string) =>
  step(dependencies, actor, id, 'unschedule', 'newsletter.issueUnscheduled');

/** @throws AppError as `unschedule` */
export const pause = (dependencies: IssueDependencies, actor: Actor, id: string) =>
  step(dependencies, actor, id, 'pause', 'newsletter.issuePaused');

/** @throws AppError as `unschedule` */
export const resume = (dependencies: IssueDependencies, actor: Actor, id: string) =>
  step(dependencies, actor, id, 'resume', 'newsletter.issueResumed');

/** Whoever has it keeps it; nobody else gets it. @throws AppError as `unschedule` */
export const cancel = (dependencies: IssueDependencies, actor: Actor, id: string) =>
  step(dependencies, actor, id, 'cancel', 'newsletter.issueCancelled');

/**
 * Sends an issue again to those of whom nobody knows whether they have it: some may get it twice.
 * @throws AppError as `unschedule`, conflict also where there are none
 */
export async function sendUncertainAgain(
  { database, clock, limits, sending, audit }: IssueDependencies,
  actor: Actor,
  id: string,
): Promise<void> {
  requireRight(actor.viewer, 'newsletter.manage');
  await admitChange(limits, actor.viewer);
  await database.transaction(async (tx) => {
    await requireIssue(tx, id);
    const reopened = await moveIssue(tx, { id }, 'reopen', clock.now().toISOString());
    if (!reopened || (await releaseUncertain(tx, id)) === 0) throw conflict('issueStateChanged');
    await sending.begin(tx, reopened);
    await logIssue({ audit }, tx, actor, 'newsletter.issueResumed', reopened);
  });
}

async function step(
  dependencies: IssueDependencies,
  actor: Actor,
  id: string,
  name: Extract<IssueStep, 'unschedule' | 'pause' | 'resume' | 'cancel'>,
  action: AuditAction,
): Promise<void> {
  requireRight(actor.viewer, 'newsletter.manage');
  const { database, clock, limits, sending } = dependencies;
  await admitChange(limits, actor.viewer);
  await database.transaction(async (tx) => {
    await requireIssue(tx, id);
    const now = clock.now().toISOString();
    const more = {
      ...(name === 'unschedule' && { send_at: null }),
      ...(name === 'cancel' && { ended_at: now }),
    };
    const moved = await moveIssue(tx, { id }, name, now, more);
    if (!moved) throw conflict('issueStateChanged');
    if (name === 'resume') await sending.begin(tx, moved);
    await logIssue(dependencies, tx, actor, action, moved);
  });
}
