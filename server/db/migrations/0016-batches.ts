import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The same work for many, with an outcome for each. */
export const createBatchTables: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table batches (
        id ${text} primary key,
        created_at ${text} not null,
        owner_id ${text} not null references users (id) on delete cascade,
        kind ${text} not null
      ) ${strict}`,
      'create index batches_owner on batches (owner_id)',
      'create index batches_age on batches (created_at)',
      `create table batch_items (
        batch_id ${text} not null references batches (id) on delete cascade,
        position ${integer} not null,
        key ${text} not null,
        input_json ${text} not null,
        round ${integer} not null,
        outcome ${text},
        error ${text},
        primary key (batch_id, position),
        unique (batch_id, key)
      ) ${strict}`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
