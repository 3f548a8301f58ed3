import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Which campaign's gifts are to pay an expense. */
export const nameExpenseCampaigns: Migration = {
  async up({ query }, { types: { text } }) {
    for (const statement of [
      `alter table expenses add column campaign_id ${text} references campaigns (id)`,
      `create index expenses_campaign on expenses (campaign_id, on_date, id)
        where campaign_id is not null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
