import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { notFound } from '#domain/errors.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { donationReferences } from '../donations/donation-references.ts';
import {
  type CampaignDependencies,
  logCampaign,
  requireCampaign,
} from './campaign-dependencies.ts';

const mostNames = 200;

/** What donors wrote for its page, the latest first. @throws AppError unauthenticated, forbidden, notFound */
export async function names({ database }: CampaignDependencies, viewer: Viewer, id: string) {
  requireRight(viewer, 'campaigns.manage');
  await requireCampaign(database, id);
  return donationReferences.campaignNames(database.query, id, mostNames);
}

/** For good; the donation stays as it is. @throws AppError unauthenticated, forbidden, notFound, tooManyRequests */
export async function removeName(
  dependencies: CampaignDependencies,
  actor: Actor,
  { id, donationId }: { id: string; donationId: string },
): Promise<void> {
  requireRight(actor.viewer, 'campaigns.manage');
  await admitChange(dependencies.limits, actor.viewer);
  await dependencies.database.transaction(async (tx) => {
    const campaign = await requireCampaign(tx, id);
    if (!(await donationReferences.forgetShownName(tx, id, donationId))) throw notFound('donation');
    await dependencies.dataVersions.bump(tx, 'campaigns');
    await logCampaign(dependencies, tx, actor, 'campaign.nameRemoved', campaign);
  });
}
