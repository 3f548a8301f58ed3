import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Which table an imported pet stands in: two tables may name their pets alike. '' for pets from before. */
export const nameImportSources: Migration = {
  async up({ query }, { types: { text } }) {
    for (const statement of [
      `alter table pets add column external_source ${text} not null default ''`,
      'drop index pets_external',
      `create unique index pets_external
        on pets (coalesce(owner_id, ''), external_id, external_source) where external_id is not null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
