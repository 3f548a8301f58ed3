import type { Clock } from '#domain/clock.ts';
import type { DataTopic } from '#domain/data-topics.ts';
import { withinTime } from '../limits/time-limit.ts';
import { Unavailable } from '../limits/unavailable.ts';
import type { DataVersions } from './data-versions.ts';
import type { Database } from './database.ts';

/** Where is read what everybody may see: a replica of the database, where there is one that has it. */
export interface PublicReads {
  /** @param read of data of the topic and of what never changes; asked of the database itself where the replica cannot */
  run<T>(topic: DataTopic, read: (source: Database) => T | Promise<T>): T | Promise<T>;
  close(): Promise<void>;
}

/** Milliseconds for which a replica that does not answer is not asked again. */
const awayFor = 5_000;
/** Milliseconds for which one that hangs is waited for: its connections are known to be dead much later. */
const longestWait = 3_000;

/**
 * The replica is read while it has every change of the topic that this process knows of: who has changed something reads it
 * back, and what is cached under a version is never older than that.
 * @param parts.replica one server, or the versions that it tells are not those of its data
 */
export function createPublicReads(dependencies: {
  database: Database;
  replica: Database | undefined;
  dataVersions: DataVersions;
  clock: Clock;
}): PublicReads {
  const { database, replica, dataVersions, clock } = dependencies;
  if (!replica) return { run: (_topic, read) => read(database), async close() {} };

  const reached = new Map<DataTopic, number>();
  let awayUntil = 0;

  async function hasAll(topic: DataTopic, source: Database): Promise<boolean> {
    const wanted = await dataVersions.current(topic);
    if ((reached.get(topic) ?? -1) >= wanted) return true;
    const there = await source.dialect.readDataVersion(source.query, topic);
    reached.set(topic, there);
    return there >= wanted;
  }

  return {
    async run(topic, read) {
      if (clock.now().getTime() < awayUntil) return read(database);
      const waiting = new AbortController();
      try {
        const answer = await withinTime(waiting, longestWait, async () =>
          (await hasAll(topic, replica)) ? { rows: await read(replica) } : undefined,
        );
        if (answer) return answer.rows;
      } catch (error) {
        if (!(error instanceof Unavailable || waiting.signal.aborted)) throw error;
        // It may come back with less than it had.
        reached.clear();
        awayUntil = clock.now().getTime() + awayFor;
      }
      return read(database);
    },
    close: () => replica.close(),
  };
}
