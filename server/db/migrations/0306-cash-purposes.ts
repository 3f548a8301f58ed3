import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What counted cash is for. */
export const nameCashPurposes: Migration = {
  async up({ query }, { types: { text } }) {
    for (const statement of [
      `alter table cash_counts add column kind ${text} not null default 'other'`,
      `alter table cash_counts add column campaign_id ${text} references campaigns (id) on delete set null`,
      `alter table cash_counts add column fundraiser_id ${text} references fundraisers (id) on delete set null`,
      `alter table cash_counts add column pet_id ${text}`,
      'create index cash_counts_campaign on cash_counts (campaign_id) where campaign_id is not null',
      'create index cash_counts_fundraiser on cash_counts (fundraiser_id) where fundraiser_id is not null',
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
