import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { notFound } from '#domain/errors.ts';
import { type Paged, paged } from '#domain/paging.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import type { AuditAction, AuditService } from '#server/features/people/audit/audit.service.ts';
import type { FailedJob, Jobs } from '#server/jobs/jobs.ts';

export type FailedJobs = ReturnType<typeof createFailedJobs>;

interface Parts {
  database: Database;
  jobs: Jobs;
  audit: AuditService;
  limits: RateLimits;
}

/** Jobs that failed permanently: administrators see it, have it tried again, or drop it. */
export function createFailedJobs({ database, jobs, audit, limits }: Parts) {
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

  return {
    /** Newest first. @throws AppError forbidden */
    async list(viewer: Viewer, page: { page: number; limit: number }): Promise<Paged<FailedJob>> {
      requireRight(viewer, 'jobs.manage');
      const { items, total } = await jobs.failed.page(page);
      return paged(items, total, page);
    },

    /** From its first try on. @throws AppError forbidden, notFound, conflict (its input was forgotten), tooManyRequests */
    tryAgain: (by: Actor, id: string): Promise<void> =>
      decide(by, 'job.triedAgain', (tx) => jobs.failed.tryAgain(tx, id)),

    /** For good. @throws AppError forbidden, notFound, tooManyRequests */
    drop: (by: Actor, id: string): Promise<void> =>
      decide(by, 'job.dropped', (tx) => jobs.failed.drop(tx, id)),
  };
}
