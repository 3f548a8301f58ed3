import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { systemClock } from '#domain/clock.ts';
import type { DatabaseConfig } from '#server/config/config.ts';
import { createDataVersions } from '#server/db/data-versions.ts';
import { openDatabase } from '#server/db/open.ts';
import type { PetQuery } from '#server/features/animals/pets/core/pet-fields.ts';
import { createPetsService } from '#server/features/animals/pets/core/pets.service.ts';
import { createMediaAssets } from '#server/features/kits/media/media-assets.ts';
import { createRateLimits } from '#server/features/kits/rate-limits/rate-limits.ts';
import { createSharedCounts } from '#server/features/kits/shared-counts/shared-counts.repository.ts';
import { createPostgresDatabase } from '#tests/setup/postgres-databases.ts';
import { startPostgres } from '#tests/setup/postgres-server.ts';
import { busiestRescuer, seedPets } from './seed.ts';

const timezone = 'America/Mexico_City';
const administrator: Viewer = { kind: 'user', id: 'bench', roles: ['administrator'] };
const rescuer: Viewer = { kind: 'user', id: busiestRescuer, roles: ['member'] };
const rounds = 7;

type Where = PetQuery['where'][number];
const living: Where = { field: 'deleted', operator: '=', value: false };
const inStatus = (status: string): Where => ({ field: 'status', operator: 'in', value: [status] });
const named = (value: string): Where => ({
  field: 'name',
  operator: 'contains',
  value,
  fold: true,
});

const lists: [name: string, viewer: Viewer, where: Where[], page?: number][] = [
  ['everything', administrator, [living]],
  ['everything, page 5,000', administrator, [living], 5_000],
  ['adoption', administrator, [living, inStatus('adoption')]],
  ['adoption, page 3,000', administrator, [living, inStatus('adoption')], 3_000],
  ['adopted', administrator, [living, inStatus('adopted')]],
  ['deceased', administrator, [living, inStatus('deceased')]],
  ['deleted', administrator, [{ ...living, value: true }]],
  ['named like all', administrator, [living, named('cane')]],
  ['named like all, page 5,000', administrator, [living, named('cane')], 5_000],
  ['named like few', administrator, [living, named('canela 9999')]],
  ['named like none', administrator, [living, named('zzz')]],
  ['named by two letters', administrator, [living, named('99')]],
  ['named in adoption', administrator, [living, inStatus('adoption'), named('999')]],
  ['own', rescuer, [{ field: 'ownerId', operator: '=', value: busiestRescuer }, living]],
  [
    'own in adoption',
    rescuer,
    [{ field: 'ownerId', operator: '=', value: busiestRescuer }, living, inStatus('adoption')],
  ],
];

/**
 * How long the lists of owners and administrators take on either database, without HTTP: with the total counted anew,
 * as after a change, and with it remembered. Prints milliseconds (median and worst).
 */
export async function measureManagedLists(count: number, today: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-bench-'));
  const server = await startPostgres();
  try {
    const url = await createPostgresDatabase(server.urlOf('postgres'), 'bench');
    await measureOn({ kind: 'sqlite', file: path.join(folder, 'pets.sqlite') }, count, today);
    await measureOn({ kind: 'postgres', url }, count, today);
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function measureOn(config: DatabaseConfig, count: number, today: string): Promise<void> {
  await seedPets(config, count, today);
  const database = await openDatabase(config, pino({ level: 'silent' }));
  // As PostgreSQL does by itself after a while.
  if (config.kind === 'postgres') await sql`vacuum analyze`.execute(database.query);
  const dataVersions = createDataVersions(database, systemClock);
  const pets = createPetsService({
    database,
    dataVersions,
    clock: systemClock,
    timezone,
    limits: createRateLimits({
      sharedCounts: createSharedCounts({ database, clock: systemClock }),
      clock: systemClock,
      secretKey: 'bench',
    }),
    mediaAssets: createMediaAssets({ database }),
    accounts: { contactsOf: async () => new Map() },
    petListeners: [],
  });
  for (const [name, viewer, where, page = 1] of lists) {
    const ask = () => pets.query(viewer, { where, order: [], page, limit: 15 });
    const counted: number[] = [];
    const remembered: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await database.transaction((tx) => dataVersions.bump(tx, 'pets'));
      counted.push(await milliseconds(ask));
      remembered.push(await milliseconds(ask));
    }
    const { total } = await ask();
    process.stdout.write(
      `${`${count} ${config.kind}: ${name} (${total})`.padEnd(52)}counted ${spread(counted)} ms   remembered ${spread(remembered)} ms\n`,
    );
  }
  await database.close();
}

async function milliseconds(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function spread(times: number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const [median = 0, worst = 0] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
  return `${median.toFixed(1).padStart(6)} (${worst.toFixed(1)})`;
}
