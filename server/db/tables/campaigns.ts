import type { CampaignState } from '#domain/campaigns/campaign-states.ts';

/** Campaigns of donations, which name theirs (`donations.campaign_id`). */
export interface CampaignTables {
  campaigns: CampaignsTable;
  campaign_pictures: CampaignPicturesTable;
}

/** Instants are UTC texts. */
interface CampaignsTable {
  id: string;
  created_at: string;
  updated_at: string;
  /** As it stands in addresses. */
  slug: string;
  /** 'active' also after its last day: `stateOn`. */
  state: CampaignState;
  /** Grows with each change. */
  revision: number;
  /** `campaignContent` */
  content_json: string;
  /** Its last day, YYYY-MM-DD. */
  ends_on: string | null;
  started_at: string | null;
  /** By hand. */
  ended_at: string | null;
  closed_at: string | null;
}

interface CampaignPicturesTable {
  campaign_id: string;
  /** In `content_assets`. */
  asset_id: string;
}
