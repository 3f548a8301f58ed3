import { ApiError } from '#app/api/transport/api-error.ts';

/** What became of something that was done with many items. */
export interface BulkResult<Item> {
  done: Item[];
  failed: { item: Item; error: unknown }[];
  /** Not tried any more. */
  left: Item[];
}

interface Options<Item> {
  /** @throws ApiError */
  change: (item: Item) => Promise<void>;
  onStep: (item: Item, index: number) => void;
  /** Stops before the next item. */
  signal: AbortSignal;
}

/**
 * One item after the other: what fails with one does not stand in the way of the next. Ends early where no other would
 * fare better, for want of a connection or because the portal asks for patience.
 */
export async function runInTurn<Item>(
  items: readonly Item[],
  { change, onStep, signal }: Options<Item>,
): Promise<BulkResult<Item>> {
  const result: BulkResult<Item> = { done: [], failed: [], left: [] };
  let isOver = false;
  for (const [index, item] of items.entries()) {
    if (isOver || signal.aborted) {
      result.left.push(item);
      continue;
    }
    onStep(item, index);
    try {
      await change(item);
      result.done.push(item);
    } catch (error) {
      result.failed.push({ item, error });
      isOver = error instanceof ApiError && [0, 401, 429].includes(error.status);
    }
  }
  return result;
}
