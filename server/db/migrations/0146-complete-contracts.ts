import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Stood in a contract's text where nobody knew something. */
const blank = '_'.repeat(28);

/**
 * By when a contract says that its pets are sterilized, and whether something of the family is missing in its text. Of those
 * that are there nobody knows the day, and one that somebody has signed stays as it was signed.
 */
export const completeContracts: Migration = {
  async up({ query }, { types: { text, integer } }) {
    for (const statement of [
      `alter table adoption_contracts add column sterilize_before ${text}`,
      `alter table adoption_contracts add column is_incomplete ${integer} not null default 0`,
    ]) {
      await sql.raw(statement).execute(query);
    }
    await sql`update adoption_contracts set is_incomplete = 1
      where sealed_at is null and replace(text, ${blank}, '') <> text
        and not exists (select 1 from contract_signatures s where s.contract_id = adoption_contracts.id)`.execute(
      query,
    );
  },
};
