import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** How often each pet's page was seen in a day, and when turns were last taken. */
export const countPetViews: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table pet_views (
        pet_id ${text} not null references pets (id) on delete cascade,
        day ${text} not null,
        views ${integer} not null,
        primary key (pet_id, day)
      ) ${strict}`,
      'create index pet_views_day on pet_views (day, pet_id)',
      `create table pet_turn_days (
        programme ${text} not null primary key,
        day ${text} not null
      ) ${strict}`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
