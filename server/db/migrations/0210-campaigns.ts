import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Campaigns with their pictures, and which one a donation names. */
export const createCampaigns: Migration = {
  async up({ query }, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    for (const statement of [
      `create table campaigns (
        id ${text} not null primary key,
        created_at ${text} not null,
        updated_at ${text} not null,
        slug ${text} not null unique,
        state ${text} not null,
        revision ${integer} not null,
        content_json ${text} not null,
        ends_on ${text},
        started_at ${text},
        ended_at ${text},
        closed_at ${text}
      ) ${strict}`,
      'create index campaigns_started on campaigns (started_at, id) where started_at is not null',
      `create table campaign_pictures (
        campaign_id ${text} not null references campaigns (id) on delete cascade,
        asset_id ${text} not null references content_assets (id),
        primary key (campaign_id, asset_id)
      ) ${strict}`,
      'create index campaign_pictures_asset on campaign_pictures (asset_id)',
      `alter table donations add column campaign_id ${text} references campaigns (id)`,
      `alter table donations add column shown_name ${text} not null default ''`,
      // Of those who keep the books as well, who look for the donations of one.
      `create index donations_campaign on donations (campaign_id, date, id)
        where campaign_id is not null`,
    ]) {
      await sql.raw(statement).execute(query);
    }
  },
};
