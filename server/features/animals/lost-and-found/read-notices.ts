import { notFound } from '#domain/errors.ts';
import { type NoticeFilter, noticePhotoPath } from '#domain/lost-and-found/notice-address.ts';
import type { PageRequest } from '#domain/paging.ts';
import type { StoredFile } from '#server/adapters/files/file-store.ts';
import type { PetNotice } from './notice.ts';
import type { NoticeDependencies } from './notice-dependencies.ts';
import { countReunited, findNotice, pageOfPublished } from './notices.repository.ts';

/** What everybody may see: neither who made it, nor the postal code, nor the answer, nor the chip. */
export const shownOf = (notice: PetNotice, photoIds: readonly string[]) => ({
  folio: notice.folio,
  kind: notice.kind,
  species: notice.species,
  sex: notice.sex,
  size: notice.size,
  color: notice.color,
  otherColor: notice.otherColor,
  happenedOn: notice.happenedOn,
  publishedAt: notice.publishedAt,
  place: notice.place || notice.federalState,
  area: notice.area,
  square: notice.isSquare ? notice.around : null,
  marks: notice.marks,
  question: notice.question,
  photos: photoIds.map(noticePhotoPath),
});

/** The published ones, the latest first. */
export async function list(
  dependencies: Pick<NoticeDependencies, 'database' | 'privatePhotos'>,
  filter: NoticeFilter,
  request: PageRequest,
) {
  const { query } = dependencies.database;
  const { items, ...page } = await pageOfPublished(query, filter, request);
  const photos = await dependencies.privatePhotos.list(
    query,
    'notice',
    items.map(({ id }) => id),
  );
  const of = (id: string) =>
    photos.filter(({ subjectId }) => subjectId === id).map((one) => one.id);
  return { ...page, items: items.map((one) => shownOf(one, of(one.id))) };
}

/** @throws AppError notFound: nobody has published it, or it has ended */
export async function see(
  { database: { query }, privatePhotos }: Pick<NoticeDependencies, 'database' | 'privatePhotos'>,
  folio: number,
) {
  const notice = await findNotice(query, { folio });
  if (notice?.status !== 'published') throw notFound('petNotice');
  const photos = await privatePhotos.list(query, 'notice', [notice.id]);
  return shownOf(
    notice,
    photos.map(({ id }) => id),
  );
}

/** Animals that came home since the first of January. */
export const reunitedThisYear = ({ database, today }: NoticeDependencies): Promise<number> =>
  countReunited(database.query, `${today().slice(0, 4)}-01-01T00:00:00.000Z`);

/** Of a published notice alone; undefined of any other. */
export async function openPhoto(
  { database: { query }, privatePhotos }: NoticeDependencies,
  photoId: string,
): Promise<StoredFile | undefined> {
  const id = await privatePhotos.subjectOf(query, 'notice', photoId);
  const notice = id === undefined ? undefined : await findNotice(query, { id });
  return notice?.status === 'published' ? privatePhotos.open(photoId) : undefined;
}
