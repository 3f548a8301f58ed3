import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Photos that few may see, and which of them a family lets everybody see beside the pet that it adopted. */
export const createPrivatePhotos: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table private_photos (
        id ${text} primary key,
        kind ${text} not null,
        subject_id ${text} not null,
        content_hash ${text} not null,
        width ${integer} not null,
        height ${integer} not null,
        added_at ${text} not null
      ) ${strict}`,
      `create unique index private_photos_subject
        on private_photos (kind, subject_id, content_hash)`,
      `create table new_home_photos (
        photo_id ${text} primary key,
        application_id ${text} not null,
        pet_id ${text} not null,
        second_pet_id ${text},
        allowed_at ${text} not null,
        shown_at ${text}
      ) ${strict}`,
      'create index new_home_photos_application on new_home_photos (application_id)',
      `create index new_home_photos_pet on new_home_photos (pet_id) where shown_at is not null`,
      `create index new_home_photos_second_pet on new_home_photos (second_pet_id)
        where shown_at is not null and second_pet_id is not null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
