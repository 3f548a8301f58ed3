import { AppError } from '#domain/errors.ts';

/**
 * Lets a person do only so many things of a kind at the same time.
 * @returns what takes a place and returns what gives it back; called again, that does nothing
 */
export function createPlaces(most: number): (key: string) => () => void {
  const taken = new Map<string, number>();

  return (key) => {
    const before = taken.get(key) ?? 0;
    if (before >= most) {
      throw new AppError('tooManyRequests', 'tooManyAtOnce', { retryAfterSeconds: 30 });
    }
    taken.set(key, before + 1);
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      const left = (taken.get(key) ?? 0) - 1;
      if (left > 0) taken.set(key, left);
      else taken.delete(key);
    };
  };
}

/** The pieces, and `done` at their end, also when nobody wants the rest or any of them. */
export function whenRead<T>(pieces: AsyncGenerator<T>, done: () => void): AsyncIterable<T> {
  const step = async (next: () => Promise<IteratorResult<T>>) => {
    try {
      const result = await next();
      if (result.done) done();
      return result;
    } catch (error) {
      done();
      throw error;
    }
  };
  return {
    [Symbol.asyncIterator]: () => ({
      next: () => step(() => pieces.next()),
      return: () => step(() => pieces.return(undefined)),
    }),
  };
}
