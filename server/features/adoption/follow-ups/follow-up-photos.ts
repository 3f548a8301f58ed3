import type { Actor } from '#domain/access/actor.ts';
import { requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { mayAnswer } from '#domain/adoption/follow-up.ts';
import { mostNewHomePhotos } from '#domain/adoption/new-home-photo.ts';
import { conflict, forbidden, notFound } from '#domain/errors.ts';
import type { FileOnDisk, StoredFile } from '#server/adapters/files/file-store.ts';
import type { Tx } from '#server/db/database.ts';
import { petReferences } from '#server/features/animals/pets/core/pet-references.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { admitChange } from '#server/features/kits/rate-limits/admit-change.ts';
import { applicationReferences } from '../applications/application-references.ts';
import { mayDecide } from '../applications/applications.policy.ts';
import { findAsked } from './find-asked.ts';
import type { FollowUpDependencies } from './follow-up-dependencies.ts';
import { mayAnswerFor, mayRead } from './follow-ups.policy.ts';
import { type FollowUp, findById, findOfApplication } from './follow-ups.repository.ts';
import {
  deleteAllowed,
  findAllowed,
  findShownOf,
  insertAllowed,
  petsOfShown,
  storeShown,
} from './new-home-photos.repository.ts';

/** A photo that a family sent with its answer. */
export interface FollowUpPhoto {
  id: string;
  followUpId: string;
  /** Signed: opens for a quarter of an hour. */
  path: string;
  /** The family lets everybody see it; whoever decided has looked, and shows it. */
  isAllowed: boolean;
  isShown: boolean;
}

interface Named {
  applicationId: string;
  photoId: string;
}

/** @param key as of `open` @throws AppError notFound, tooManyRequests, conflict (cannot be answered), invalid: no room */
export async function admitPhoto(
  dependencies: FollowUpDependencies,
  actor: Actor,
  key: string,
): Promise<void> {
  const { followUp } = await findAsked(dependencies, actor, key);
  if (!mayAnswer(followUp, dependencies.clock.now())) throw conflict('followUpClosed');
  await dependencies.privatePhotos.requireRoom(dependencies.database, {
    kind: 'followUp',
    id: followUp.id,
  });
}

/** @returns its id @throws AppError as `admitPhoto`, and as `readPicture` */
export async function addPhoto(
  dependencies: FollowUpDependencies,
  actor: Actor,
  key: string,
  file: FileOnDisk,
  record?: RecordCreation,
): Promise<string> {
  const { followUp } = await findAsked(dependencies, actor, key);
  if (!mayAnswer(followUp, dependencies.clock.now())) throw conflict('followUpClosed');
  await dependencies.limits.consume('followUpPhoto', followUp.id);
  const guard = async (tx: Tx) => {
    const application = await applicationReferences.lock(tx, followUp.applicationId);
    if (!application) throw notFound('followUp');
    await applicationReferences.addNews(tx, application);
  };
  return dependencies.privatePhotos.add({ kind: 'followUp', id: followUp.id }, file, guard, record);
}

/** Of an application: for the family and for whoever decides. @throws AppError unauthenticated, notFound */
export async function listPhotos(
  { database: { query }, privatePhotos }: FollowUpDependencies,
  viewer: Viewer,
  applicationId: string,
): Promise<FollowUpPhoto[]> {
  requireAccount(viewer);
  const application = await applicationReferences.find(query, applicationId);
  if (!application || !mayRead(viewer, application)) throw notFound('application');
  const followUps = await findOfApplication(query, applicationId);
  const ids = followUps.map(({ id }) => id);
  const photos = await privatePhotos.list(query, 'followUp', ids);
  const allowed = await findAllowed(query, applicationId);
  return photos.map(({ id, subjectId }) => {
    const known = allowed.find(({ photoId }) => photoId === id);
    return {
      id,
      followUpId: subjectId,
      path: privatePhotos.signedPath(id),
      isAllowed: known !== undefined,
      isShown: known !== undefined && known.shownAt !== null,
    };
  });
}

/** Of one follow-up of the viewer's own. @throws AppError unauthenticated, notFound */
export async function listOwnPhotos(
  dependencies: FollowUpDependencies,
  viewer: Viewer,
  followUpId: string,
): Promise<FollowUpPhoto[]> {
  const { applicationId } = await getOwn(dependencies, viewer, followUpId);
  const photos = await listPhotos(dependencies, viewer, applicationId);
  return photos.filter((one) => one.followUpId === followUpId);
}

/** The family's own, at any time; where everybody saw it, nobody does any more. @throws AppError unauthenticated, notFound */
export async function removePhoto(
  dependencies: FollowUpDependencies,
  viewer: Viewer,
  followUpId: string,
  photoId: string,
): Promise<void> {
  const followUp = await getOwn(dependencies, viewer, followUpId);
  await dependencies.database.transaction(async (tx) => {
    const gone = await dependencies.privatePhotos.remove(tx, 'followUp', [followUp.id], photoId);
    if (gone.length === 0) throw notFound('photo');
    if ((await deleteAllowed(tx, gone)) > 0) await dependencies.dataVersions.bump(tx, 'pets');
  });
}

/**
 * The family's consent to show one of its photos beside the pet, given and taken back at any time: by the mail's link
 * while it can be answered, by its session always.
 * @param key as of `open`
 * @throws AppError notFound, tooManyRequests
 */
export async function allowPhoto(
  dependencies: FollowUpDependencies,
  actor: Actor,
  key: string,
  { photoId, isAllowed }: { photoId: string; isAllowed: boolean },
): Promise<void> {
  const { database, privatePhotos, clock, dataVersions } = dependencies;
  const { followUp } = await findAsked(dependencies, actor, key);
  await dependencies.limits.consume('followUpAnswer', followUp.id);
  await database.transaction(async (tx) => {
    const application = await applicationReferences.lock(tx, followUp.applicationId);
    const photos = await privatePhotos.list(tx.query, 'followUp', [followUp.id]);
    if (!application || !photos.some(({ id }) => id === photoId)) throw notFound('photo');
    if (!isAllowed) {
      if ((await deleteAllowed(tx, [photoId])) > 0) await dataVersions.bump(tx, 'pets');
      return;
    }
    if (application.status !== 'adopted') throw conflict('applicationNotAdopted');
    const { id: applicationId, petId, secondPetId } = application;
    const now = clock.now().toISOString();
    await insertAllowed(tx, { photoId, applicationId, petId, secondPetId, now });
    await applicationReferences.addNews(tx, application);
  });
}

/**
 * Whoever looks after the pet, or staff, has looked at a photo that the family allowed, and shows it or does so no more.
 * @throws AppError unauthenticated, notFound, forbidden (the family), tooManyRequests; conflict: not adopted, or not allowed
 */
export async function showPhoto(
  { database, limits, clock, dataVersions }: FollowUpDependencies,
  viewer: Viewer,
  { isShown, ...named }: Named & { isShown: boolean },
): Promise<void> {
  requireAccount(viewer);
  await admitChange(limits, viewer);
  await database.transaction(async (tx) => {
    const application = await applicationReferences.lock(tx, named.applicationId);
    if (!application || !mayRead(viewer, application)) throw notFound('application');
    if (mayAnswerFor(viewer, application) || !mayDecide(viewer, application)) throw forbidden();
    if (isShown && application.status !== 'adopted') throw conflict('applicationNotAdopted');
    const shownAt = isShown ? clock.now().toISOString() : null;
    if (!(await storeShown(tx, named, shownAt))) throw conflict('photoNotAllowed');
    await dataVersions.bump(tx, 'pets');
  });
}

/** For everybody: the photos of an adopted pet in its new home. @returns their ids, the newest first */
export const findNewHomePhotos = (
  { database }: Pick<FollowUpDependencies, 'database'>,
  petId: string,
): Promise<string[]> => findShownOf(database.query, petId, mostNewHomePhotos);

/** For everybody, as long as it is shown beside a pet that has its home. */
export async function openNewHomePhoto(
  { database: { query }, privatePhotos }: FollowUpDependencies,
  photoId: string,
): Promise<StoredFile | undefined> {
  const petIds = await petsOfShown(query, photoId);
  if (!petIds) return undefined;
  const pets = await petReferences.find(query, petIds);
  const isHome = pets.some(({ status, deleted }) => status === 'adopted' && !deleted);
  return isHome ? privatePhotos.open(photoId) : undefined;
}

async function getOwn(
  { database: { query } }: Pick<FollowUpDependencies, 'database'>,
  viewer: Viewer,
  followUpId: string,
): Promise<FollowUp> {
  requireAccount(viewer);
  const followUp = await findById(query, followUpId);
  const application = followUp && (await applicationReferences.find(query, followUp.applicationId));
  if (!application || !mayAnswerFor(viewer, application)) throw notFound('photo');
  return followUp;
}
