import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** By what applications are known to come from one person, and what became of them when: for warnings and figures. */
export const traceApplications: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table application_traces (
        application_id ${text} not null,
        kind ${text} not null,
        hash ${text} not null,
        primary key (application_id, kind)
      ) ${strict}`,
      'create index application_traces_hash on application_traces (kind, hash, application_id)',
      `alter table adoption_applications add column answer_minutes ${integer}`,
      `alter table adoption_applications add column adoption_minutes ${integer}`,
      `alter table adoption_applications add column decline_reason ${text}`,
      'create index adoption_applications_created on adoption_applications (created_at)',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
