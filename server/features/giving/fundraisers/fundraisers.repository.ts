import type { Selectable } from 'kysely';
import type { FundraiserContent } from '#domain/fundraisers/fundraiser.ts';
import {
  type ChangeState,
  type FundraiserState,
  openStates,
} from '#domain/fundraisers/fundraiser-states.ts';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';
import { pageAndTotal } from '#server/features/kits/querying/page-and-total.ts';

type Query = Pick<Tx, 'query'>;

export interface StoredFundraiser {
  id: string;
  createdAt: string;
  updatedAt: string;
  ownerId: string | null;
  slug: string;
  state: FundraiserState;
  changes: ChangeState;
  reason: string;
  revision: number;
  written: FundraiserContent;
  picture: string | null;
  shown: FundraiserContent | null;
  shownPicture: string | null;
  /** YYYY-MM-DD */
  endsOn: string;
  approvedAt: string | null;
}

/** As somebody has it before them. */
export interface FundraiserKey {
  id: string;
  revision: number;
}

const all = ({ query }: Query) => query.selectFrom('fundraisers').selectAll();

export async function findFundraiser(tx: Query, id: string): Promise<StoredFundraiser | undefined> {
  const row = await all(tx).where('id', '=', id).executeTakeFirst();
  return row && fromRow(row);
}

export async function findFundraisers(
  tx: Query,
  ids: readonly string[],
): Promise<StoredFundraiser[]> {
  if (ids.length === 0) return [];
  return (await all(tx).where('id', 'in', ids).execute()).map(fromRow);
}

export async function findShownBySlug(
  tx: Query,
  slug: string,
): Promise<StoredFundraiser | undefined> {
  const row = await all(tx)
    .where('slug', '=', slug)
    .where('state', 'in', ['active', 'ended'])
    .where('shown_json', 'is not', null)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** Newest first. */
export async function findOwn(tx: Query, ownerId: string, most: number) {
  const rows = await all(tx)
    .where('owner_id', '=', ownerId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(fromRow);
}

/** @param today YYYY-MM-DD: an active one whose last day is over counts no more */
export async function countOpen({ query }: Query, ownerId: string, today: string): Promise<number> {
  const { count } = await query
    .selectFrom('fundraisers')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('owner_id', '=', ownerId)
    .where('state', 'in', [...openStates])
    .where((eb) => eb.or([eb('state', '<>', 'active'), eb('ends_on', '>=', today)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Those that wait for a moderator first, then the newest. */
export async function pageOfFundraisers(
  tx: Query,
  page: PageRequest,
  state: FundraiserState | undefined,
): Promise<Paged<StoredFundraiser>> {
  const listed = all(tx)
    .$if(state === 'review', (some) =>
      some.where((eb) => eb.or([eb('state', '=', 'review'), eb('changes', '=', 'review')])),
    )
    .$if(state !== undefined && state !== 'review', (some) =>
      some.where('state', '=', state as FundraiserState),
    )
    .$if(state === undefined, (some) => some.where('state', '<>', 'draft'))
    .orderBy('id', 'desc');
  const { items, total } = await pageAndTotal(listed, page);
  return paged(items.map(fromRow), total, page);
}

const shown = (tx: Query) =>
  all(tx).where('state', 'in', ['active', 'ended']).where('shown_json', 'is not', null);

/** Those that take gifts on that day, the ones that end first in front. @param today YYYY-MM-DD */
export async function pageOfShown(
  tx: Query,
  page: PageRequest,
  today: string,
): Promise<Paged<StoredFundraiser>> {
  const open = shown(tx)
    .where('state', '=', 'active')
    .where('ends_on', '>=', today)
    .orderBy('ends_on')
    .orderBy('id');
  const { items, total } = await pageAndTotal(open, page);
  return paged(items.map(fromRow), total, page);
}

export async function newestShown(tx: Query, most: number): Promise<StoredFundraiser[]> {
  return (await shown(tx).orderBy('id', 'desc').limit(most).execute()).map(fromRow);
}

export async function countWaiting({ query }: Query): Promise<number> {
  const { count } = await query
    .selectFrom('fundraisers')
    .select(({ fn }) => fn.countAll().as('count'))
    .where((eb) => eb.or([eb('state', '=', 'review'), eb('changes', '=', 'review')]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertFundraiser(
  { query }: Tx,
  { id, ownerId, slug, written }: Pick<StoredFundraiser, 'id' | 'ownerId' | 'slug' | 'written'>,
  now: string,
): Promise<void> {
  await query
    .insertInto('fundraisers')
    .values({
      id,
      created_at: now,
      updated_at: now,
      owner_id: ownerId,
      slug,
      state: 'draft',
      changes: 'none',
      reason: '',
      revision: 1,
      written_json: JSON.stringify(written),
      written_picture_id: null,
      shown_json: null,
      shown_picture_id: null,
      ends_on: written.endsOn,
      approved_at: null,
      reviewed_by: null,
    })
    .execute();
}

export type FundraiserChanges = Partial<
  Omit<Tables['fundraisers'], 'id' | 'created_at' | 'updated_at' | 'revision'>
>;

/** @returns false where somebody else has changed it since */
export async function updateFundraiser(
  { query }: Tx,
  { id, revision }: FundraiserKey,
  changes: FundraiserChanges,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('fundraisers')
    .set({ ...changes, revision: revision + 1, updated_at: now })
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteFundraiser({ query }: Tx, id: string): Promise<void> {
  await query.deleteFrom('fundraisers').where('id', '=', id).execute();
}

/** Those of the pictures that any page has; to everybody those that were not refused or taken off. */
export async function picturesAmong(
  { query }: Query,
  ids: readonly string[],
  isForEverybody: boolean,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await query
    .selectFrom('fundraisers')
    .select(['written_picture_id', 'shown_picture_id'])
    .where((eb) => eb.or([eb('written_picture_id', 'in', ids), eb('shown_picture_id', 'in', ids)]))
    .$if(isForEverybody, (some) => some.where('state', 'not in', ['refused', 'takenOff']))
    .execute();
  const used = new Set(rows.flatMap((row) => [row.written_picture_id, row.shown_picture_id]));
  return ids.filter((id) => used.has(id));
}

const fromRow = (row: Selectable<Tables['fundraisers']>): StoredFundraiser => ({
  id: row.id,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  ownerId: row.owner_id,
  slug: row.slug,
  state: row.state,
  changes: row.changes,
  reason: row.reason,
  revision: row.revision,
  written: JSON.parse(row.written_json) as FundraiserContent,
  picture: row.written_picture_id,
  shown: row.shown_json === null ? null : (JSON.parse(row.shown_json) as FundraiserContent),
  shownPicture: row.shown_picture_id,
  endsOn: row.ends_on,
  approvedAt: row.approved_at,
});

const forgotten: FundraiserContent = {
  title: 'Página de una persona',
  story: '',
  organizer: '',
  goalCents: 100,
  endsOn: '2000-01-01',
  kind: 'food',
  purpose: 'general',
  targetId: null,
  alt: '',
};

/** Without the person, their words and their picture: donations name them still. @returns their ids */
export async function endFundraisersOf(
  { query }: Tx,
  ownerId: string,
  now: string,
): Promise<string[]> {
  await query
    .updateTable('fundraisers')
    .set({ reviewed_by: null })
    .where('reviewed_by', '=', ownerId)
    .execute();
  const rows = await query
    .updateTable('fundraisers')
    .set((eb) => ({
      owner_id: null,
      updated_at: now,
      state: 'ended',
      changes: 'none',
      reason: '',
      slug: eb.ref('id'),
      revision: eb('revision', '+', 1),
      written_json: JSON.stringify(forgotten),
      written_picture_id: null,
      shown_json: null,
      shown_picture_id: null,
    }))
    .where('owner_id', '=', ownerId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
