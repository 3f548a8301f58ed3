import { call } from '#app/api/call.ts';
import type { Once } from '#app/forms/use-idempotency-key.ts';
import {
  addEntries,
  addEntry,
  type CareToDo,
  type EntryWords,
  type NextCare,
} from '#domain/care/care-calls.ts';

/** The same for one pet or several. @returns the ids of the new entries @throws ApiError */
export async function writeEntries(
  once: Once,
  petIds: readonly string[],
  words: EntryWords,
): Promise<string[]> {
  const [id = '', ...others] = petIds;
  return once({ petIds, words }, async (idempotencyKey) => {
    const key = { idempotencyKey };
    if (others.length === 0) return [(await call(addEntry, { id, ...words }, key)).id];
    return (await call(addEntries, { petIds, ...words }, key)).ids;
  });
}

type Next = NextCare | CareToDo;

/** A dose that a tap notes: of others there is more to say. */
export const isTapped = ({ kind }: Pick<Next, 'kind'>): boolean =>
  ['vaccine', 'deworming', 'treatment'].includes(kind);

/** What a tap notes, given on that day. */
export const doneWords = ({ kind, productId, product }: Next, onDate: string): EntryWords => ({
  kind,
  onDate,
  ...(productId === null ? { product } : { productId }),
});
