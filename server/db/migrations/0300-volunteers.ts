import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Who would like to volunteer, and who does. */
export const createVolunteers: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    const open = "status in ('received', 'inReview', 'invited')";
    for (const statement of [
      `create table volunteers (
        id ${text} not null primary key,
        created_at ${text} not null,
        folio ${integer} not null,
        status ${text} not null,
        wished_json ${text} not null,
        tasks_json ${text} not null,
        days_json ${text} not null,
        times_json ${text} not null,
        age ${text} not null,
        guardian ${text} not null,
        guardian_phone ${text} not null,
        consent_at ${text},
        postal_code ${text} not null,
        federal_state ${text} not null,
        experience ${text} not null,
        why ${text} not null,
        name ${text} not null,
        phone ${text} not null,
        email ${text} not null,
        emergency_name ${text} not null,
        emergency_phone ${text} not null,
        note ${text} not null,
        language ${text} not null,
        account_id ${text} references users (id),
        ended_at ${text},
        search_text ${text} not null
      ) ${strict}`,
      'create unique index volunteers_folio on volunteers (folio)',
      `create index volunteers_open on volunteers (created_at, id) where ${open}`,
      'create index volunteers_status on volunteers (status, created_at, id)',
      'create index volunteers_email on volunteers (lower(email))',
      'create index volunteers_account on volunteers (account_id) where account_id is not null',
      'create index volunteers_ended on volunteers (ended_at, id) where ended_at is not null',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
