import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Links by which vets write one visit, and by whom an entry was made, with license and clinic. */
export const createVetLinks: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table care_vet_links (
        id ${text} primary key,
        pet_id ${text} not null references pets (id) on delete cascade,
        made_by ${text} not null,
        by_holder ${integer} not null,
        created_at ${text} not null,
        open_until ${text} not null,
        used_at ${text},
        withdrawn_at ${text},
        visit_digest ${text}
      ) ${strict}`,
      'create index care_vet_links_pet on care_vet_links (pet_id, created_at)',
      'create index care_vet_links_maker on care_vet_links (made_by)',
      'create index care_vet_links_created on care_vet_links (created_at)',
      `alter table care_entries add column vet_licence ${text} not null default ''`,
      `alter table care_entries add column clinic ${text} not null default ''`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
