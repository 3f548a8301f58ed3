import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { notFound } from '#domain/errors.ts';
import type { FileOnDisk } from '#server/adapters/files/file-store.ts';
import type { Database } from '#server/db/database.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import { updateAccount } from './accounts.repository.ts';
import type { Avatars } from './avatars.ts';
import { requireOwn } from './own-account.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  avatars: Avatars;
}

/**
 * Keeps a picture for the profile; it shows once `update` is told its address.
 * @returns the address
 * @throws AppError forbidden, tooLarge, unsupportedMedia, invalid (under `file`)
 */
export async function addAvatar(
  dependencies: Dependencies,
  viewer: Viewer,
  id: string,
  source: FileOnDisk,
  record?: RecordCreation,
): Promise<string> {
  const { avatars, database } = dependencies;
  const current = await requireOwn(dependencies, viewer, id);
  const file = await avatars.add(id, source);
  const address = avatars.addressOf(id, file);
  await database.transaction(async (tx) => record?.(tx, address));
  await avatars.keepOnly(id, [current.avatarFile, file]);
  return address;
}

/** Before a picture is received. @throws AppError forbidden */
export async function admitAvatar(
  dependencies: Dependencies,
  viewer: Viewer,
  id: string,
): Promise<void> {
  await requireOwn(dependencies, viewer, id);
}

/** Of the pictures that have been uploaded. @throws AppError forbidden */
export async function listAvatars(
  dependencies: Dependencies,
  viewer: Viewer,
  id: string,
): Promise<string[]> {
  const { avatars } = dependencies;
  await requireOwn(dependencies, viewer, id);
  return avatars.list(id);
}

/** @throws AppError forbidden, notFound */
export async function removeAvatar(
  dependencies: Dependencies,
  viewer: Viewer,
  id: string,
  address: string,
): Promise<void> {
  const { avatars, clock, database } = dependencies;
  const { avatarFile } = await requireOwn(dependencies, viewer, id);
  const file = await avatars.findFile(id, address);
  if (!file) throw notFound('file');
  if (file === avatarFile) {
    const now = clock.now();
    await database.transaction((tx) => updateAccount(tx, id, { avatarFile: null }, now));
  }
  await avatars.remove(id, file);
}
