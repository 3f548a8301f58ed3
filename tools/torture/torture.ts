import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { type Config, loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { createContext } from '#server/context.ts';
import { openDatabase } from '#server/db/open.ts';
import { runChecks } from './checks/run-checks.ts';
import { unexplained } from './checks/soundness.ts';
import { Client } from './client.ts';
import { sendCards } from './clock.ts';
import { type Disk, mountDisk } from './disk.ts';
import { drain } from './drain.ts';
import { possibleFaults } from './faults.ts';
import { Fleet } from './fleet.ts';
import { counts, emptyJournal } from './journal.ts';
import { password } from './person.ts';
import { Random } from './random.ts';
import { type Cards, type DatabaseKind, startServices } from './services.ts';
import { work } from './workload/workload.ts';
import type { World } from './world.ts';

export interface TortureOptions {
  database: DatabaseKind;
  cards?: Cards | undefined;
  processes: number;
  seed: number;
  /** People who do something at the same time. */
  people: number;
  /** Milliseconds; faults end after most of it. Without it each fault comes once. */
  duration?: number;
  /** Only these. */
  faults?: readonly string[] | undefined;
  say: (line: string) => void;
}

const silent = pino({ level: 'silent' });
const administrator = 'direccion@casa.example';
const treasurer = 'tesoreria@casa.example';
const coordinator = 'coordinacion@casa.example';
/** Of the time; the rest shows whether all is well again. */
const faultyShare = 0.85;
/** Milliseconds between two faults. */
const [shortestCalm, longestCalm] = [500, 5_000];

/**
 * Real portals under a workload while whatever can go wrong does; then looks whether all that was promised was kept.
 * @throws BrokenPromise
 */
export async function torture(options: TortureOptions): Promise<void> {
  const { database: kind, processes, seed, say } = options;
  const folder = mkdtempSync(path.join(tmpdir(), 'casa-animal-torture-'));
  const disk =
    options.faults && !options.faults.includes('disk full') ? undefined : mountDisk(folder);
  const services = await startServices(folder, kind, options.cards ?? 'stripe');
  const env = {
    ...{ ...services.env, NODE_ENV: 'production', MALLOC_ARENA_MAX: '2', LOG_LEVEL: 'info' },
    ...{ TRUST_PROXY: '1', CAPTCHA_PROVIDER: 'none', DISK_RESERVE_MB: '1' },
    GUEST_DONATIONS: '1',
    ...{ SITE_URL: 'http://127.0.0.1', SLOW_QUERY_MS: '0' },
  };
  const clockJumps = !options.faults || options.faults.includes('clock jumps');
  const fleet = new Fleet(folder, env, { processes, clockJumps });
  const journal = emptyJournal();
  const world: World = {
    client: new Client(fleet.urls),
    ...{ fleet, journal, services, administrator, treasurer, coordinator },
  };
  // However this process ends.
  const end = () => {
    fleet.killAll();
    disk?.unmount();
  };
  process.once('exit', end);
  try {
    const config = loadConfig(readEnv({ ...env, DATA_DIR: fleet.dataDir(0) }));
    await createAdministrators(config);
    await fleet.start();
    await suffer(world, options, disk, config);
    say(`acknowledged: ${counts(journal)}`);
    say(
      `${world.client.answered} answers; instead of one came ${JSON.stringify(world.client.reasons)}`,
    );
    await settle(world, config);
    await runChecks(world, config, say);
  } catch (error) {
    say(`The seed was ${seed}.`);
    world.client.close();
    await fleet.stop().catch(() => {});
    for (const { msg, err } of unexplained(fleet.logs).slice(0, 5)) say(`${msg}: ${err?.stack}`);
    throw error;
  } finally {
    world.client.close();
    await fleet.stop().catch(() => {});
    await services.stop();
    process.off('exit', end);
    end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function createAdministrators(config: Config): Promise<void> {
  const context = await createContext(config, { log: silent });
  for (const email of [administrator, treasurer, coordinator]) {
    await context.accounts.makeAdministrator(email, password);
  }
  await context.monthlyPlans.ensure();
  await context.close();
}

/** Round after round, each in another order, while it lasts. */
function* rounds(names: readonly string[], random: Random, lasts: () => boolean) {
  for (;;) {
    for (const name of random.shuffle(names)) {
      if (!lasts()) return;
      yield name;
    }
  }
}

/** The workload, and one fault after the other for most of it. */
async function suffer(
  world: World,
  options: TortureOptions,
  disk: Disk | undefined,
  config: Config,
): Promise<void> {
  const { seed, people, duration, say } = options;
  const random = new Random(seed);
  const faults = possibleFaults(world, disk);
  if (options.faults) {
    for (const name of faults.keys()) if (!options.faults.includes(name)) faults.delete(name);
  }
  say(`faults: ${[...faults.keys()].join(', ')}`);
  const begun = performance.now();
  let isOver = false;
  // What is wrong with the database just now, the next hour makes up for.
  const hour = () => sendCards(config).catch(() => {});
  const working = work(world, { random: random.fork(), people, hour, isOver: () => isOver });
  const timing = random.fork();
  const happened = new Map<string, number>();
  const happen = async (name: string) => {
    happened.set(name, (happened.get(name) ?? 0) + 1);
    await Promise.race([faults.get(name)?.(world, random.fork()), working]);
    await delay(timing.between(shortestCalm, longestCalm));
  };
  try {
    while (world.journal.donations.length === 0) await Promise.race([delay(200), working]);
    const rest = () => (duration ?? 0) - (performance.now() - begun);
    const isFaulty = () => rest() > (duration ?? 0) * (1 - faultyShare);
    const names = [...faults.keys()];
    for (const name of duration === undefined ? names : rounds(names, timing, isFaulty)) {
      await happen(name);
    }
    await Promise.race([delay(Math.max(0, rest())), working]);
  } finally {
    isOver = true;
    world.services.mend();
  }
  await working;
  say([...happened].map(([name, times]) => `${times} × ${name}`).join(', '));
}

/** What waits to be paid is paid, what was put off is done, and the portals are told to stop. */
async function settle({ services, fleet, client }: World, config: Config): Promise<void> {
  const { conekta } = services;
  for (const { id, payment_status, amount, charges } of conekta.orders.values()) {
    const isOpen = payment_status === 'pending_payment';
    const isCash = charges.data[0].payment_method.type === 'cash';
    if (!isOpen && isCash) continue;
    if (isOpen && isCash) conekta.payAtStore(id);
    else if (isOpen) conekta.sendTransfer(id, amount);
    // Of transfers also again: their messages may not have come.
    await client.tell('/webhooks/conekta', conekta.event('order.paid', id));
  }
  const database = await openDatabase(config.database, silent);
  try {
    // A card leaves once its gift is booked, which work that was put off may do.
    await drain(database);
    await sendCards(config);
    await drain(database);
  } finally {
    await database.close();
  }
  await fleet.stop();
}
