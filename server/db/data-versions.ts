import { sql } from 'kysely';
import type { Clock } from '#domain/clock.ts';
import type { Database, Tx } from './database.ts';

/** What caches depend on. */
export type DataTopic = 'pets' | 'referenceData';

/** Numbers that grow with every change of a topic: caches put them in their keys and never serve old data. */
export interface DataVersions {
  /** In the transaction that changes the data, so that neither is seen without the other. */
  bump(tx: Tx, topic: DataTopic): Promise<void>;
  /** Read it before the data. Exact on SQLite; on PostgreSQL another node's change shows within a second. */
  current(topic: DataTopic): Promise<number>;
}

/** How old a version read from PostgreSQL may be: each look costs a round trip, and every request looks. */
const staleness = 1_000;

export function createDataVersions(database: Database, clock: Clock): DataVersions {
  const known = new Map<DataTopic, { version: number; readAt: number }>();
  const select = database.query.selectFrom('data_versions').select('version');

  async function read(topic: DataTopic): Promise<number> {
    const row = await select.where('topic', '=', topic).executeTakeFirst();
    return row?.version ?? 0;
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
      tx.afterCommit(() => known.delete(topic));
    },

    async current(topic) {
      if (database.dialect.name === 'sqlite') return read(topic);
      const now = clock.now().getTime();
      const last = known.get(topic);
      if (last && now - last.readAt < staleness) return last.version;
      const version = await read(topic);
      known.set(topic, { version, readAt: now });
      return version;
    },
  };
}
