import { setTimeout as delay } from 'node:timers/promises';
import { Person } from '../person.ts';
import type { Random } from '../random.ts';
import type { World } from '../world.ts';
import { askForInvoice, giveByCard, giveByTransfer, giveByVoucher, giveByWallet } from './donor.ts';
import { adoptAndPay } from './family.ts';
import { giveMonthlyAtWallet } from './monthly.ts';
import { holdEvent } from './organizer.ts';
import { register } from './registration.ts';
import { registerPet } from './rescuer.ts';
import { giveInHonor, writePage } from './supporter.ts';
import { countCash, importStatement } from './treasurer.ts';
import { giveAsGuest, giveMonthlyAsGuest, writeMessage } from './visitor.ts';

interface Workload {
  random: Random;
  /** People who do something at the same time. */
  people: number;
  /** What happens by the clock. */
  hour: () => Promise<void>;
  /** Whether those who come next stay away. */
  isOver: () => boolean;
}

/** Milliseconds between two events. */
const betweenEvents = 3_000;
/** Likewise between two hours at which cards leave. */
const betweenHours = 4_000;
/** Likewise between what a treasurer does. */
const betweenBooks = 2_000;

/** People come, register, do a few things and go, until it is over. */
export async function work(
  world: World,
  { random, people, hour, isOver }: Workload,
): Promise<void> {
  const coordinator = new Person(world, random.fork(), world.coordinator);
  const come = async (mine: Random) => {
    while (!isOver()) {
      const person = await register(world, mine.fork());
      if (person) await live(world, person, { coordinator, isOver });
    }
  };
  const organize = async () => {
    const administrator = new Person(world, random.fork(), world.administrator);
    while (!isOver()) {
      await holdEvent(world, administrator);
      for (let waited = 0; waited < betweenEvents && !isOver(); waited += 200) await delay(200);
    }
  };
  const keepBooks = async () => {
    const counter = new Person(world, random.fork(), world.administrator);
    const confirmer = new Person(world, random.fork(), world.treasurer);
    while (!isOver()) {
      await countCash(world, { counter, confirmer });
      await importStatement(world, confirmer);
      for (let waited = 0; waited < betweenBooks && !isOver(); waited += 200) await delay(200);
    }
  };
  const keepTime = async () => {
    while (!isOver()) {
      await hour();
      for (let waited = 0; waited < betweenHours && !isOver(); waited += 200) await delay(200);
    }
  };
  await Promise.all([
    ...Array.from({ length: people }, () => come(random.fork())),
    organize(),
    keepBooks(),
    keepTime(),
  ]);
}

const deeds = [
  registerPet,
  registerPet,
  async (world: World, person: Person) => {
    const folio = await giveByCard(world, person);
    if (folio !== undefined && person.random.next() < 0.5) {
      await askForInvoice(world, person, folio);
    }
  },
  giveByCard,
  giveByVoucher,
  giveByTransfer,
  giveByWallet,
  giveInHonor,
  writePage,
  giveAsGuest,
  giveMonthlyAsGuest,
  giveMonthlyAtWallet,
  writeMessage,
  adoptAndPay,
  adoptAndPay,
];

async function live(
  world: World,
  person: Person,
  { coordinator, isOver }: { coordinator: Person; isOver: () => boolean },
): Promise<void> {
  for (let left = person.random.between(4, 10); left > 0 && !isOver(); left -= 1) {
    await person.random.pick(deeds)(world, person, coordinator);
  }
}
