import { sql } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { DataTopic } from '#domain/data-topics.ts';
import type { Database, Tx } from './database.ts';

/** Numbers that grow with every change of a topic: caches put them in their keys and never serve old data. */
export interface DataVersions {
  /** In the transaction that changes the data, so that neither is seen without the other. */
  bump(tx: Tx, topic: DataTopic): Promise<void>;
  /**
   * Read it before the data. Exact on SQLite; on PostgreSQL another process's change shows as soon as it is heard of, and
   * within a second where it is not.
   */
  current(topic: DataTopic): Promise<number>;
  /** The same of several topics where all are known without waiting. */
  known(topics: readonly DataTopic[]): readonly number[] | undefined;
}

/** Milliseconds that a version read from PostgreSQL may be old: each look costs a round trip, and every request looks. */
const staleness = 1_000;

export function createDataVersions(database: Database, clock: Clock): DataVersions {
  const { query, dialect } = database;
  const known = new Map<DataTopic, { version: number; readAt: number }>();
  let changes = 0;
  let listens = false;

  /** Only once something is kept: on PostgreSQL it takes a connection of its own. */
  function listen(): void {
    if (listens) return;
    listens = true;
    database.listen((topic) => forget(topic as DataTopic | undefined));
  }

  async function readAndKeep(topic: DataTopic, readAt: number): Promise<number> {
    listen();
    const changesBefore = changes;
    const version = await dialect.readDataVersion(query, topic);
    // A change that was made or heard of in between makes this answer too old to keep.
    if (changesBefore === changes) known.set(topic, { version, readAt });
    return version;
  }

  /** @param topic all of them where it is not said */
  function forget(topic?: DataTopic): void {
    changes += 1;
    if (topic === undefined) known.clear();
    else known.delete(topic);
  }

  function knownVersions(topics: readonly DataTopic[]): number[] | undefined {
    if (dialect.readDataVersions) return dialect.readDataVersions(topics);
    const now = clock.now().getTime();
    const versions: number[] = [];
    for (const topic of topics) {
      const last = known.get(topic);
      if (!last || Math.abs(now - last.readAt) >= staleness) return undefined;
      versions.push(last.version);
    }
    return versions;
  }

  return {
    async bump(tx, topic) {
      const announced = dialect.announceChange?.(topic);
      const insert = tx.query
        .insertInto('data_versions')
        .values({ topic, version: 1 })
        .onConflict((conflict) =>
          conflict.column('topic').doUpdateSet({ version: sql`data_versions.version + 1` }),
        );
      await (announced ? insert.returning(sql`${announced}`.as('announced')) : insert).execute();
      tx.afterCommit(() => forget(topic));
    },

    async current(topic) {
      return knownVersions([topic])?.[0] ?? readAndKeep(topic, clock.now().getTime());
    },

    known: knownVersions,
  };
}
