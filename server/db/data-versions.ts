import { sql } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { DataTopic } from '#domain/data-topics.ts';
import type { Database, Tx } from './database.ts';

/** Numbers that grow with every change of a topic: caches put them in their keys and never serve old data. */
export interface DataVersions {
  /** In the transaction that changes the data, so that neither is seen without the other. */
  bump(tx: Tx, topic: DataTopic): Promise<void>;
  /** Read it before the data. Exact on SQLite; on PostgreSQL another node's change shows within a second. */
  current(topic: DataTopic): Promise<number>;
  /** The same where it is known without waiting. */
  known(topic: DataTopic): number | undefined;
}

/** How old a version read from PostgreSQL may be: each look costs a round trip, and every request looks. */
const staleness = 1_000;

export function createDataVersions({ query, dialect }: Database, clock: Clock): DataVersions {
  const known = new Map<DataTopic, { version: number; readAt: number }>();
  let ownChanges = 0;

  async function readAndKeep(topic: DataTopic, readAt: number): Promise<number> {
    const changesBefore = ownChanges;
    const version = await dialect.readDataVersion(query, topic);
    // A change of our own that came in between makes this answer too old to keep.
    if (changesBefore === ownChanges) known.set(topic, { version, readAt });
    return version;
  }

  function knownVersion(topic: DataTopic): number | undefined {
    if (dialect.name === 'sqlite') {
      const version = dialect.readDataVersion(query, topic);
      if (typeof version === 'number') return version;
    }
    const last = known.get(topic);
    return last && Math.abs(clock.now().getTime() - last.readAt) < staleness
      ? last.version
      : undefined;
  }

  return {
    async bump(tx, topic) {
      await tx.query
        .insertInto('data_versions')
        .values({ topic, version: 1 })
        .onConflict((conflict) =>
          conflict.column('topic').doUpdateSet({ version: sql`data_versions.version + 1` }),
        )
        .execute();
      tx.afterCommit(() => {
        ownChanges += 1;
        known.delete(topic);
      });
    },

    async current(topic) {
      return knownVersion(topic) ?? readAndKeep(topic, clock.now().getTime());
    },

    known: knownVersion,
  };
}
