import type { Selectable } from 'kysely';
import type { Tx } from '#server/db/database.ts';
import type { PrivatePhotosTable } from '#server/db/tables/private-photos.ts';

type Query = Tx['query'];

/** What a photo is about: an account's home, the outcome of a visit, a follow-up, an entry of a foster home's diary, a reported animal, a lost or found one. */
export type PhotoKind = 'home' | 'outcome' | 'followUp' | 'fosterDiary' | 'rescue' | 'notice';

export interface PhotoSubject {
  kind: PhotoKind;
  id: string;
}

export interface PrivatePhoto {
  id: string;
  width: number;
  height: number;
  /** Instant. */
  addedAt: string;
}

export async function insertPhoto(
  { query }: Tx,
  { kind, id: subjectId }: PhotoSubject,
  photo: PrivatePhoto & { contentHash: string; print: string | null },
): Promise<void> {
  await query
    .insertInto('private_photos')
    .values({
      id: photo.id,
      kind,
      subject_id: subjectId,
      content_hash: photo.contentHash,
      width: photo.width,
      height: photo.height,
      added_at: photo.addedAt,
      print: photo.print,
    })
    .execute();
}

/** In the order in which they came. */
export async function findPhotos(
  query: Query,
  kind: PhotoKind,
  subjectIds: readonly string[],
): Promise<(PrivatePhoto & { subjectId: string; contentHash: string })[]> {
  if (subjectIds.length === 0) return [];
  const rows = await query
    .selectFrom('private_photos')
    .selectAll()
    .where('kind', '=', kind)
    .where('subject_id', 'in', subjectIds)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...fromRow(row),
    subjectId: row.subject_id,
    contentHash: row.content_hash,
  }));
}

/** Those of the subjects that are compared. */
export async function findPrints(
  query: Query,
  kind: PhotoKind,
  subjectIds: readonly string[],
): Promise<{ subjectId: string; print: string }[]> {
  if (subjectIds.length === 0) return [];
  return query
    .selectFrom('private_photos')
    .select(['subject_id as subjectId', 'print'])
    .where('kind', '=', kind)
    .where('subject_id', 'in', subjectIds)
    .where('print', 'is not', null)
    .$narrowType<{ print: string }>()
    .execute();
}

/** Whose photo of a kind it is; undefined of what is none. */
export async function findSubject(
  query: Query,
  kind: PhotoKind,
  id: string,
): Promise<string | undefined> {
  const row = await query
    .selectFrom('private_photos')
    .select('subject_id')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.subject_id;
}

export async function findKnown(query: Query, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await query
    .selectFrom('private_photos')
    .select('id')
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** @returns the ids of those that went */
export async function deletePhotos(
  { query }: Tx,
  kind: PhotoKind,
  subjectIds: readonly string[],
  photoId?: string,
): Promise<string[]> {
  if (subjectIds.length === 0) return [];
  const all = query
    .deleteFrom('private_photos')
    .where('kind', '=', kind)
    .where('subject_id', 'in', subjectIds);
  const chosen = photoId === undefined ? all : all.where('id', '=', photoId);
  return (await chosen.returning('id').execute()).map(({ id }) => id);
}

const fromRow = (row: Selectable<PrivatePhotosTable>): PrivatePhoto => ({
  id: row.id,
  width: row.width,
  height: row.height,
  addedAt: row.added_at,
});
