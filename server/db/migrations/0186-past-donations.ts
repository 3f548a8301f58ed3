import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Donations of before the portal: by what a table's row is known again, whose they were, and whether they may be invoiced. */
export const createPastDonations: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table past_donations (
        donation_id ${text} primary key references donations (id) on delete cascade,
        brought_at ${text} not null,
        source ${text} not null,
        reference ${text},
        content ${text} not null unique,
        donor_name ${text} not null,
        invoicing ${text} not null,
        invoice ${text} not null,
        made_customer ${integer} not null
      ) ${strict}`,
      'create unique index past_donations_reference on past_donations (source, reference) where reference is not null',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
