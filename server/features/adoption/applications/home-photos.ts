import { isOwner, requireAccount } from '#domain/access/relations.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import { openStates } from '#domain/adoption/application-machine.ts';
import { AppError, notFound } from '#domain/errors.ts';
import type { FileOnDisk } from '#server/adapters/files/file-store.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { findProfile, lockProfile } from './adoption-profiles.repository.ts';
import type { ApplicationDependencies } from './application-dependencies.ts';
import { mayDecide } from './applications.policy.ts';
import { findOfApplicant } from './applications-of-people.repository.ts';

/** Photos of a family's home belong to its profile, and are gone with it. */

type Dependencies = Pick<ApplicationDependencies, 'database' | 'privatePhotos'>;

export interface ShownPhoto {
  id: string;
  /** Signed: opens for a quarter of an hour. */
  path: string;
  width: number;
  height: number;
}

/** @throws AppError unauthenticated, notFound (another's), invalid: no profile, or no room */
export async function admitHomePhoto(
  { database, privatePhotos }: Dependencies,
  viewer: Viewer,
  accountId: string,
): Promise<void> {
  requireOwn(viewer, accountId);
  if (!(await findProfile(database.query, accountId))) throw noProfile();
  await privatePhotos.requireRoom(database, { kind: 'home', id: accountId });
}

/** @returns its id @throws AppError as `admitHomePhoto`, and as `readPicture` */
export async function addHomePhoto(
  { privatePhotos }: Dependencies,
  viewer: Viewer,
  accountId: string,
  file: FileOnDisk,
  record?: RecordCreation,
): Promise<string> {
  requireOwn(viewer, accountId);
  const subject = { kind: 'home', id: accountId } as const;
  const guard = async (tx: Parameters<typeof lockProfile>[0]) => {
    // Its deletion takes the photos along.
    if (!(await lockProfile(tx, accountId))) throw noProfile();
  };
  return privatePhotos.add(subject, file, guard, record);
}

/**
 * For the account itself, and for whoever decides about one of its applications while that is open.
 * @throws AppError unauthenticated, notFound
 */
export async function listHomePhotos(
  { database, privatePhotos }: Dependencies,
  viewer: Viewer,
  accountId: string,
): Promise<ShownPhoto[]> {
  requireAccount(viewer);
  if (!isOwner(viewer, accountId)) {
    const applications = await findOfApplicant(database, accountId);
    const mayLook = applications.some(
      (one) => openStates.includes(one.status) && mayDecide(viewer, one),
    );
    if (!mayLook) throw notFound('photo');
  }
  const photos = await privatePhotos.list(database.query, 'home', [accountId]);
  return photos.map(({ id, width, height }) => ({
    id,
    width,
    height,
    path: privatePhotos.signedPath(id),
  }));
}

/** @throws AppError unauthenticated, notFound */
export async function removeHomePhoto(
  { database, privatePhotos }: Dependencies,
  viewer: Viewer,
  accountId: string,
  photoId: string,
): Promise<void> {
  requireOwn(viewer, accountId);
  const gone = await database.transaction((tx) =>
    privatePhotos.remove(tx, 'home', [accountId], photoId),
  );
  if (gone.length === 0) throw notFound('photo');
}

function requireOwn(viewer: Viewer, accountId: string): void {
  requireAccount(viewer);
  if (!isOwner(viewer, accountId)) throw notFound('photo');
}

const noProfile = () => new AppError('invalid', 'adoptionProfileMissing');
