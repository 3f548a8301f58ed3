import type { Programme } from '#domain/pets/vocabularies.ts';
import type { Database } from '#server/db/database.ts';
import { findDebutsAfter, insertDebuts } from './pet-debuts.repository.ts';

interface Dependencies {
  database: Database;
  today: () => string;
  now: () => string;
}

const atOnce = 500;

/**
 * Notes when everybody could first see a pet in its programme. Whatever made it so (a photo, a change of status, another
 * day) is not asked: whoever calls this regularly finds them all. In portions, each of its own.
 */
export async function noticeDebuts(
  { database, today, now }: Dependencies,
  signal?: AbortSignal,
): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const portion = { today: today(), now: now(), most: atOnce };
    if ((await database.transaction((tx) => insertDebuts(tx, portion))) < atOnce) return;
  }
}

/**
 * The pets that everybody could first see after an instant: the latest of them, at most so many.
 * @returns `until`: the instant after which to go on
 */
export const findDebuts = (
  { database }: Dependencies,
  asked: { programme: Programme; after: string; most: number },
): Promise<{ ids: string[]; until: string }> => findDebutsAfter(database, asked);
