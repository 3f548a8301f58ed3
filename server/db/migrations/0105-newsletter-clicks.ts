import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Whether clicks in the newsletter are counted, and where its counted links lead. */
export const countNewsletterClicks: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table newsletter_settings (
        id ${text} primary key,
        counts_clicks ${integer} not null
      ) ${strict}`,
      `create table newsletter_links (
        id ${text} primary key,
        created_at ${text} not null,
        issue_id ${text} not null references newsletter_issues (id) on delete cascade,
        language ${text} not null,
        address ${text} not null,
        label ${text} not null,
        clicks ${integer}
      ) ${strict}`,
      `create unique index newsletter_links_once
        on newsletter_links (issue_id, language, address)`,
      `create index newsletter_links_counted
        on newsletter_links (created_at) where clicks is not null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
