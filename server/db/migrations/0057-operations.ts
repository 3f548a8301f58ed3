import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What the state of the portal is known by, whichever of its processes is asked. */
export const createOperationsTables: Migration = {
  async up({ query }, { name, types: { text, real } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    const statements = [
      `create table provider_health (
        provider ${text} primary key,
        succeeded_at ${text},
        failed_at ${text},
        failing_since ${text},
        failure ${text}
      ) ${strict}`,
      `create table server_processes (
        id ${text} primary key,
        host ${text} not null,
        version ${text} not null,
        started_at ${text} not null,
        seen_at ${text} not null,
        disk_free ${real},
        disk_size ${real}
      ) ${strict}`,
      `create table operations_warnings (
        warning ${text} primary key,
        mailed_at ${text} not null
      ) ${strict}`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(query);
  },
};
