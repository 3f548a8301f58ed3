import type { CampaignProgress } from '#domain/campaigns/campaign-progress.ts';
import { stateOn } from '#domain/campaigns/campaign-states.ts';
import { notFound } from '#domain/errors.ts';
import { type Paged, pageSize } from '#domain/paging.ts';
import { donationReferences } from '../donations/donation-references.ts';
import { type Campaign, type CampaignParts, todayOf, withProgress } from './campaign-parts.ts';
import {
  findBySlug,
  findCampaign,
  hasOpen,
  newestStarted,
  pageOfStarted,
  type StoredCampaign,
} from './campaigns.repository.ts';

/** Names on a page: the latest. */
const mostNames = 30;

/** What everybody may read: those that take gifts first. */
export async function started(parts: CampaignParts, page: number): Promise<Paged<Campaign>> {
  const found = await pageOfStarted(parts.database, { page, limit: pageSize }, todayOf(parts));
  return { ...found, items: await withProgress(parts, found.items) };
}

const shown = async (
  parts: CampaignParts,
  campaign: StoredCampaign | undefined,
): Promise<Campaign | undefined> =>
  campaign?.startedAt ? (await withProgress(parts, [campaign]))[0] : undefined;

/** One that everybody may read, with the names of donors who wanted to be named. */
export async function page(
  parts: CampaignParts,
  slug: string,
): Promise<(Campaign & { names: string[] }) | undefined> {
  const campaign = await shown(parts, await findBySlug(parts.database, slug));
  if (!campaign) return undefined;
  const names = campaign.content.showsNames
    ? await donationReferences.campaignNames(parts.database.query, campaign.id, mostNames)
    : [];
  return { ...campaign, names: names.map(({ name }) => name) };
}

/** @throws AppError notFound */
export async function publicFacts(
  parts: CampaignParts,
  id: string,
): Promise<Campaign & { goalCents: number; progress: CampaignProgress }> {
  const campaign = await shown(parts, await findCampaign(parts.database, id));
  if (!campaign) throw notFound('campaign');
  return { ...campaign, goalCents: campaign.content.goalCents ?? 0 };
}

/** Whether this one takes gifts now. */
export async function isOpen(parts: CampaignParts, id: string): Promise<boolean> {
  const campaign = await findCampaign(parts.database, id);
  return campaign !== undefined && stateOn(campaign, todayOf(parts)) === 'active';
}

/** Whether one takes gifts now. */
export const areThereAny = ({ database, ...parts }: CampaignParts): Promise<boolean> =>
  hasOpen(database, todayOf(parts));

/** Addresses that search engines are told. */
const mostInSitemap = 1_000;

/** The latest first. */
export async function forSitemap({ database }: CampaignParts) {
  const found = await newestStarted(database, mostInSitemap);
  return found.map(({ content: { slug }, updatedAt }) => ({ slug, updatedAt }));
}
