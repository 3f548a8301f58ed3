import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Calendars of what is due, stocks of products by lot, and who got what of a lot. */
export const createCareCalendars: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table care_calendars (
        account_id ${text} primary key,
        id ${text} not null unique,
        created_at ${text} not null
      ) ${strict}`,
      `create table care_lots (
        id ${text} primary key,
        owner_id ${text} not null,
        kind ${text} not null,
        product ${text} not null,
        lot ${text} not null,
        expires_on ${text},
        doses ${integer} not null,
        created_at ${text} not null
      ) ${strict}`,
      'create index care_lots_owner on care_lots (owner_id, expires_on)',
      'create index care_lots_expires on care_lots (expires_on)',
      "create index care_entries_lot on care_entries (upper(lot)) where lot <> ''",
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
