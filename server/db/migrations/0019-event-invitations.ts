import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const createEventInvitations: Migration = {
  async up({ query }, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table event_invitations (
        id ${text} primary key,
        created_at ${text} not null,
        event_id ${text} not null references adoption_events (id) on delete cascade,
        name ${text} not null,
        email ${text} not null,
        email_normalized ${text} not null,
        language ${text} not null,
        claimed_by ${text},
        claimed_at ${text},
        sent_at ${text},
        unique (event_id, email_normalized)
      ) ${strict}`,
      'create index event_invitations_email on event_invitations (email_normalized)',
      // Whoever no longer wants mails that they were not asked about: addresses by the newsletter's name for them.
      `create table mail_opt_outs (
        id ${text} primary key,
        created_at ${text} not null
      ) ${strict}`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
