import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Clock, dateIn } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import { findSpans, type ListedPet, listSpan, summarizeSpan } from './pet-listing.repository.ts';

export type { ListedPet } from './pet-listing.repository.ts';
export type PetListing = ReturnType<typeof createPetListing>;

export interface PetListPart {
  /** From 1. */
  part: number;
  pets: number;
  /** Of the pet that was changed last: instant, UTC ISO 8601. */
  updatedAt: string;
}

/** Every public pet, for whoever lists them all: in parts, so that no list is held or counted as a whole. */
export function createPetListing({
  database,
  clock,
  timezone,
  partSize = 5_000,
}: {
  database: Database;
  clock: Clock;
  /** IANA name; decides which day is today. */
  timezone: string;
  partSize?: number;
}) {
  const today = () => dateIn(timezone, clock.now());

  return {
    /** Those in which there are any. */
    async parts(): Promise<PetListPart[]> {
      const parts: PetListPart[] = [];
      for (const [index, span] of (await findSpans(database, partSize)).entries()) {
        // SQLite answers at once: nobody else would have a turn.
        await nextTurn();
        const { pets, updatedAt } = await summarizeSpan(database, span, today());
        if (pets > 0 && updatedAt) parts.push({ part: index + 1, pets, updatedAt });
      }
      return parts;
    },

    /** Empty where there is no such part. */
    async list(part: number): Promise<ListedPet[]> {
      const span = (await findSpans(database, partSize))[part - 1];
      return span ? listSpan(database, span, today()) : [];
    },
  };
}
