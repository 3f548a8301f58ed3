import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What families asked for help with after an adoption, and since when somebody waits for it. */
export const addHelpRequests: Migration = {
  async up({ query }, { types: { text } }) {
    const statements = [
      `alter table adoption_applications add column help_requests_json ${text} not null default '[]'`,
      `alter table adoption_applications add column help_since ${text}`,
      `create index adoption_applications_help on adoption_applications (help_since)
        where help_since is not null`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(query);
  },
};
