import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Who may not adopt for a time. */
export const createAdoptionRestrictions: Migration = {
  async up({ query }, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table adoption_restrictions (
        id ${text} primary key,
        created_at ${text} not null,
        created_by ${text},
        label ${text} not null,
        reason ${text} not null,
        ends_on ${text} not null,
        lifted_at ${text},
        appeals_json ${text} not null default '[]'
      ) ${strict}`,
      'create index adoption_restrictions_created on adoption_restrictions (created_at)',
      `create table restriction_marks (
        restriction_id ${text} not null,
        kind ${text} not null,
        hash ${text} not null,
        primary key (restriction_id, kind)
      ) ${strict}`,
      'create index restriction_marks_hash on restriction_marks (kind, hash)',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
