import type { z } from 'zod';
import type { JobEnd, JobRun } from '#server/jobs/define-job.ts';
import type { BackgroundQueue } from '#server/jobs/queues.ts';

/** What one item is, among all batches and the same at each try: others' services know a repeated call by it. */
export interface ItemRun extends JobRun {
  itemId: string;
}

/** Thrown for an item that cannot succeed, however often it is tried; the others go on. */
export class ItemRefused extends Error {
  override readonly name = 'ItemRefused';
  /** Why, as a key that the caller has words for. */
  readonly reason: string;

  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

/** The same work for many, each with an outcome of its own that whoever asked for it can follow. */
export interface Batch<Input, Kind extends string = string> {
  /** Of its items' jobs. */
  kind: Kind;
  queue: BackgroundQueue;
  /** Milliseconds that one try of one item may take. */
  timeLimit: number;
  /** Tries of an item before it has failed; those that are refused are not tried again. */
  attempts: number;
  item: z.ZodType<Input>;
  /** Of one batch. */
  mostItems: number;
  /**
   * The work for one item. May be begun more than once, for a process can die in the middle; what it returns is stored
   * together with the item's outcome, and so once.
   * @throws ItemRefused
   */
  run(item: Input, run: ItemRun): Promise<void> | Promise<JobEnd>;
}
