import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Which photos of pets look like the same one. */
export const createPhotoMatches: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `alter table pet_media add column compared ${integer} not null default 0`,
      'create index pet_media_uncompared on pet_media (pet_id) where compared = 0',
      `create table photo_prints (
        pet_id ${text} not null references pets (id) on delete cascade,
        asset_id ${text} not null references media_assets (id) on delete cascade,
        print ${text} not null,
        primary key (pet_id, asset_id)
      ) ${strict}`,
      'create index photo_prints_asset on photo_prints (asset_id)',
      `create table photo_print_bands (
        band ${integer} not null,
        value ${integer} not null,
        pet_id ${text} not null,
        asset_id ${text} not null,
        primary key (band, value, pet_id, asset_id),
        foreign key (pet_id, asset_id) references photo_prints (pet_id, asset_id) on delete cascade
      ) ${strict}`,
      'create index photo_print_bands_print on photo_print_bands (pet_id, asset_id)',
      `create table photo_matches (
        id ${text} not null primary key,
        created_at ${text} not null,
        pet_id ${text} not null,
        asset_id ${text} not null,
        other_pet_id ${text} not null,
        other_asset_id ${text} not null,
        different_bits ${integer} not null,
        state ${text} not null,
        decided_at ${text},
        decided_by ${text} references users (id) on delete set null,
        foreign key (pet_id, asset_id) references photo_prints (pet_id, asset_id) on delete cascade,
        foreign key (other_pet_id, other_asset_id) references photo_prints (pet_id, asset_id) on delete cascade
      ) ${strict}`,
      'create unique index photo_matches_photos on photo_matches (pet_id, asset_id, other_pet_id, other_asset_id)',
      'create index photo_matches_other on photo_matches (other_pet_id, other_asset_id)',
      'create index photo_matches_listed on photo_matches (state, id)',
      'create index photo_matches_decider on photo_matches (decided_by) where decided_by is not null',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
