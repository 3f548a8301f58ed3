import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { defineJob, type Job } from '#server/jobs/define-job.ts';
import type { Jobs } from '#server/jobs/jobs.ts';
import { requireOwner } from './batches.policy.ts';
import {
  findBatch,
  findItem,
  findNewestBatch,
  findOutcomes,
  forgetBatches,
  type ItemOutcome,
  insertBatch,
  reopenFailed,
  type StoredBatch,
  settleItem,
} from './batches.repository.ts';
import { type Batch, ItemRefused } from './define-batch.ts';

export type Batches = ReturnType<typeof createBatches>;

export interface BatchProgress {
  id: string;
  kind: string;
  total: number;
  done: number;
  failed: number;
  /** In the order in which they were given. */
  items: readonly ItemOutcome[];
}

/** Milliseconds: who asked for it has long seen how it ended, and keys of items may be people's addresses. */
const retention = 30 * 86_400_000;

/** A try of an item that failed earlier is another round: an older round's job finds nothing to do. */
const place = z.object({ batchId: z.string(), position: z.int(), round: z.int() });
type Place = z.infer<typeof place>;

/** What was tried as often as it may be. */
const triedTooOften = 'unavailable';

export function createBatches(dependencies: { database: Database; jobs: Jobs; clock: Clock }) {
  const { database, jobs, clock } = dependencies;

  async function enqueueItem(tx: Tx, job: Job<Place>, where: Place): Promise<void> {
    const { batchId, position, round } = where;
    await jobs.enqueue(tx, job, where, { dedupeKey: `batch ${batchId} ${position} ${round}` });
  }

  async function progressOf({ id, kind }: StoredBatch): Promise<BatchProgress> {
    const items = await findOutcomes(database, id);
    const count = (outcome: ItemOutcome['outcome']) =>
      items.filter((item) => item.outcome === outcome).length;
    return { id, kind, total: items.length, done: count('done'), failed: count('failed'), items };
  }

  return {
    /** The batch's job, for the feature to bring, and how one is begun and begun anew. */
    prepare<Input, const Kind extends string>(batch: Batch<Input, Kind>) {
      const { kind, queue, timeLimit, attempts } = batch;

      const job: Job<Place, Kind> = defineJob({
        kind,
        queue,
        timeLimit,
        attempts,
        input: place,
        async run(where, run) {
          const item = await findItem(database, where);
          if (!item || item.outcome === 'done' || item.round !== where.round) return async () => {};
          try {
            const itemId = `${where.batchId}-${where.position}`;
            const end = await batch.run(batch.item.parse(item.input), { ...run, itemId });
            return async (tx: Tx) => {
              if (await settleItem(tx, where, { outcome: 'done' })) await end?.(tx);
            };
          } catch (error) {
            if (!(error instanceof ItemRefused)) throw error;
            const { reason } = error;
            return (tx: Tx) => settleItem(tx, where, { outcome: 'failed', error: reason });
          }
        },
        async failedPermanently(tx, where) {
          await settleItem(tx, where, { outcome: 'failed', error: triedTooOften });
        },
      });

      return {
        job,

        /**
         * With the change that asks for it: both or neither.
         * @param items each under a key of its own, such as a recipient's address
         * @returns the batch's id
         */
        async start(
          tx: Tx,
          ownerId: string,
          items: readonly { key: string; input: Input }[],
        ): Promise<string> {
          if (items.length > batch.mostItems) {
            throw new Error(`${kind} takes ${batch.mostItems} items at most.`);
          }
          const checked = items.map(({ key, input }) => ({ key, input: batch.item.parse(input) }));
          const batchId = uuid();
          const createdAt = clock.now().toISOString();
          await insertBatch(tx, { id: batchId, createdAt, ownerId, kind }, checked);
          for (const position of checked.keys()) {
            await enqueueItem(tx, job, { batchId, position, round: 1 });
          }
          return batchId;
        },

        /**
         * Only those that failed.
         * @returns how many there are
         * @throws AppError notFound (nobody else's)
         */
        retryFailed(viewer: Viewer, batchId: string): Promise<number> {
          return database.transaction(async (tx) => {
            requireOwner(viewer, await findBatch(tx, batchId));
            const reopened = await reopenFailed(tx, batchId);
            for (const where of reopened) await enqueueItem(tx, job, { batchId, ...where });
            return reopened.length;
          });
        },
      };
    },

    /** @throws AppError notFound (nobody else's) */
    async progress(viewer: Viewer, id: string): Promise<BatchProgress> {
      return progressOf(requireOwner(viewer, await findBatch(database, id)));
    },

    /** Of the last batch of this kind that somebody asked for. */
    async newestProgress(ownerId: string, kind: string): Promise<BatchProgress | undefined> {
      const batch = await findNewestBatch(database, { ownerId, kind });
      return batch && progressOf(batch);
    },

    forgetOld: (): Promise<void> =>
      forgetBatches(database, new Date(clock.now().getTime() - retention).toISOString()),
  };
}
