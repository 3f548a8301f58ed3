import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What everybody reads of each month. */
export const createPublishedMonths: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table published_months (
        month ${text} not null primary key,
        revision ${integer} not null,
        published_at ${text} not null,
        published_by ${text} references users (id) on delete set null,
        gifts ${integer} not null,
        income_cents ${integer} not null,
        spent_cents ${integer} not null,
        is_test ${integer} not null,
        content_json ${text} not null
      ) ${strict}`,
      'create index published_months_author on published_months (published_by) where published_by is not null',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
