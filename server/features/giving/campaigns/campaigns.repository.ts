import type { Selectable } from 'kysely';
import type { CampaignContent } from '#domain/campaigns/campaign-content.ts';
import type { CampaignState } from '#domain/campaigns/campaign-states.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import type { CampaignScope } from '#domain/spending/tie-spending.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { pageAndTotal } from '#server/features/kits/querying/page-and-total.ts';

type Query = Pick<Tx, 'query'>;

export interface StoredCampaign {
  id: string;
  createdAt: string;
  updatedAt: string;
  /** As it was left: `stateOn` says what it is today. */
  state: CampaignState;
  revision: number;
  content: CampaignContent;
  /** YYYY-MM-DD */
  endsOn: string | null;
  startedAt: string | null;
  endedAt: string | null;
  closedAt: string | null;
}

/** As somebody has it before them. */
export interface CampaignKey {
  id: string;
  revision: number;
}

const all = ({ query }: Query) => query.selectFrom('campaigns').selectAll();

export async function findCampaign(tx: Query, id: string): Promise<StoredCampaign | undefined> {
  const row = await all(tx).where('id', '=', id).executeTakeFirst();
  return row && fromRow(row);
}

export async function findBySlug(tx: Query, slug: string): Promise<StoredCampaign | undefined> {
  const row = await all(tx).where('slug', '=', slug).executeTakeFirst();
  return row && fromRow(row);
}

/** In no order. */
export async function findCampaigns(tx: Query, ids: readonly string[]): Promise<StoredCampaign[]> {
  if (ids.length === 0) return [];
  const rows = await all(tx).where('id', 'in', ids).execute();
  return rows.map(fromRow);
}

/** What the gifts of each that has started are for. */
export async function campaignScopes(tx: Query): Promise<Map<string, CampaignScope>> {
  const rows = await started(tx).execute();
  return new Map(
    rows.map((row) => {
      const { petIds, kind, productId } = fromRow(row).content;
      return [row.id, { petIds, kind, productId }];
    }),
  );
}

/**
 * Newest first; those that are in a state today, or all.
 * @param today YYYY-MM-DD
 */
export async function pageOfCampaigns(
  tx: Query,
  page: PageRequest,
  state: CampaignState | undefined,
  today: string,
): Promise<Paged<StoredCampaign>> {
  const newest = all(tx)
    .$if(state === 'draft' || state === 'closed', (some) =>
      some.where('state', '=', state as CampaignState),
    )
    .$if(state === 'active', (some) =>
      some
        .where('state', '=', 'active')
        .where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', today)])),
    )
    .$if(state === 'ended', (some) =>
      some.where((eb) =>
        eb.or([
          eb('state', '=', 'ended'),
          eb.and([eb('state', '=', 'active'), eb('ends_on', '<', today)]),
        ]),
      ),
    )
    .orderBy('id', 'desc');
  const { items, total } = await pageAndTotal(newest, page);
  return paged(items.map(fromRow), total, page);
}

const started = (tx: Query) => all(tx).where('started_at', 'is not', null);

/** Those that everybody may read: the ones that take gifts first, then the latest. @param today YYYY-MM-DD */
export async function pageOfStarted(
  tx: Query,
  page: PageRequest,
  today: string,
): Promise<Paged<StoredCampaign>> {
  const shown = started(tx)
    .orderBy(({ eb, and, or }) =>
      eb
        .case()
        .when(
          and([
            eb('state', '=', 'active'),
            or([eb('ends_on', 'is', null), eb('ends_on', '>=', today)]),
          ]),
        )
        .then(0)
        .else(1)
        .end(),
    )
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc');
  const { items, total } = await pageAndTotal(shown, page);
  return paged(items.map(fromRow), total, page);
}

/** @param today YYYY-MM-DD */
export async function hasOpen(tx: Query, today: string): Promise<boolean> {
  const open = await tx.query
    .selectFrom('campaigns')
    .select('id')
    .where('state', '=', 'active')
    .where((eb) => eb.or([eb('ends_on', 'is', null), eb('ends_on', '>=', today)]))
    .limit(1)
    .executeTakeFirst();
  return open !== undefined;
}

export async function newestStarted(tx: Query, most: number): Promise<StoredCampaign[]> {
  const rows = await started(tx).orderBy('started_at', 'desc').limit(most).execute();
  return rows.map(fromRow);
}

export async function insertCampaign(
  { query }: Tx,
  id: string,
  content: CampaignContent,
  now: string,
): Promise<void> {
  await query
    .insertInto('campaigns')
    .values({
      id,
      created_at: now,
      updated_at: now,
      state: 'draft',
      revision: 1,
      ...contentColumns(content),
      started_at: null,
      ended_at: null,
      closed_at: null,
    })
    .execute();
}

type Changes = Partial<
  Pick<Tables['campaigns'], 'state' | 'started_at' | 'ended_at' | 'closed_at'>
> & { content?: CampaignContent };

/** @returns false where somebody else has changed it since */
export async function updateCampaign(
  { query }: Tx,
  { id, revision }: CampaignKey,
  { content, ...changes }: Changes,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('campaigns')
    .set({
      ...changes,
      ...(content && contentColumns(content)),
      revision: revision + 1,
      updated_at: now,
    })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteCampaign({ query }: Tx, id: string): Promise<void> {
  await query.deleteFrom('campaigns').where('id', '=', id).execute();
}

/** What a campaign shows from now on. @throws AppError conflict, where one of them is just going */
export async function replacePictures(
  { query }: Tx,
  campaignId: string,
  assetIds: readonly string[],
): Promise<void> {
  await query.deleteFrom('campaign_pictures').where('campaign_id', '=', campaignId).execute();
  if (assetIds.length === 0) return;
  await query
    .insertInto('campaign_pictures')
    .values(assetIds.map((asset_id) => ({ campaign_id: campaignId, asset_id })))
    .execute();
}

export async function forgetPicture({ query }: Tx, assetId: string): Promise<void> {
  await query.deleteFrom('campaign_pictures').where('asset_id', '=', assetId).execute();
}

/** Those of them that any campaign shows. */
export async function picturesAmong(
  { query }: Query,
  assetIds: readonly string[],
): Promise<string[]> {
  if (assetIds.length === 0) return [];
  const rows = await query
    .selectFrom('campaign_pictures')
    .select('asset_id')
    .distinct()
    .where('asset_id', 'in', assetIds)
    .execute();
  return rows.map((row) => row.asset_id);
}

/** That are read with their content to say where pictures stand. */
const mostWithPictures = 200;

/** The newest first; at most `mostWithPictures`. */
export async function findCampaignsWith({ query }: Query, assetIds: readonly string[]) {
  if (assetIds.length === 0) return [];
  const rows = await query
    .selectFrom('campaign_pictures as shown')
    .innerJoin('campaigns as campaign', 'campaign.id', 'shown.campaign_id')
    .selectAll('campaign')
    .select('shown.asset_id')
    .where('shown.asset_id', 'in', assetIds)
    .orderBy('campaign.id', 'desc')
    .limit(mostWithPictures)
    .execute();
  return rows.map((row) => ({ assetId: row.asset_id, campaign: fromRow(row) }));
}

const contentColumns = (content: CampaignContent) => ({
  slug: content.slug,
  ends_on: content.endsOn,
  content_json: JSON.stringify(content),
});

const fromRow = (row: Selectable<Tables['campaigns']>): StoredCampaign => ({
  id: row.id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  state: row.state,
  revision: row.revision,
  content: JSON.parse(row.content_json) as CampaignContent,
  endsOn: row.ends_on,
  startedAt: row.started_at,
  endedAt: row.ended_at,
  closedAt: row.closed_at,
});
