import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Creating calls by the keys that their callers gave them. */
export const createIdempotencyKeys: Migration = {
  async up(tx, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    const statements = [
      `create table idempotency_keys (
        id ${text} primary key,
        action ${text} not null,
        request_hash ${text} not null,
        lease ${text} not null,
        leased_until ${text} not null,
        result_json ${text},
        expires_at ${text} not null
      ) ${strict}`,
      'create index idempotency_keys_expired on idempotency_keys (expires_at)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx.query);
  },
};
