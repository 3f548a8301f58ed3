import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Mails about an event of every kind, with what became of each, and who had them sent. Invitations move here; what they
 * told was the event as it is.
 */
export const keepEventMails: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table event_sendings (
        id ${text} primary key,
        created_at ${text} not null,
        event_id ${text} not null references adoption_events (id) on delete cascade,
        kind ${text} not null,
        actor_id ${text} not null,
        owners ${integer} not null,
        newsletter ${integer} not null,
        added ${integer} not null,
        invited ${integer} not null
      ) ${strict}`,
      'create index event_sendings_event on event_sendings (event_id, id)',
      `create table event_mails (
        id ${text} primary key,
        created_at ${text} not null,
        event_id ${text} not null references adoption_events (id) on delete cascade,
        kind ${text} not null,
        about_version ${integer} not null,
        sending_id ${text} references event_sendings (id) on delete set null,
        name ${text} not null,
        email ${text} not null,
        email_normalized ${text} not null,
        language ${text} not null,
        claimed_by ${text},
        claimed_at ${text},
        offered_at ${text},
        told_version ${integer},
        former_version ${integer},
        sent_at ${text},
        failure ${text},
        unique (event_id, kind, about_version, email_normalized)
      ) ${strict}`,
      'create index event_mails_email on event_mails (email_normalized)',
      'create index event_mails_sending on event_mails (sending_id)',
      `insert into event_mails (id, created_at, event_id, kind, about_version, name, email, email_normalized, language,
          claimed_by, claimed_at, offered_at, told_version, sent_at)
        select event_invitations.id, event_invitations.created_at, event_id, 'invitation', 0, name, email,
          email_normalized, language, claimed_by, claimed_at, sent_at, case when sent_at is null then null else version end, sent_at
        from event_invitations join adoption_events on adoption_events.id = event_id`,
      'drop table event_invitations',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
