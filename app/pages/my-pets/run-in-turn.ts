import type { ManagedPet } from '#app/managed-pets/managed-pet.ts';
import { WireError } from '#app/wire/wire-error.ts';

/** What became of something that was done with many pets. */
export interface BulkResult {
  done: ManagedPet[];
  failed: { pet: ManagedPet; error: unknown }[];
  /** Not tried any more. */
  left: ManagedPet[];
}

interface Options {
  /** @throws WireError */
  change: (pet: ManagedPet) => Promise<void>;
  onStep: (pet: ManagedPet, index: number) => void;
  /** Stops before the next pet. */
  signal: AbortSignal;
}

/**
 * One pet after the other: what fails with one does not stand in the way of the next. Ends early where no other would
 * fare better, for want of a connection or because the portal asks for patience.
 */
export async function runInTurn(
  pets: readonly ManagedPet[],
  { change, onStep, signal }: Options,
): Promise<BulkResult> {
  const result: BulkResult = { done: [], failed: [], left: [] };
  let isOver = false;
  for (const [index, pet] of pets.entries()) {
    if (isOver || signal.aborted) {
      result.left.push(pet);
      continue;
    }
    onStep(pet, index);
    try {
      await change(pet);
      result.done.push(pet);
    } catch (error) {
      result.failed.push({ pet, error });
      isOver = error instanceof WireError && [0, 401, 429].includes(error.status);
    }
  }
  return result;
}
