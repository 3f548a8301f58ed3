import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import { Unavailable } from '#server/unavailable.ts';

/** Each takes some tens of milliseconds of this thread, and megabytes until it is finished. */
const drawing = bulkhead(2, 30);

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
      if (error instanceof BulkheadRejectedError) throw new Unavailable('tooBusy');
      throw error;
    }
  };
