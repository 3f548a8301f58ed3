import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** People's own pages, reports of them, and which one a donation came by. */
export const createFundraisers: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table fundraisers (
        id ${text} not null primary key,
        created_at ${text} not null,
        updated_at ${text} not null,
        owner_id ${text} references users (id),
        slug ${text} not null unique,
        state ${text} not null,
        changes ${text} not null,
        reason ${text} not null,
        revision ${integer} not null,
        written_json ${text} not null,
        written_picture_id ${text} references media_assets (id),
        shown_json ${text},
        shown_picture_id ${text} references media_assets (id),
        ends_on ${text} not null,
        approved_at ${text},
        reviewed_by ${text} references users (id)
      ) ${strict}`,
      'create index fundraisers_owner on fundraisers (owner_id, id)',
      'create index fundraisers_reviewer on fundraisers (reviewed_by) where reviewed_by is not null',
      'create index fundraisers_written_picture on fundraisers (written_picture_id) where written_picture_id is not null',
      'create index fundraisers_shown_picture on fundraisers (shown_picture_id) where shown_picture_id is not null',
      'create index fundraisers_state on fundraisers (state, ends_on, id)',
      "create index fundraisers_waiting on fundraisers (id) where state = 'review' or changes = 'review'",
      `create table fundraiser_reports (
        id ${text} not null primary key,
        fundraiser_id ${text} not null references fundraisers (id) on delete cascade,
        created_at ${text} not null,
        reason ${text} not null,
        words ${text} not null,
        settled_at ${text}
      ) ${strict}`,
      `create index fundraiser_reports_open on fundraiser_reports (fundraiser_id, created_at)
        where settled_at is null`,
      'create index fundraiser_reports_of on fundraiser_reports (fundraiser_id)',
      `alter table donations add column fundraiser_id ${text} references fundraisers (id)`,
      `create index donations_fundraiser on donations (fundraiser_id, date, id)
        where fundraiser_id is not null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
