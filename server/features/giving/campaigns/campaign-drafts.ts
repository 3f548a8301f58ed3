import { v7 as uuid } from 'uuid';
import type { Actor } from '#domain/access/actor.ts';
import { requireRight } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import {
  type CampaignContent,
  campaignContent,
  picturesOf,
} from '#domain/campaigns/campaign-content.ts';
import { campaignProblems, resultProblems } from '#domain/campaigns/campaign-problems.ts';
import { type CampaignState, stateOn } from '#domain/campaigns/campaign-states.ts';
import { isKindOfItsOwn } from '#domain/catalogues/product.ts';
import { conflict, invalid } from '#domain/errors.ts';
import { type Paged, pageSize } from '#domain/paging.ts';
import type { Tx } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { valid } from '#server/features/kits/valid.ts';
import { donationReferences } from '../donations/donation-references.ts';
import { expenseReferences } from '../expenses/expense-references.ts';
import {
  type Campaign,
  type CampaignDependencies,
  logCampaign,
  requireCampaign,
  requireNone,
  todayOf,
  withProgress,
} from './campaign-dependencies.ts';
import { requirePictures } from './campaign-pictures.ts';
import {
  type CampaignKey,
  deleteCampaign,
  findBySlug,
  insertCampaign,
  pageOfCampaigns,
  replacePictures,
  type StoredCampaign,
  updateCampaign,
} from './campaigns.repository.ts';

/** Newest first. @throws AppError unauthenticated, forbidden */
export async function list(
  dependencies: CampaignDependencies,
  viewer: Viewer,
  { page, state }: { page: number; state?: CampaignState },
): Promise<Paged<Campaign>> {
  requireRight(viewer, 'campaigns.manage');
  const asked = { page, limit: pageSize };
  const found = await pageOfCampaigns(dependencies.database, asked, state, todayOf(dependencies));
  return { ...found, items: await withProgress(dependencies, found.items) };
}

/** @throws AppError unauthenticated, forbidden, notFound */
export async function open(
  dependencies: CampaignDependencies,
  viewer: Viewer,
  id: string,
): Promise<Campaign> {
  requireRight(viewer, 'campaigns.manage');
  const [campaign] = await withProgress(dependencies, [
    await requireCampaign(dependencies.database, id),
  ]);
  return campaign as Campaign;
}

/** @throws AppError invalid: its address is another one's, or nobody may give for what it names */
async function requireFitting(
  { catalogues }: CampaignDependencies,
  tx: Tx,
  id: string,
  { slug, kind, productId }: CampaignContent,
): Promise<void> {
  const known = await findBySlug(tx, slug);
  if (known && known.id !== id) throw invalid({ slug: ['campaignAddressTaken'] });
  if (kind !== 'other' || productId === null) return;
  const product = await catalogues.product({ id: productId });
  if (!product || product.active === false || isKindOfItsOwn(product)) {
    throw invalid({ productId: ['campaignProductGone'] });
  }
}

/**
 * @returns whether everybody reads it already
 * @throws AppError invalid: it would not be whole for them, or has another address
 */
function requireWhole(
  { state, content: before }: StoredCampaign,
  content: CampaignContent,
): boolean {
  if (state === 'draft') return false;
  if (content.slug !== before.slug) throw invalid({ slug: ['campaignAddressFixed'] });
  requireNone({
    ...campaignProblems(content),
    ...(state === 'closed' && resultProblems(content)),
  });
  return true;
}

/**
 * What everybody reads stays whole, and its address stays.
 * @throws AppError unauthenticated, forbidden, invalid, notFound, conflict, tooManyRequests
 * @param key of the one that is changed; undefined of a new draft
 */
export async function save(
  dependencies: CampaignDependencies,
  actor: Actor,
  key: CampaignKey | undefined,
  raw: unknown,
  record?: RecordCreation,
): Promise<CampaignKey> {
  requireRight(actor.viewer, 'campaigns.manage');
  const { database, clock, limits, dataVersions } = dependencies;
  await admitChange(limits, actor.viewer);
  const content = valid(campaignContent, raw);
  await requirePictures(dependencies, content);
  const now = clock.now().toISOString();
  return database.transaction(async (tx) => {
    const saved = { id: key?.id ?? uuid(), revision: (key?.revision ?? 0) + 1 };
    await requireFitting(dependencies, tx, saved.id, content);
    if (key) {
      const isRead = requireWhole(await requireCampaign(tx, key.id), content);
      if (!(await updateCampaign(tx, key, { content }, now))) throw conflict('campaignChanged');
      if (isRead) await dataVersions.bump(tx, 'campaigns');
    } else {
      await insertCampaign(tx, saved.id, content, now);
    }
    await replacePictures(tx, saved.id, picturesOf(content));
    await logCampaign(dependencies, tx, actor, 'campaign.kept', { content });
    await record?.(tx, saved);
    return saved;
  });
}

/** One that no donation names. @throws AppError unauthenticated, forbidden, notFound, conflict, tooManyRequests */
export async function remove(
  dependencies: CampaignDependencies,
  actor: Actor,
  id: string,
): Promise<void> {
  requireRight(actor.viewer, 'campaigns.manage');
  const { database, limits, dataVersions } = dependencies;
  await admitChange(limits, actor.viewer);
  await database.transaction(async (tx) => {
    const campaign = await requireCampaign(tx, id);
    if (await donationReferences.isCampaignNamed(tx.query, id)) throw conflict('campaignHasGifts');
    if (await expenseReferences.isCampaignNamed(tx.query, id)) throw conflict('campaignHasGifts');
    if (stateOn(campaign, todayOf(dependencies)) === 'active') throw conflict('campaignRunning');
    await deleteCampaign(tx, id);
    if (campaign.startedAt !== null) await dataVersions.bump(tx, 'campaigns');
    await logCampaign(dependencies, tx, actor, 'campaign.removed', campaign);
  });
}
