import { v7 as uuid } from 'uuid';
import { type Paged, type PageRequest, paged } from '#domain/paging.ts';
import type { PhotoMatchState } from '#domain/photo-matches/photo-match.ts';
import type { Database, Tx } from '#server/db/database.ts';
import { countAtMost } from '#server/features/kits/querying/count-at-most.ts';
import { pageAndTotal } from '#server/features/kits/querying/page-and-total.ts';
import type { ShownPhoto } from './photo-prints.repository.ts';

export interface PhotoMatch {
  id: string;
  createdAt: string;
  first: ShownPhoto;
  second: ShownPhoto;
  differentBits: number;
  state: PhotoMatchState;
  decidedAt: string | null;
  /** null also where the account is gone. */
  decidedBy: string | null;
}

/** Once for two photos, whichever was compared first. */
export async function insertMatch(
  { query }: Tx,
  photos: readonly [ShownPhoto, ShownPhoto],
  differentBits: number,
  now: string,
): Promise<void> {
  const [first, second] = photos.toSorted((a, b) => (a.petId < b.petId ? -1 : 1));
  if (!first || !second) return;
  await query
    .insertInto('photo_matches')
    .values({
      ...{ id: uuid(), created_at: now, pet_id: first.petId, asset_id: first.assetId },
      ...{ other_pet_id: second.petId, other_asset_id: second.assetId },
      ...{ different_bits: differentBits, state: 'open', decided_at: null, decided_by: null },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The latest first. */
export async function pageOfMatches(
  { query }: Database,
  page: PageRequest,
  state: PhotoMatchState | undefined,
): Promise<Paged<PhotoMatch>> {
  const listed = query
    .selectFrom('photo_matches')
    .selectAll()
    .$if(state !== undefined, (some) => some.where('state', '=', state as PhotoMatchState))
    .orderBy('id', 'desc');
  const { items, total } = await pageAndTotal(listed, page);
  const matches = items.map((row) => ({
    id: row.id,
    createdAt: row.created_at,
    first: { petId: row.pet_id, assetId: row.asset_id },
    second: { petId: row.other_pet_id, assetId: row.other_asset_id },
    differentBits: row.different_bits,
    state: row.state,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
  }));
  return paged(matches, total, page);
}

export const countOpenMatches = ({ query }: Database, most: number): Promise<number> =>
  countAtMost({ query }, query.selectFrom('photo_matches').where('state', '=', 'open'), most);

/** @returns the pets that it is about; undefined where there is none */
export async function decideMatch(
  { query }: Tx,
  id: string,
  { state, by, now }: { state: PhotoMatchState; by: string; now: string },
): Promise<{ petId: string } | undefined> {
  const decided = state === 'open' ? { at: null, by: null } : { at: now, by };
  return query
    .updateTable('photo_matches')
    .set({ state, decided_at: decided.at, decided_by: decided.by })
    .where('id', '=', id)
    .returning('pet_id as petId')
    .executeTakeFirst();
}
