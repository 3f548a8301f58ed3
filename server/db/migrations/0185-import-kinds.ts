import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Tables bring in more than pets: what there is, and what the version before still sends, is of pets. */
export const nameImportKinds: Migration = {
  async up({ query }, { types: { text } }) {
    for (const table of ['pet_imports', 'pet_import_maps']) {
      await sql`alter table ${sql.table(table)} add column kind ${sql.raw(text)} not null default 'pets'`.execute(
        query,
      );
    }
  },
};
