import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What whoever fosters a pet writes of it, and what became of the photos that they offer for its page. */
export const createFosterDiaries: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table foster_diary_entries (
        id ${text} primary key,
        placement_id ${text} not null references foster_placements (id) on delete cascade,
        pet_id ${text} not null,
        author_id ${text} not null,
        words ${text} not null,
        offers_photos ${integer} not null,
        created_at ${text} not null
      ) ${strict}`,
      'create index foster_diary_entries_pet on foster_diary_entries (pet_id, created_at)',
      'create index foster_diary_entries_author on foster_diary_entries (author_id)',
      'create index foster_diary_entries_created on foster_diary_entries (created_at)',
      `create table foster_diary_photos (
        photo_id ${text} primary key,
        entry_id ${text} not null references foster_diary_entries (id) on delete cascade,
        pet_id ${text} not null,
        is_offered ${integer} not null,
        decision ${text},
        decided_by ${text},
        decided_at ${text}
      ) ${strict}`,
      'create index foster_diary_photos_entry on foster_diary_photos (entry_id)',
      `create index foster_diary_photos_waiting on foster_diary_photos (pet_id)
        where is_offered = 1 and decision is null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
