import type { Language } from '../language.ts';
import { type Gift, givingPath } from './giving-address.ts';

/** Apart from `giving-address.ts`, which pages load that lead to no campaign. */
export const campaignParam = 'campana';

/** A gift that names a campaign. */
export interface CampaignGift extends Gift {
  campaignId?: string;
  /** How the campaign's page is to name the donor; no address holds it. */
  shownName?: string;
}

/** The donations page with this much chosen, the kind at least. */
export function campaignGivingPath(
  language: Language,
  gift: CampaignGift & Required<Pick<Gift, 'kind'>>,
): string {
  const path = givingPath(language, gift);
  return gift.campaignId ? `${path}&${campaignParam}=${encodeURIComponent(gift.campaignId)}` : path;
}
