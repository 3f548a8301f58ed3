import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Bonded pairs and litters, and what was noted where one of a pair may go to a family alone. */
export const createPetGroups: Migration = {
  async up({ query }, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table pet_groups (
        id ${text} primary key,
        kind ${text} not null,
        created_at ${text} not null
      ) ${strict}`,
      `alter table pets add column group_id ${text}`,
      'create index pets_group on pets (group_id) where group_id is not null',
      `create table pet_group_exceptions (
        id ${text} primary key,
        group_id ${text} not null,
        noted_at ${text} not null,
        noted_by ${text},
        reason ${text} not null,
        ended_at ${text}
      ) ${strict}`,
      'create index pet_group_exceptions_group on pet_group_exceptions (group_id)',
      `create index pet_group_exceptions_author on pet_group_exceptions (noted_by)
        where noted_by is not null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
