import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Notices of lost and found animals, and what people write to whoever made them. */
export const createPetNotices: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    const open = "status in ('unconfirmed', 'inReview', 'asked', 'published')";
    for (const statement of [
      `create table pet_notices (
        id ${text} not null primary key,
        created_at ${text} not null,
        folio ${integer} not null,
        status ${text} not null,
        kind ${text} not null,
        species ${text} not null,
        sex ${text} not null,
        size ${text} not null,
        color ${text} not null,
        other_color ${text},
        happened_on ${text} not null,
        postal_code ${text} not null,
        federal_state ${text} not null,
        place ${text} not null,
        area ${text} not null,
        south ${integer},
        west ${integer},
        is_square ${integer} not null,
        marks ${text} not null,
        question ${text} not null,
        answer ${text} not null,
        microchip ${text} not null,
        email ${text} not null,
        language ${text} not null,
        account_id ${text} references users (id),
        published_at ${text},
        changed_at ${text} not null,
        note ${text} not null,
        reunion_with ${integer},
        expires_at ${text} not null,
        reminded_at ${text},
        ended_at ${text},
        search_text ${text} not null
      ) ${strict}`,
      'create unique index pet_notices_folio on pet_notices (folio)',
      'create index pet_notices_status on pet_notices (status, created_at, id)',
      `create index pet_notices_public on pet_notices (published_at, id) where status = 'published'`,
      `create index pet_notices_matched on pet_notices (kind, species, happened_on)
        where status = 'published'`,
      `create index pet_notices_chip on pet_notices (microchip) where microchip <> ''`,
      'create index pet_notices_email on pet_notices (lower(email))',
      'create index pet_notices_account on pet_notices (account_id) where account_id is not null',
      `create index pet_notices_expiring on pet_notices (expires_at, id) where ${open}`,
      'create index pet_notices_ended on pet_notices (ended_at, id) where ended_at is not null',
      `create table notice_contacts (
        id ${text} not null primary key,
        notice_id ${text} not null references pet_notices (id) on delete cascade,
        created_at ${text} not null,
        way ${text} not null,
        state ${text} not null,
        question ${text} not null,
        answer ${text} not null,
        email ${text} not null,
        language ${text} not null
      ) ${strict}`,
      'create index notice_contacts_notice on notice_contacts (notice_id, id)',
      'create index notice_contacts_email on notice_contacts (lower(email))',
      `create index notice_contacts_pending on notice_contacts (created_at, id)
        where state = 'pending'`,
      `create table notice_entries (
        id ${text} not null primary key,
        contact_id ${text} not null references notice_contacts (id) on delete cascade,
        created_at ${text} not null,
        is_author ${integer} not null,
        text ${text} not null
      ) ${strict}`,
      'create index notice_entries_contact on notice_entries (contact_id, id)',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
