import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Who gave without an account. `mailbox` is as `normalizeEmail` writes it. */
export const createGuestDonors: Migration = {
  async up({ query }, { name, types: { text } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table guest_donors (
        donation_id ${text} not null primary key references donations (id),
        name ${text} not null,
        mailbox ${text} not null
      ) ${strict}`,
      'create index guest_donors_mailbox on guest_donors (mailbox)',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
