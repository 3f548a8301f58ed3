import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Adoption applications that were sent without an account, until the owner of the address confirms them. */
export const createPendingApplications: Migration = {
  async up({ query }, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    const statements = [
      `create table pending_applications (
        id ${text} not null primary key,
        created_at ${text} not null,
        email ${text} not null,
        email_normalized ${text} not null,
        name ${text} not null,
        phone ${text} not null,
        pet_ids_json ${text} not null,
        message ${text} not null,
        language ${text} not null,
        profile_json ${text} not null,
        link_id ${text}
      ) ${strict}`,
      'create index pending_applications_email on pending_applications (email_normalized, created_at)',
      'create index pending_applications_created_at on pending_applications (created_at)',
      `create unique index pending_applications_link on pending_applications (link_id)
        where link_id is not null`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(query);
  },
};
