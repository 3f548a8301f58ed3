import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { type Disk, fillDisk } from './disk.ts';
import type { Random } from './random.ts';
import type { World } from './world.ts';

/** Goes wrong for a moment, and is as it should be when it resolves. */
type Fault = (world: World, random: Random) => Promise<void>;

/** Milliseconds that a fault lasts. */
const shortest = 500;
const longest = 6_000;

const aMoment = (random: Random) => delay(random.between(shortest, longest));

const killPortal: Fault = ({ fleet }, random) => fleet.kill(random.between(0, fleet.size - 1));

/** One may be far ahead of, or behind, all others. */
const clockJump: Fault = async ({ fleet }, random) => {
  const index = random.between(0, fleet.size - 1);
  fleet.turnClock(index, random.pick([-300, -30, 45, 600, 7_200]));
  await aMoment(random);
  fleet.turnClock(index, 0);
};

const mailServer: Fault = async ({ services: { smtp, mailGate } }, random) => {
  const trouble = random.pick(['greylists', 'drops', 'slow', 'away', 'silent', 'cut'] as const);
  if (trouble === 'greylists' || trouble === 'drops') smtp.behaves = trouble;
  else mailGate.turn(trouble);
  await aMoment(random);
  smtp.behaves = 'accepts';
  mailGate.turn('open');
};

const cardProvider: Fault = async ({ services: { stripe } }, random) => {
  stripe.behave(
    random.pick([
      ...(['slow', 'silent', 'silent after', 'drops', 'drops after', 'broken', 'busy'] as const),
      ...(['broken after', 'too many calls', 'HTML', 'wrong shapes', 'trickles', 'moved'] as const),
    ]),
  );
  await aMoment(random);
  stripe.release();
};

const wallet: Fault = async ({ services: { paypal } }, random) => {
  const moods = ['silent', 'silent after', 'drops', 'drops after', 'broken', 'busy'] as const;
  const next = Array.from({ length: 4 }, () => random.pick(moods));
  paypal.behave(random.pick(['token', 'createOrder', 'findOrder', 'capture']), ...next);
  if (random.next() < 0.5) paypal.slowDown();
  await aMoment(random);
  paypal.release();
};

const voucherProvider: Fault = async ({ services: { conekta } }, random) => {
  conekta.behave(
    random.pick(['silent', 'busy', 'html', 'wrong shapes', 'trickles', 'does it and hangs up']),
  );
  await aMoment(random);
  conekta.behave('well');
};

const fileStore: Fault = async ({ services: { s3Gate } }, random) => {
  s3Gate?.turn(random.pick(['slow', 'away', 'silent', 'cut']));
  await aMoment(random);
  s3Gate?.turn('open');
};

const killDatabase: Fault = async ({ services: { postgres } }) => {
  await postgres?.kill();
};

const endSessions: Fault = async ({ services: { databaseUrl } }) => {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
  await client.end();
};

const diskFull =
  (disk: Disk): Fault =>
  async (_world, random) => {
    const empty = await fillDisk(disk);
    await aMoment(random);
    await empty();
  };

/** Those that are possible here, by their names. */
export function possibleFaults({ fleet, services }: World, disk: Disk | undefined) {
  const all: Record<string, Fault | undefined> = {
    'portal killed': killPortal,
    'clock jumps': fleet.clocksJump ? clockJump : undefined,
    'disk full': disk && diskFull(disk),
    'PostgreSQL killed': services.postgres && killDatabase,
    'sessions ended': services.postgres && endSessions,
    'mail server': mailServer,
    'card provider': cardProvider,
    wallet,
    'voucher provider': voucherProvider,
    'file store': services.s3Gate && fileStore,
  };
  return new Map(Object.entries(all).flatMap(([name, fault]) => (fault ? [[name, fault]] : [])));
}
