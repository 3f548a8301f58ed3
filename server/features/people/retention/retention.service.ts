import { setImmediate as nextTurn } from 'node:timers/promises';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { type RetentionKind, retentionCutoff } from '#domain/retention/retention.ts';
import type { RetentionSettings } from '#domain/retention/term.ts';
import type { Database } from '#server/db/database.ts';
import type { Due } from '#server/features/kits/querying/expiring-rows.ts';
import { createPlaces } from '#server/features/kits/rate-limits/at-once.ts';
import type { Moment, Retention } from './retention.ts';
import {
  beginRun,
  forgetRuns,
  latestRuns,
  noteProgress,
  type RetentionRun,
} from './retention-runs.repository.ts';

export type RetentionService = ReturnType<typeof createRetentionService>;

interface Dependencies {
  database: Database;
  clock: Clock;
  config: { retention: RetentionSettings };
  /** Filled while the features are built. */
  retentions: readonly Retention[];
}

/** Rows in one transaction: each costs SQLite some milliseconds in its indexes. */
const atOnce = 50;
const mostRuns = 30;
const reportRetention = 2 * 365 * 86_400_000;

/** What has been kept for as long as the privacy notice says is deleted or loses the person. */
export function createRetentionService({ database, clock, config, retentions }: Dependencies) {
  const takePlace = createPlaces(1);

  const momentOf = (kind: RetentionKind, now: Date): Moment => ({
    now,
    before: retentionCutoff(kind, now, config.retention).toISOString(),
  });

  async function runKind(run: RetentionRun, retention: Retention, signal: AbortSignal) {
    const { kind } = retention;
    const now = new Date(run.startedAt);
    for (;;) {
      signal.throwIfAborted();
      const soFar = run.report[kind] ?? { done: 0, after: '' };
      if (soFar.after === null) return;
      const { after } = soFar;
      await database.transaction(async (tx) => {
        const batch = { ...momentOf(kind, now), after, most: atOnce };
        const { last, done } = await retention.apply(tx, batch);
        const report = {
          ...run.report,
          [kind]: { done: soFar.done + done, after: last ?? null },
        };
        // With what was done: a run that is killed goes on behind it, and counts nothing twice.
        await noteProgress(tx, run.id, report, null);
        run.report = report;
      });
    }
  }

  return {
    retentions,

    /**
     * Goes on where the run of this occurrence was broken off. What fails does not keep the others from going.
     * @throws Error of the first kind that failed, when all others are through
     */
    async run(occurrence: string, signal: AbortSignal): Promise<void> {
      const begin = clock.now().toISOString();
      const run = await database.transaction((tx) => beginRun(tx, occurrence, begin));
      let failure: unknown;
      for (const retention of retentions) {
        try {
          await runKind(run, retention, signal);
        } catch (error) {
          signal.throwIfAborted();
          failure ??= error;
          const soFar = run.report[retention.kind] ?? { done: 0, after: '' };
          run.report = { ...run.report, [retention.kind]: { ...soFar, failed: true } };
        }
      }
      const now = clock.now();
      await database.transaction(async (tx) => {
        await noteProgress(tx, run.id, run.report, failure ? null : now.toISOString());
        await forgetRuns(tx, new Date(now.getTime() - reportRetention).toISOString());
      });
      if (failure) throw failure;
    },

    /** What a run would do now, and the latest runs, newest first. @throws AppError forbidden, tooManyRequests */
    async review(
      viewer: Viewer,
    ): Promise<{ due: ReadonlyMap<RetentionKind, Due>; runs: RetentionRun[] }> {
      const done = takePlace(requireRight(viewer, 'retention.read'));
      try {
        const now = clock.now();
        const due = new Map<RetentionKind, Due>();
        for (const { kind, due: find } of retentions) {
          // SQLite answers at once: nobody else would have a turn.
          await nextTurn();
          due.set(kind, await find(database.query, momentOf(kind, now)));
        }
        return { due, runs: await latestRuns(database, mostRuns) };
      } finally {
        done();
      }
    },
  };
}
