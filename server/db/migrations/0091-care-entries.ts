import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Medical records of pets, and what is due by them. */
export const createCareEntries: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    const ofPet = `pet_id ${text} not null references pets (id) on delete cascade`;
    for (const statement of [
      `create table care_entries (
        id ${text} primary key,
        ${ofPet},
        kind ${text} not null,
        on_date ${text} not null,
        details_json ${text} not null,
        product_id ${text},
        product ${text} not null,
        lot ${text} not null,
        expires_on ${text},
        next_on ${text},
        vet_name ${text} not null,
        weight_grams ${integer},
        author_id ${text},
        by_link ${integer} not null,
        created_at ${text} not null,
        changed_at ${text} not null,
        version ${integer} not null,
        deleted_at ${text}
      ) ${strict}`,
      'create index care_entries_pet on care_entries (pet_id, on_date)',
      'create index care_entries_author on care_entries (author_id) where author_id is not null',
      'create index care_entries_deleted on care_entries (deleted_at) where deleted_at is not null',
      'create index care_entries_created on care_entries (created_at)',
      `create table care_plans (
        pet_id ${text} primary key references pets (id) on delete cascade,
        rules ${text} not null
      ) ${strict}`,
      `create table care_next (
        ${ofPet},
        series ${text} not null,
        kind ${text} not null,
        product_id ${text},
        title ${text} not null,
        dose ${integer} not null,
        booster ${integer} not null,
        due_on ${text} not null,
        reminded ${integer} not null default 0,
        primary key (pet_id, series)
      ) ${strict}`,
      'create index care_next_due on care_next (due_on)',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
