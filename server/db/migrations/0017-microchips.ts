import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Most pets have none. */
export const addMicrochips: Migration = {
  async up({ query }, { types: { text } }) {
    await sql.raw(`alter table pets add column microchip ${text}`).execute(query);
    await sql
      .raw('create index pets_microchip on pets (microchip) where microchip is not null')
      .execute(query);
  },
};
