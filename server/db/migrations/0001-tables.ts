import { sql } from 'kysely';
import { StartupError } from '#server/process/startup-error.ts';
import type { Tx } from '../database.ts';
import type { SqlDialect } from '../dialects/dialect.ts';
import type { Migration } from './migration.ts';

export const createTables: Migration = {
  async up(tx, dialect) {
    if (dialect.name === 'postgres') await requirePostgresFeatures(tx);
    const statements = [
      ...(dialect.name === 'postgres' ? postgresFunctions : []),
      ...tables(dialect),
      ...indexes,
      ...(dialect.name === 'postgres' ? postgresNameSearch : sqliteNameSearch),
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx.query);
  },
};

function tables({ name, types }: SqlDialect): string[] {
  const { text, integer, real } = types;
  const strict = name === 'sqlite' ? 'strict' : '';
  const catalogue = `id ${text} primary key, created_at ${text} not null`;
  const named = `name ${text} not null, name_search ${text} not null`;
  return [
    `create table users (
      id ${text} primary key,
      created_at ${text} not null,
      updated_at ${text} not null,
      name ${text} not null,
      email ${text} not null,
      email_normalized ${text} not null unique,
      phone ${text} not null,
      roles_json ${text} not null,
      city ${text} not null,
      country ${text} not null,
      password_hash ${text},
      disabled ${integer} not null default 0
    ) ${strict}`,
    // SQLite's name index points at rows by number, and only a declared number survives VACUUM.
    `create table pets (
      ${name === 'sqlite' ? 'row_number integer primary key,' : ''}
      id ${text} not null ${name === 'sqlite' ? 'unique' : 'primary key'},
      created_at ${text} not null,
      updated_at ${text} not null,
      version ${integer} not null default 1,
      owner_id ${text} references users (id),
      external_id ${text},
      status ${text} not null,
      deleted ${integer} not null default 0,
      deleted_on ${text},
      registered_on ${text} not null,
      notify_on ${text} not null,
      expires_on ${text} not null,
      name ${text} not null,
      name_search ${text} not null,
      species ${text} not null,
      breed ${text} not null,
      sex ${text} not null,
      size ${text} not null,
      color ${text} not null,
      age_value ${integer} not null,
      age_unit ${text} not null,
      weight_kg ${real},
      good_with_own_kind ${text} not null,
      good_with_other_animals ${text} not null,
      good_with_children ${text} not null,
      trained ${integer} not null,
      house_trained ${integer} not null,
      dewormed ${integer} not null,
      last_dewormed_on ${text},
      vaccines ${text} not null,
      sterilized ${integer} not null,
      personality ${text} not null,
      story ${text} not null,
      city ${text} not null,
      city_search ${text} not null,
      federal_state ${text} not null,
      needs_json ${text} not null,
      history_json ${text} not null,
      folder_id ${text},
      owner_name ${text} not null,
      owner_email ${text} not null,
      owner_phone ${text} not null,
      vet_name ${text} not null,
      vet_phone ${text} not null,
      adopted_through_us ${text},
      adopter_json ${text},
      contract_file ${text},
      media_count ${integer} not null default 0
    ) ${strict}`,
    `create table media_assets (
      id ${text} primary key,
      created_at ${text} not null,
      kind ${text} not null,
      width ${integer} not null,
      height ${integer} not null,
      placeholder ${text} not null,
      widths_json ${text} not null,
      video_file ${text},
      video_type ${text}
    ) ${strict}`,
    `create table pet_media (
      pet_id ${text} not null references pets (id) on delete cascade,
      position ${integer} not null,
      asset_id ${text} not null references media_assets (id),
      primary key (pet_id, position)
    ) ${strict}`,
    `create table pet_cities (city_search ${text} primary key) ${strict}`,
    `create table products (${catalogue}, ${named}) ${strict}`,
    `create table categories (${catalogue}, ${named}) ${strict}`,
    `create table sat_cfdi_uses (${catalogue}, code ${text} not null unique, ${named}) ${strict}`,
    `create table sat_payment_forms (${catalogue}, code ${text} not null unique, ${named}) ${strict}`,
    `create table data_versions (topic ${text} primary key, version ${integer} not null) ${strict}`,
    `create table jobs (
      id ${text} primary key,
      created_at ${text} not null,
      kind ${text} not null,
      payload_json ${text} not null,
      dedupe_key ${text} unique,
      run_at ${text} not null,
      attempts ${integer} not null default 0,
      max_attempts ${integer} not null,
      leased_until ${text},
      leased_by ${text},
      finished_at ${text},
      failed_at ${text},
      last_error ${text}
    ) ${strict}`,
  ];
}

// SQLite uses a partial index only for conditions that are written out in the query, never for bound ones.
const isPublic = 'where deleted = 0 and media_count > 0';

const indexes = [
  `create index pets_public_newest on pets (status, created_at desc, id desc, expires_on) ${isPublic}`,
  `create index pets_public_city on pets (status, city_search, created_at desc, id desc, expires_on) ${isPublic}`,
  'create index pets_newest on pets (created_at desc, id desc)',
  'create index pets_owner on pets (owner_id, created_at desc, id desc)',
  `create unique index pets_external on pets (coalesce(owner_id, ''), external_id) where external_id is not null`,
  'create index pet_media_asset on pet_media (asset_id)',
  'create index jobs_open on jobs (run_at) where finished_at is null and failed_at is null',
  'create index jobs_finished on jobs (finished_at) where finished_at is not null',
];

const sqliteNameSearch = [
  `create virtual table pets_name_trigrams using fts5 (
    name_search, content = 'pets', content_rowid = 'row_number', tokenize = 'trigram case_sensitive 1'
  )`,
  `create trigger pets_name_added after insert on pets begin
    insert into pets_name_trigrams (rowid, name_search) values (new.row_number, new.name_search);
  end`,
  `create trigger pets_name_removed after delete on pets begin
    insert into pets_name_trigrams (pets_name_trigrams, rowid, name_search)
      values ('delete', old.row_number, old.name_search);
  end`,
  `create trigger pets_name_changed after update of name_search on pets
    when old.name_search <> new.name_search begin
    insert into pets_name_trigrams (pets_name_trigrams, rowid, name_search)
      values ('delete', old.row_number, old.name_search);
    insert into pets_name_trigrams (rowid, name_search) values (new.row_number, new.name_search);
  end`,
];

const postgresNameSearch = [
  'create index pets_name_trigrams on pets using gin (name_search gin_trgm_ops)',
];

const postgresFunctions = [
  // foldText of domain/text.ts, step by step.
  `create function fold(value text) returns text language sql immutable strict parallel safe
    return trim(both ' ' from regexp_replace(
      regexp_replace(
        normalize(lower(normalize(value, NFKD) collate "und-x-icu"), NFKD), '[\\u0300-\\u036f]+', '', 'g'
      ), '[[:space:][:cntrl:]]+', ' ', 'g'
    ))`,
];

/** What only the database's administrator can give is asked for in plain words. */
async function requirePostgresFeatures(tx: Tx): Promise<void> {
  const { rows } = await sql<{ encoding: string }>`
    select current_setting('server_encoding') as encoding`.execute(tx.query);
  if (rows[0]?.encoding !== 'UTF8') {
    throw new StartupError('The database of DATABASE_URL must be made with the encoding UTF8.');
  }
  try {
    await sql`create extension if not exists pg_trgm`.execute(tx.query);
  } catch (error) {
    throw new StartupError(
      'The database of DATABASE_URL lacks the extension pg_trgm, and this role may not add it. Ask its administrator for: create extension pg_trgm',
      { cause: error },
    );
  }
}
