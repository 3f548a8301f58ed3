import { LRUCache } from 'lru-cache';

/**
 * What becomes of uploads whose last byte has come. A phone that lost the answer asks again: it is told to wait
 * while the work goes on, and after it, for a day, that nothing is missing.
 */
export function createFinishedUploads() {
  const underWay = new Map<string, Promise<unknown>>();
  const sizes = new LRUCache<string, number>({ max: 5_000, ttl: 24 * 3_600_000 });

  return {
    async take<T>(id: string, size: number, work: () => Promise<T>): Promise<T> {
      const working = work();
      const settled = working
        .then(() => sizes.set(id, size))
        .catch(() => {})
        .finally(() => underWay.delete(id));
      underWay.set(id, settled);
      const result = await working;
      await settled;
      return result;
    },

    /** The size of the upload when it has been taken in; waits for work that goes on. */
    async sizeOf(id: string): Promise<number | undefined> {
      await underWay.get(id);
      return sizes.get(id);
    },
  };
}
