import type { CampaignProgress } from '#domain/campaigns/campaign-progress.ts';
import { stateOn } from '#domain/campaigns/campaign-states.ts';
import { notFound } from '#domain/errors.ts';
import { type Paged, pageSize } from '#domain/paging.ts';
import { donationReferences } from '../donations/donation-references.ts';
import {
  type Campaign,
  type CampaignDependencies,
  todayOf,
  withProgress,
} from './campaign-dependencies.ts';
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
export async function started(
  dependencies: CampaignDependencies,
  page: number,
): Promise<Paged<Campaign>> {
  const found = await pageOfStarted(
    dependencies.database,
    { page, limit: pageSize },
    todayOf(dependencies),
  );
  return { ...found, items: await withProgress(dependencies, found.items) };
}

const shown = async (
  dependencies: CampaignDependencies,
  campaign: StoredCampaign | undefined,
): Promise<Campaign | undefined> =>
  campaign?.startedAt ? (await withProgress(dependencies, [campaign]))[0] : undefined;

/** One that everybody may read, with the names of donors who wanted to be named. */
export async function page(
  dependencies: CampaignDependencies,
  slug: string,
): Promise<(Campaign & { names: string[] }) | undefined> {
  const campaign = await shown(dependencies, await findBySlug(dependencies.database, slug));
  if (!campaign) return undefined;
  const names = campaign.content.showsNames
    ? await donationReferences.campaignNames(dependencies.database.query, campaign.id, mostNames)
    : [];
  return { ...campaign, names: names.map(({ name }) => name) };
}

/** @throws AppError notFound */
export async function publicFacts(
  dependencies: CampaignDependencies,
  id: string,
): Promise<Campaign & { goalCents: number; progress: CampaignProgress }> {
  const campaign = await shown(dependencies, await findCampaign(dependencies.database, id));
  if (!campaign) throw notFound('campaign');
  return { ...campaign, goalCents: campaign.content.goalCents ?? 0 };
}

/** Whether this one takes gifts now. */
export async function isOpen(dependencies: CampaignDependencies, id: string): Promise<boolean> {
  const campaign = await findCampaign(dependencies.database, id);
  return campaign !== undefined && stateOn(campaign, todayOf(dependencies)) === 'active';
}

/** Whether one takes gifts now. */
export const areThereAny = ({
  database,
  ...dependencies
}: CampaignDependencies): Promise<boolean> => hasOpen(database, todayOf(dependencies));

/** Addresses that search engines are told. */
const mostInSitemap = 1_000;

/** The latest first. */
export async function forSitemap({ database }: CampaignDependencies) {
  const found = await newestStarted(database, mostInSitemap);
  return found.map(({ content: { slug }, updatedAt }) => ({ slug, updatedAt }));
}
