import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Which pets and events an issue shows to all, whether everybody may read it, and which of its mails came back. */
export const archiveNewsletter: Migration = {
  async up({ query }, { types: { text } }) {
    for (const statement of [
      `alter table newsletter_issues add column shown_json ${text}`,
      `alter table newsletter_issues add column archived_at ${text}`,
      'create index newsletter_issues_archived on newsletter_issues (archived_at, id)',
      `alter table newsletter_deliveries add column returned ${text}`,
      `alter table newsletter_deliveries add column returned_at ${text}`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
