import { z } from 'zod';
import type { Provider } from '#domain/operations/status.ts';
import type { Tx } from '../db/database.ts';
import type { BackgroundQueue, Queue } from './queues.ts';

/** Stored together with the job's end: both or neither, and so once, however often the job was begun. */
export type JobEnd = (tx: Tx) => Promise<unknown>;

export interface JobRun {
  id: string;
  /** 1 at the first try. */
  attempt: number;
  /** Aborted when the time is up, the lease was lost, or the process stops without more patience. */
  signal: AbortSignal;
}

/** Thrown by a job that knows that no other try can succeed: it fails permanently at once. */
export class PermanentJobError extends Error {
  override readonly name = 'PermanentJobError';
}

interface JobOptions<Kind extends string> {
  /** Stored jobs carry it: a name once used is not used for other work. */
  kind: Kind;
  queue: Queue;
  /** Milliseconds that one try may take; then it has failed, whatever still comes of it. */
  timeLimit: number;
  /** Whose silence makes its tries fail: once it answers again, they are tried at once (`provider-recovery.ts`). */
  waitsFor?: Provider;
}

/** Work that must happen after a change, surely and not within the request: mails, calls to providers. */
export interface Job<Input = unknown, Kind extends string = string> extends JobOptions<Kind> {
  input: z.ZodType<Input>;
  /** Tries before it fails permanently; see `backoff`. */
  attempts: number;
  /** By the clock; 'cluster': once, whichever process does it; 'process': in each, without being stored. */
  schedule: { pattern: string; scope: 'cluster' | 'process' } | undefined;
  /** Throws to be tried again later. May be begun more than once: a process can die between the work and its note. */
  run(input: Input, run: JobRun): Promise<JobEnd | undefined>;
  /** Its input opens something, such as a link in a mail: failed permanently, it keeps none of it and cannot be tried again. */
  holdsKey?(input: Input): boolean;
  /** Stored together with the permanent failure: both or neither. */
  failedPermanently(tx: Tx, input: Input): Promise<void>;
}

/** A little over three hours of retries. */
const usualAttempts = 12;

/** A job that a change asks for, with `jobs.enqueue`. */
export function defineJob<const Kind extends string, Input>(
  definition: JobOptions<Kind> & {
    input: z.ZodType<Input>;
    attempts?: number;
    holdsKey?(input: Input): boolean;
    run(input: Input, run: JobRun): Promise<void> | Promise<JobEnd>;
    failedPermanently?(tx: Tx, input: Input): Promise<void>;
  },
): Job<Input, Kind> {
  return {
    attempts: usualAttempts,
    schedule: undefined,
    failedPermanently: async () => {},
    ...definition,
    run: async (input, run) => (await definition.run(input, run)) ?? undefined,
  };
}

const occurrence = z.object({ scheduledFor: z.iso.datetime() });
export type Occurrence = z.infer<typeof occurrence>;

/**
 * A job by the clock.
 * @param definition.pattern as of cron, in the site's time zone
 */
export function defineScheduledJob<const Kind extends string>(
  definition: JobOptions<Kind> & {
    queue: BackgroundQueue;
    pattern: string;
    scope: 'cluster' | 'process';
    run(occurrence: Occurrence, run: JobRun): Promise<void>;
  },
): Job<Occurrence, Kind> {
  const { pattern, scope, ...rest } = definition;
  return {
    ...rest,
    input: occurrence,
    attempts: usualAttempts,
    schedule: { pattern, scope },
    run: async (input, run) => {
      await definition.run(input, run);
      return undefined;
    },
    failedPermanently: async () => {},
  };
}
