import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Tables of pets that people bring in on a screen: each with its rows, its photos, and how its columns are read. */
export const createPetImports: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table pet_imports (
        id ${text} primary key,
        owner_id ${text} not null references users (id) on delete cascade,
        created_at ${text} not null,
        file_name ${text} not null,
        state ${text} not null,
        columns_json ${text} not null,
        map_name ${text} not null,
        date_order ${text} not null,
        choices_json ${text} not null
      ) ${strict}`,
      'create index pet_imports_owner on pet_imports (owner_id, id)',
      'create index pet_imports_created on pet_imports (created_at)',
      `create table pet_import_rows (
        import_id ${text} not null references pet_imports (id) on delete cascade,
        line ${integer} not null,
        cells_json ${text} not null,
        key ${text} not null,
        name ${text} not null,
        outcome ${text},
        problems_json ${text} not null,
        photos ${integer} not null,
        pet_id ${text},
        primary key (import_id, line)
      ) ${strict}`,
      `create table pet_import_photos (
        import_id ${text} not null references pet_imports (id) on delete cascade,
        name ${text} not null,
        asset_id ${text} not null references media_assets (id),
        primary key (import_id, name)
      ) ${strict}`,
      'create index pet_import_photos_asset on pet_import_photos (asset_id)',
      `create table pet_import_maps (
        id ${text} primary key,
        owner_id ${text} not null references users (id) on delete cascade,
        name ${text} not null,
        date_order ${text} not null,
        choices_json ${text} not null,
        used_at ${text} not null
      ) ${strict}`,
      'create unique index pet_import_maps_name on pet_import_maps (owner_id, name)',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
