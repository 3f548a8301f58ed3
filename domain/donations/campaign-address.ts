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

/** The donations page with this much chosen. */
export function campaignGivingPath(
  language: Language,
  { campaignId, shownName: _, ...gift }: CampaignGift,
): string {
  const path = givingPath(language, gift);
  if (!campaignId) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${campaignParam}=${encodeURIComponent(campaignId)}`;
}
