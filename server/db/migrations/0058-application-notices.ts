import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What was told about adoption applications because time passed, each once. */
export const createApplicationNotices: Migration = {
  async up({ query }, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    const statements = [
      `create table application_notices (
        application_id ${text} not null,
        step ${text} not null,
        sent_at ${text} not null,
        primary key (application_id, step)
      ) ${strict}`,
      'create index adoption_applications_status on adoption_applications (status, created_at)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(query);
  },
};
