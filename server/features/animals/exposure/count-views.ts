import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Base } from '#server/features/feature.ts';
import type { RateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { atMost } from '#server/limits/at-most.ts';
import { networkOf } from '#server/web/network.ts';
import { petReferences } from '../pets/core/pet-references.ts';
import { addViews } from './views.repository.ts';

/** Pets of which views wait to be stored; what comes beyond is not counted. */
const mostWaiting = 5_000;
/** Networks and pets of a day. */
const mostRemembered = 50_000;
const portion = 500;

export interface PetViewsDependencies extends Pick<Base, 'database'> {
  limits: RateLimits;
  today: () => string;
}

export type PetViews = ReturnType<typeof createPetViews>;

/**
 * How often the pages of pets are seen, without who saw them: a network counts once for a pet on a day. By what it is known
 * again lives in this process alone, under a key of the day that is kept nowhere. Views are stored once a minute; those of the
 * last minute are lost with the process.
 */
export function createPetViews({ database, limits, today }: PetViewsDependencies) {
  const seen = new LRUCache<string, true>(atMost(mostRemembered));
  let waiting = new Map<string, number>();
  let day = today();
  let key = randomBytes(32);

  async function beginDay(now: string): Promise<void> {
    if (now === day) return;
    await store();
    day = now;
    key = randomBytes(32);
    seen.clear();
  }

  async function store(): Promise<void> {
    const of = day;
    // In one order, for several processes store at once.
    const counted = [...waiting].sort(([a], [b]) => (a < b ? -1 : 1));
    waiting = new Map();
    while (counted.length > 0) {
      const some = counted.splice(0, portion);
      try {
        await storeSome(of, some);
      } catch (failure) {
        if (of === day) for (const [id, count] of [...some, ...counted]) add(id, count);
        throw failure;
      }
    }
  }

  const storeSome = (of: string, some: readonly (readonly [id: string, count: number])[]) =>
    database.transaction(async (tx) => {
      const ids = some.map(([id]) => id);
      const shown = new Set(await petReferences.shownIds(tx.query, ids, of));
      const views = some.flatMap(([petId, count]) =>
        shown.has(petId) ? { petId, views: count } : [],
      );
      await addViews(tx, of, views);
    });

  const add = (petId: string, count: number) =>
    waiting.set(petId, (waiting.get(petId) ?? 0) + count);

  return {
    /** @throws AppError tooManyRequests */
    async noteView(petId: string, address: string): Promise<void> {
      await limits.consume('petView', address);
      await beginDay(today());
      const mark = createHmac('sha256', key)
        .update(`${networkOf(address)} ${petId}`)
        .digest('base64');
      if (seen.has(mark)) return;
      if (!waiting.has(petId) && waiting.size >= mostWaiting) return;
      seen.set(mark, true);
      add(petId, 1);
    },

    /** What was counted since it was last called. */
    storeViews: store,
  };
}
