import { BoundedWork } from '#server/limits/overload.ts';

/** Milliseconds of the process's own time at which one was rejected, the latest last. */
const rejected: number[] = [];
const mostCounted = 1_000;

function noteRejected(): void {
  rejected.push(performance.now());
  if (rejected.length > mostCounted) rejected.shift();
}

/** How many PDFs this process rejected within the last milliseconds; a thousand at most. */
export const rejectedPdfs = (within: number): number =>
  rejected.filter((at) => at > performance.now() - within).length;

/** Each takes some tens of milliseconds of this thread, and megabytes until it is finished. */
const drawing = new BoundedWork({ atOnce: 2, waiting: 30 }, noteRejected);

/**
 * One queue for all PDFs that are drawn when somebody asks for them: two at a time, thirty wait.
 * @throws TooBusy where more wait already
 */
export const inTurn =
  <Asked extends unknown[]>(draw: (...asked: Asked) => Promise<Buffer>) =>
  (...asked: Asked): Promise<Buffer> =>
    drawing.run(() => draw(...asked));
