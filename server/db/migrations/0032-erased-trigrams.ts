import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * What is deleted from the trigrams of names leaves their index at once, instead of being marked and left there until
 * the index is merged. What was left so far goes now.
 */
export const eraseTrigrams: Migration = {
  async up({ query }, { name }) {
    if (name !== 'sqlite') return;
    await sql`insert into pets_name_trigrams (pets_name_trigrams, rank)
      values ('secure-delete', 1)`.execute(query);
    await sql`insert into pets_name_trigrams (pets_name_trigrams) values ('rebuild')`.execute(
      query,
    );
  },
};
