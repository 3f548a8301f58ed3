import { postCall } from '#app/api/transport/post-call.ts';
import type { PublicCampaign } from '#domain/campaigns/public-campaign.ts';

export type ShownCampaign = PublicCampaign;

/** A campaign as everybody sees it; undefined where nobody does, or the portal cannot be asked now. */
export const findCampaign = (id: string): Promise<ShownCampaign | undefined> =>
  postCall(
    () => import('#domain/campaigns/public-campaign.ts').then((of) => of.findPublicCampaign),
    { id },
  ).catch(() => undefined);
