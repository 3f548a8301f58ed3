import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Whoever takes their notes along, or erases them, has the applications with notes looked through, and no others. */
export const indexApplicationNotes: Migration = {
  async up({ query }) {
    await sql`create index adoption_applications_noted on adoption_applications (id)
      where notes_json <> '[]'`.execute(query);
  },
};
