import { hostname } from 'node:os';
import { v7 as uuid } from 'uuid';
import type { Clock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import { defineScheduledJob } from '#server/jobs/define-job.ts';
import { portalVersion } from '#server/process/package-folder.ts';
import { diskSpace } from './disk-space.ts';
import {
  deleteProcess,
  findProcesses,
  forgetProcesses,
  putProcess,
  type ServerProcess,
} from './processes.repository.ts';

/** Milliseconds after which a process that tells nothing of itself is not running. */
const silentFor = 3 * 60_000;
const forgottenAfter = 24 * 3_600_000;
const mostShown = 100;

export type ServerProcesses = ReturnType<typeof createServerProcesses>;

/** Each process tells the others once a minute that it runs, and how much room its disk has. */
export function createServerProcesses({
  database,
  clock,
  dataDir,
}: {
  database: Database;
  clock: Clock;
  dataDir: string;
}) {
  const id = uuid();
  const startedAt = clock.now().toISOString();
  const before = (milliseconds: number) =>
    new Date(clock.now().getTime() - milliseconds).toISOString();

  async function own(): Promise<ServerProcess> {
    const space = await diskSpace(dataDir).catch(() => undefined);
    return {
      ...{ id, host: hostname(), version: portalVersion, startedAt },
      seenAt: clock.now().toISOString(),
      diskFree: space?.free ?? null,
      diskSize: space?.size ?? null,
    };
  }

  return {
    /** This one, as it is now, and the others as they last told. */
    async running(): Promise<ServerProcess[]> {
      const others = await findProcesses(database, before(silentFor), mostShown);
      return [await own(), ...others.filter((one) => one.id !== id)];
    },
    own,
    report: defineScheduledJob({
      kind: 'operations.reportProcess',
      queue: 'upkeep',
      timeLimit: 30_000,
      pattern: '* * * * *',
      scope: 'process',
      async run() {
        await putProcess(database, await own());
        await forgetProcesses(database, before(forgottenAfter));
      },
    }),
    /** A database that is away learns of it by the silence. */
    close: () => deleteProcess(database, id).catch(() => {}),
  };
}
