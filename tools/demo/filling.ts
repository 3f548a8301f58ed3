import type { DemoPerson } from '#content/demo/people.ts';
import { demoPeople, demoStaff } from '#content/demo/people.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { Config } from '#server/config/config.ts';
import { type Context, createContext } from '#server/context.ts';
import { StartupError } from '#server/process/startup-error.ts';

/** The demonstration's portal with its people in it. */
export interface Demo {
  context: Context;
  people: Record<keyof typeof demoPeople, Account>;
  /** The moment from which all dates of the demonstration count back. */
  start: Date;
  /** Sets the portal's clock. */
  goTo: (moment: Date) => void;
}

export interface Filling extends Demo {
  /** By the ids of the demonstration's pets. */
  petIds: ReadonlyMap<string, string>;
}

export const minute = 60_000;

export const day = 24 * 60 * minute;

/** Opens the demonstration's portal for whatever fills it, and closes it afterwards. */
export async function withDemo<Result>(
  config: Config,
  start: Date,
  fill: (demo: Demo) => Promise<Result>,
): Promise<Result> {
  let now = start;
  // The readers of the newsletter come by its form; the texts begin as a demonstration's.
  const own = { ...config, captcha: 'none' as const, demo: true };
  const context = await createContext(own, { clock: { now: () => now } });
  try {
    await refuseForeignPortal(context);
    const people = await seedPeople(context);
    const goTo = (moment: Date) => {
      now = moment;
    };
    return await fill({ context, people, start, goTo });
  } finally {
    await context.close();
  }
}

/** The demonstration's passwords are known to everybody: they must not open a portal that is somebody's. */
async function refuseForeignPortal({ accounts, config }: Context): Promise<void> {
  const administrator = await accounts.findFirstAdministrator();
  if (administrator && administrator.email !== demoPeople.administrator.email) {
    throw new StartupError(
      `DATA_DIR ${config.dataDir} holds a portal of its own: the demonstration needs another folder.`,
    );
  }
}

async function seedPeople({ accounts }: Context): Promise<Demo['people']> {
  const seed = async (person: DemoPerson) =>
    (await accounts.findByEmail(person.email)) ??
    (await accounts.create({ ...person, country: 'México' }));
  for (const person of demoStaff) await seed(person);
  return {
    donor: await seed(demoPeople.donor),
    rescuer: await seed(demoPeople.rescuer),
    administrator: await seed(demoPeople.administrator),
  };
}
