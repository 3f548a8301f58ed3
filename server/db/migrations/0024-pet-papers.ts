import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What a pet's certificate and contract were called where they came from; of those kept before, nobody knows. */
export const namePetPapers: Migration = {
  async up({ query }, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table pet_papers (
        file_key ${text} primary key,
        pet_id ${text} not null references pets (id) on delete cascade,
        kind ${text} not null,
        name ${text} not null,
        created_at ${text} not null
      ) ${strict}`,
      'create index pet_papers_pet on pet_papers (pet_id, kind)',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
