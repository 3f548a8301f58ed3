import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Whom families named as their references and what these said, and who does not want to be asked. */
export const createReferenceChecks: Migration = {
  async up({ query }, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table reference_checks (
        id ${text} primary key,
        application_id ${text} not null,
        name ${text} not null,
        relation ${text} not null,
        email ${text},
        email_normalized ${text},
        asked_at ${text} not null,
        remind_on ${text},
        open_until ${text} not null,
        answered_at ${text},
        declined_at ${text},
        answer_json ${text}
      ) ${strict}`,
      `create unique index reference_checks_application
        on reference_checks (application_id, email_normalized)`,
      `create index reference_checks_email on reference_checks (email_normalized)
        where email_normalized is not null`,
      `create index reference_checks_reminder on reference_checks (remind_on)
        where remind_on is not null`,
      `create table reference_refusals (
        email_digest ${text} primary key,
        refused_at ${text} not null
      ) ${strict}`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
