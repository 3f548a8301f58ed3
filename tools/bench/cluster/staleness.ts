import { setTimeout as delay } from 'node:timers/promises';
import { systemClock } from '#domain/clock.ts';
import { createDataVersions } from '#server/db/data-versions.ts';
import type { Database } from '#server/db/database.ts';
import type { ServerProcess } from '../server-process.ts';

const rounds = 20;

/**
 * Changes a pet in a process of its own (this one), and asks each portal for the pet's page until it shows the change.
 * @returns milliseconds from the commit to the page, of each round and portal
 */
export async function measureStaleness(
  database: Database,
  petId: string,
  page: string,
  portals: readonly ServerProcess[],
): Promise<number[]> {
  const versions = createDataVersions({ ...database, listen() {} }, systemClock);
  const waits: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const name = `Canela ${Date.now()}`;
    for (const portal of portals) await (await fetch(portal.url + page)).text();
    await database.transaction(async (tx) => {
      await tx.query.updateTable('pets').set({ name }).where('id', '=', petId).execute();
      await versions.bump(tx, 'pets');
    });
    const committed = performance.now();
    const shown = portals.map(async ({ url }) => {
      while (!(await (await fetch(url + page)).text()).includes(name)) await delay(2);
      return performance.now() - committed;
    });
    waits.push(...(await Promise.all(shown)));
  }
  return waits.sort((a, b) => a - b);
}
