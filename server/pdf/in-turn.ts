import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { Unavailable } from '#server/unavailable.ts';

/** Each takes some tens of milliseconds of this thread, and megabytes until it is finished. */
const drawing = bulkhead(2, 30);

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

/**
 * One queue for all PDFs that are drawn when somebody asks for them: two at a time, thirty wait.
 * @throws Unavailable where more wait already
 */
export const inTurn =
  <Asked extends unknown[]>(draw: (...asked: Asked) => Promise<Buffer>) =>
  async (...asked: Asked): Promise<Buffer> => {
    try {
      return await drawing.execute(() => draw(...asked));
    } catch (error) {
      if (!(error instanceof BulkheadRejectedError)) throw error;
      noteRejected();
      throw new Unavailable('tooBusy');
    }
  };
