import { type CampaignContent, picturesOf } from '#domain/campaigns/campaign-content.ts';
import { invalid } from '#domain/errors.ts';
import type { AssetUser, ShownUse } from '#server/features/communication/content/asset-use.ts';
import type { ContentService } from '#server/features/communication/content/content.service.ts';
import {
  findCampaignsWith,
  forgetPicture,
  picturesAmong,
  type StoredCampaign,
} from './campaigns.repository.ts';

/** @throws AppError invalid: one is not in the library */
export async function requirePictures(
  { content }: { content: Pick<ContentService, 'assetsNamed'> },
  campaign: Pick<CampaignContent, 'pictures'>,
): Promise<void> {
  const ids = picturesOf(campaign);
  const known = await content.assetsNamed(ids);
  if (!ids.every((id) => known.get(id)?.kind === 'picture')) {
    throw invalid({ pictures: ['contentFileGone'] });
  }
}

/** Tells the library which campaigns show a picture. */
export const pictureUser: AssetUser = {
  inUse: (query, assetIds) => picturesAmong({ query }, assetIds),
  async find(query, assetIds) {
    const found = await findCampaignsWith({ query }, assetIds);
    return found.map(
      ({ assetId, campaign }): ShownUse => ({
        assetId,
        place: 'campana',
        title: titleOf(campaign),
        version: undefined,
        state: campaign.startedAt === null ? 'draft' : 'published',
      }),
    );
  },
  forget: forgetPicture,
};

const titleOf = ({ content: { title, slug } }: StoredCampaign) => ({
  es: `Campaña «${title.es || title.en || slug}»`,
  en: `Campaign “${title.en || title.es || slug}”`,
});
