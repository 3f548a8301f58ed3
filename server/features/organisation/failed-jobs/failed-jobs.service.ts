import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { notFound } from '#domain/errors.ts';
import { type FailedOrigin, mostFailed } from '#domain/jobs/failed-work.ts';
import type { FailedJob } from '#domain/jobs/job-calls.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import type { MailService } from '#server/features/kits/mail/mail.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditAction, AuditService } from '#server/features/people/audit/audit.service.ts';
import type { Jobs, FailedJob as StoredJob } from '#server/jobs/jobs.ts';
import type { FailedSending, FailedSendings } from './failed-sendings.ts';
import { reasonOfFailure } from './reason-of-failure.ts';

export type FailedJobs = ReturnType<typeof createFailedJobs>;

interface Dependencies {
  database: Database;
  clock: Clock;
  jobs: Jobs;
  mail: Pick<MailService, 'describe'>;
  audit: AuditService;
  limits: RateLimits;
  /** Read at each call: features still bring theirs. */
  sendings: () => readonly FailedSendings[];
}

/** What failed permanently, of every kind: administrators see it, have it tried again, or drop it. */
export function createFailedJobs({
  database,
  clock,
  jobs,
  mail,
  audit,
  limits,
  sendings,
}: Dependencies) {
  async function decide(
    { viewer, address }: Actor,
    action: AuditAction,
    work: (tx: Tx) => Promise<string | undefined>,
  ): Promise<void> {
    const actorId = requireRight(viewer, 'jobs.manage');
    await admitChange(limits, viewer);
    await database.transaction(async (tx) => {
      const kind = await work(tx);
      if (kind === undefined) throw notFound('job');
      await audit.record(tx, { action, actorId, subjectId: null, address, details: { kind } });
    });
  }

  const countSendings = () =>
    Promise.all(sendings().map(async (one) => Math.min(await one.count(database), mostFailed)));

  async function fromJob({ input, forgotten, ...job }: StoredJob): Promise<FailedJob> {
    const written = await mail.describe(job.kind, input);
    return {
      ...job,
      origin: 'job',
      subject: written?.subject ?? null,
      recipients: written ? [written.to] : [],
      recipientCount: written ? 1 : 0,
      reason: reasonOfFailure(job.error),
      folio: null,
      isRepeatable: !forgotten,
    };
  }

  async function dismiss(tx: Tx, origin: FailedOrigin, id: string): Promise<string | undefined> {
    if (origin === 'job') return jobs.failed.drop(tx, id);
    const source = sendings().find((one) => one.origin === origin);
    const isDone = await source?.dismiss?.(tx, id, clock.now().toISOString());
    return isDone ? origin : undefined;
  }

  return {
    /** Over all kinds. */
    async count(): Promise<number> {
      const { total } = await jobs.failed.page({ page: 1, limit: 1 });
      return (await countSendings()).reduce((sum, one) => sum + one, total);
    },

    /** Newest first. @throws AppError forbidden */
    async list(viewer: Viewer, request: PageRequest): Promise<Paged<FailedJob>> {
      requireRight(viewer, 'jobs.manage');
      const { page, limit } = request;
      const most = Math.min(page * limit, mostFailed);
      const failed = await jobs.failed.page({ page: 1, limit: most });
      const counts = await countSendings();
      const found = await Promise.all(
        sendings().map(async ({ origin, find }) =>
          (await find(database, most)).map((sending) => ({
            failedAt: sending.failedAt,
            describe: () => fromSending(origin, sending),
          })),
        ),
      );
      const shown = [
        ...failed.items.map((job) => ({ failedAt: job.failedAt, describe: () => fromJob(job) })),
        ...found.flat(),
      ]
        .toSorted((a, b) => b.failedAt.localeCompare(a.failedAt))
        .slice((page - 1) * limit, page * limit);
      const items = await Promise.all(shown.map((one) => one.describe()));
      const total = counts.reduce((sum, one) => sum + one, failed.total);
      return paged(items, total, request);
    },

    /** From its first try on. @throws AppError forbidden, notFound, conflict (its input was forgotten), tooManyRequests */
    tryAgain: (by: Actor, id: string): Promise<void> =>
      decide(by, 'job.triedAgain', (tx) => jobs.failed.tryAgain(tx, id)),

    /** For good; of a sending nothing but its place in the list. @throws AppError forbidden, notFound, tooManyRequests */
    drop: (by: Actor, { origin, id }: { origin: FailedOrigin; id: string }): Promise<void> =>
      decide(by, 'job.dropped', (tx) => dismiss(tx, origin, id)),
  };
}

async function fromSending(
  origin: FailedSendings['origin'],
  { describe, folio, ...one }: FailedSending,
): Promise<FailedJob> {
  const { subject, recipients } = await describe();
  return {
    ...one,
    origin,
    subject,
    recipients: [...recipients],
    folio: folio ?? null,
    kind: '',
    attempts: 1,
    error: null,
    isRepeatable: false,
  };
}
