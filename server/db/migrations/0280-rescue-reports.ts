import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Reports of animals in trouble, and what their authors and the desk write to each other. */
export const createRescueReports: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    const open = "status in ('received', 'inReview', 'advised', 'onTheWay')";
    for (const statement of [
      `create table rescue_reports (
        id ${text} not null primary key,
        created_at ${text} not null,
        folio ${integer} not null,
        status ${text} not null,
        kind ${text} not null,
        species ${text} not null,
        urgency ${integer} not null,
        danger ${integer} not null,
        exposed ${integer} not null,
        alone ${integer} not null,
        postal_code ${text} not null,
        federal_state ${text} not null,
        place ${text} not null,
        position ${text} not null,
        words ${text} not null,
        name ${text} not null,
        phone ${text} not null,
        email ${text} not null,
        language ${text} not null,
        account_id ${text} references users (id),
        attended_by ${text} references users (id),
        pet_id ${text} references pets (id) on delete set null,
        activity_at ${text} not null,
        answered_at ${text},
        expires_at ${text} not null,
        reminded_at ${text},
        ended_at ${text},
        search_text ${text} not null
      ) ${strict}`,
      'create unique index rescue_reports_folio on rescue_reports (folio)',
      `create index rescue_reports_open on rescue_reports (urgency, created_at, id) where ${open}`,
      `create index rescue_reports_near on rescue_reports (postal_code, created_at) where ${open}`,
      'create index rescue_reports_status on rescue_reports (status, kind)',
      'create index rescue_reports_email on rescue_reports (lower(email))',
      `create index rescue_reports_phone on rescue_reports (phone) where ${open}`,
      `create index rescue_reports_account on rescue_reports (account_id)
        where account_id is not null`,
      `create index rescue_reports_attended on rescue_reports (attended_by)
        where attended_by is not null`,
      'create index rescue_reports_pet on rescue_reports (pet_id) where pet_id is not null',
      `create index rescue_reports_expiring on rescue_reports (expires_at, id) where ${open}`,
      `create index rescue_reports_ended on rescue_reports (ended_at, id)
        where ended_at is not null`,
      `create table rescue_entries (
        id ${text} not null primary key,
        report_id ${text} not null references rescue_reports (id) on delete cascade,
        created_at ${text} not null,
        is_ours ${integer} not null,
        author_id ${text} references users (id),
        text ${text} not null
      ) ${strict}`,
      'create index rescue_entries_report on rescue_entries (report_id, id)',
      `create index rescue_entries_author on rescue_entries (author_id)
        where author_id is not null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
