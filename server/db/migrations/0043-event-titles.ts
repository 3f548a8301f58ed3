import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** A title of its own, how many people came, and which pets did: nobody has said so of events until now. */
export const giveEventsTitles: Migration = {
  async up({ query }, { types: { text, integer } }) {
    for (const column of [
      `adoption_events add column title ${text}`,
      `adoption_events add column visitors ${integer}`,
      `event_participants add column attended ${integer}`,
    ]) {
      await sql.raw(`alter table ${column}`).execute(query);
    }
  },
};
