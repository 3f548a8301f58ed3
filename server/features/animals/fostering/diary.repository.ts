import { type Selectable, sql } from 'kysely';
import type { DiaryEntry, DiaryPhoto, PhotoDecision } from '#domain/fostering/foster-diary.ts';
import type { PageRequest } from '#domain/paging.ts';
import type { Tx } from '#server/db/database.ts';
import type { FosterDiaryEntriesTable } from '#server/db/tables/fostering.ts';
import { expiringRows } from '#server/features/kits/querying/expiring-rows.ts';
import { pageAndTotal } from '#server/features/kits/querying/page-and-total.ts';
import { petReferences } from '../pets/core/pet-references.ts';

type Query = Tx['query'];

export async function findDiaryEntry(query: Query, id: string): Promise<DiaryEntry | undefined> {
  const row = await query
    .selectFrom('foster_diary_entries')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && fromRow(row);
}

/** The newest first. @param placementId of this stay alone */
export async function pageOfDiary(
  query: Query,
  { petId, placementId }: { petId: string; placementId: string | undefined },
  page: PageRequest,
): Promise<{ items: DiaryEntry[]; total: number }> {
  const all = query.selectFrom('foster_diary_entries').where('pet_id', '=', petId);
  const matching = placementId === undefined ? all : all.where('placement_id', '=', placementId);
  const newest = matching.selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc');
  const { items, total } = await pageAndTotal(newest, page);
  return { items: items.map(fromRow), total };
}

export async function findEntriesBy(query: Query, authorId: string): Promise<DiaryEntry[]> {
  const rows = await query
    .selectFrom('foster_diary_entries')
    .selectAll()
    .where('author_id', '=', authorId)
    .orderBy('created_at')
    .execute();
  return rows.map(fromRow);
}

export async function entryIdsOfPet(query: Query, petId: string): Promise<string[]> {
  const rows = await query
    .selectFrom('foster_diary_entries')
    .select('id')
    .where('pet_id', '=', petId)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countEntries(query: Query, placementId: string): Promise<number> {
  const { total } = await query
    .selectFrom('foster_diary_entries')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('placement_id', '=', placementId)
    .executeTakeFirstOrThrow();
  return Number(total);
}

export async function insertDiaryEntry({ query }: Tx, entry: DiaryEntry): Promise<void> {
  await query
    .insertInto('foster_diary_entries')
    .values({
      id: entry.id,
      placement_id: entry.placementId,
      pet_id: entry.petId,
      author_id: entry.authorId,
      words: entry.words,
      offers_photos: entry.offersPhotos ? 1 : 0,
      created_at: entry.createdAt,
    })
    .execute();
}

/** With what was said of their photos; the photos themselves are `privatePhotos`'. */
export async function deleteDiaryEntries({ query }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await query.deleteFrom('foster_diary_entries').where('id', 'in', ids).execute();
}

export async function insertDiaryPhoto(
  { query }: Tx,
  photoId: string,
  { id: entryId, petId, offersPhotos }: DiaryEntry,
): Promise<void> {
  await query
    .insertInto('foster_diary_photos')
    .values({
      photo_id: photoId,
      entry_id: entryId,
      pet_id: petId,
      is_offered: offersPhotos ? 1 : 0,
      decision: null,
      decided_by: null,
      decided_at: null,
    })
    .onConflict((conflict) => conflict.column('photo_id').doNothing())
    .execute();
}

export async function deleteDiaryPhoto({ query }: Tx, photoId: string): Promise<void> {
  await query.deleteFrom('foster_diary_photos').where('photo_id', '=', photoId).execute();
}

export async function findDiaryPhotos(
  query: Query,
  entryIds: readonly string[],
): Promise<DiaryPhoto[]> {
  if (entryIds.length === 0) return [];
  const rows = await query
    .selectFrom('foster_diary_photos')
    .selectAll()
    .where('entry_id', 'in', entryIds)
    .orderBy('photo_id')
    .execute();
  return rows.map((row) => ({
    id: row.photo_id,
    entryId: row.entry_id,
    isOffered: row.is_offered === 1,
    decision: row.decision,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
  }));
}

/** Where a photo of a diary belongs. */
export async function findPhotoPlace(
  query: Query,
  photoId: string,
): Promise<{ petId: string; isOffered: boolean } | undefined> {
  const row = await query
    .selectFrom('foster_diary_photos')
    .select(['pet_id', 'is_offered'])
    .where('photo_id', '=', photoId)
    .executeTakeFirst();
  return row && { petId: row.pet_id, isOffered: row.is_offered === 1 };
}

/** @returns false where somebody has decided, or the photo is gone or not offered */
export async function storeDecision(
  { query }: Tx,
  photoId: string,
  { decision, by, at }: { decision: PhotoDecision; by: string; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await query
    .updateTable('foster_diary_photos')
    .set({ decision, decided_by: by, decided_at: at })
    .where('photo_id', '=', photoId)
    .where('is_offered', '=', 1)
    .where('decision', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function forgetDecider({ query }: Tx, accountId: string): Promise<void> {
  await query
    .updateTable('foster_diary_photos')
    .set({ decided_by: null })
    .where('decided_by', '=', accountId)
    .execute();
}

/** Pets with photos that wait for a look, of an account or all. */
export async function findWaitingPhotos(
  query: Query,
  scope: 'all' | { ownerId: string },
  most: number,
): Promise<{ petId: string; photos: number }[]> {
  const waiting = query
    .selectFrom('foster_diary_photos')
    .where('is_offered', '=', 1)
    .where('decision', 'is', null);
  const matching =
    scope === 'all'
      ? waiting
      : waiting.where('pet_id', 'in', petReferences.idsOfOwner(query, scope.ownerId));
  const rows = await matching
    .select((eb) => ['pet_id', eb.fn.countAll<number>().as('photos')])
    .groupBy('pet_id')
    .orderBy('pet_id')
    .limit(most)
    .execute();
  return rows.map(({ pet_id, photos }) => ({ petId: pet_id, photos: Number(photos) }));
}

export const expiringEntries = expiringRows({
  table: 'foster_diary_entries',
  key: 'id',
  since: sql.ref('created_at'),
});

const fromRow = (row: Selectable<FosterDiaryEntriesTable>): DiaryEntry => ({
  id: row.id,
  placementId: row.placement_id,
  petId: row.pet_id,
  authorId: row.author_id,
  words: row.words,
  offersPhotos: row.offers_photos === 1,
  createdAt: row.created_at,
});
