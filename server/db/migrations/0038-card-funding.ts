import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Whether a card draws on credit, a bank account or prepaid money; of donations until now nobody has noted it. */
export const addCardFunding: Migration = {
  async up({ query }, { types: { text } }) {
    await sql.raw(`alter table donations add column card_funding ${text}`).execute(query);
  },
};
