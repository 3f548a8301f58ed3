import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Homes that people offer for a time, and which pets are or were there: one home at a time for each pet. */
export const createFosterHomes: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table foster_homes (
        id ${text} primary key,
        account_id ${text} not null unique,
        status ${text} not null,
        species ${text} not null,
        places ${integer} not null,
        ages_json ${text} not null,
        sizes_json ${text} not null,
        skills_json ${text} not null,
        animals ${text} not null,
        notes ${text} not null,
        city ${text} not null,
        city_search ${text} not null,
        available_until ${text},
        created_at ${text} not null,
        changed_at ${text} not null
      ) ${strict}`,
      'create index foster_homes_status on foster_homes (status, created_at)',
      `create table foster_placements (
        id ${text} primary key,
        home_id ${text} references foster_homes (id) on delete set null,
        pet_id ${text} not null references pets (id) on delete cascade,
        started_on ${text} not null,
        planned_until ${text},
        ended_on ${text},
        end_reason ${text},
        days ${integer},
        lent_json ${text} not null,
        notes ${text} not null,
        created_at ${text} not null
      ) ${strict}`,
      'create unique index foster_placements_now on foster_placements (pet_id) where ended_on is null',
      'create index foster_placements_pet on foster_placements (pet_id, started_on)',
      'create index foster_placements_home on foster_placements (home_id, started_on)',
      'create index foster_placements_ended on foster_placements (ended_on) where ended_on is not null',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
