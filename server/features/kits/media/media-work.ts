import type { PetMedia } from '#domain/pets/pet.ts';

/** What this process does with the same content at one time. */
export function createMediaWork() {
  const underWay = new Map<string, Promise<PetMedia>>();
  const inUse = new Map<string, number>();
  const leaving = new Map<string, Promise<void>>();

  return {
    /** Work on the same content is done once; who comes while it is under way waits for it. */
    once(id: string, work: () => Promise<PetMedia>): Promise<PetMedia> {
      const running = underWay.get(id);
      if (running) return running;
      const started = work().finally(() => underWay.delete(id));
      underWay.set(id, started);
      return started;
    },

    /** While somebody adds it and shows it somewhere, it is not deleted; who comes while it is waits. */
    async use<T>(id: string, work: () => Promise<T>): Promise<T> {
      while (leaving.has(id)) await leaving.get(id);
      inUse.set(id, (inUse.get(id) ?? 0) + 1);
      try {
        return await work();
      } finally {
        const others = (inUse.get(id) ?? 1) - 1;
        if (others > 0) inUse.set(id, others);
        else inUse.delete(id);
      }
    },

    /** Deletes it, unless somebody is adding it or it is being deleted already. */
    async deleteUnused(id: string, work: () => Promise<void>): Promise<void> {
      if (inUse.has(id) || leaving.has(id)) return;
      const going = work().finally(() => leaving.delete(id));
      leaving.set(id, going);
      await going;
    },
  };
}
