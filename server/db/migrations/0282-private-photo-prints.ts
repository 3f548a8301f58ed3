import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** The perceptual hash of private photos that are compared; null of all others. */
export const printPrivatePhotos: Migration = {
  async up({ query }, { types: { text } }) {
    await sql.raw(`alter table private_photos add column print ${text}`).execute(query);
  },
};
