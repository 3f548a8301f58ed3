import { v7 as uuid } from 'uuid';
import { mostDevices, pushSubscription } from '#domain/wishes/push-subscription.ts';
import type { Tx } from '#server/db/database.ts';
import { valid } from '#server/features/kits/valid.ts';
import { requireKey, wishesOf } from './manage-wishes.ts';
import type { WishDependencies } from './wish-dependencies.ts';
import { deleteDevices, findDevices, putDevice } from './wish-devices.repository.ts';
import { lockReader } from './wish-readers.repository.ts';

/**
 * A device is told as well, with the mail; the oldest of too many is told no more.
 * @throws AppError invalid, notFound for a key that opens nothing, tooManyRequests
 */
export async function addDevice(
  dependencies: WishDependencies,
  key: string,
  said: unknown,
  address: string,
): Promise<void> {
  const { database, limits, clock } = dependencies;
  const readerId = await requireKey(dependencies, key, address);
  const device = valid(pushSubscription, said);
  await limits.consume('wishDevice', readerId);
  await database.transaction(async (tx) => {
    // In turn, so that of several at once none is one too many.
    await lockReader(tx, readerId);
    await wishesOf(dependencies, tx, readerId);
    await putDevice(tx, { id: uuid(), readerId, now: clock.now().toISOString(), device });
    const devices = await findDevices(tx.query, readerId);
    const surplus = devices.slice(0, -mostDevices).map(({ id }) => id);
    await deleteDevices(tx, surplus);
  });
}

/** One of them by its endpoint, or all. @throws AppError notFound, tooManyRequests */
export async function removeDevices(
  dependencies: WishDependencies,
  key: string,
  endpoint: string | undefined,
  address: string,
): Promise<void> {
  const readerId = await requireKey(dependencies, key, address);
  await dependencies.database.transaction(async (tx: Tx) => {
    const devices = await findDevices(tx.query, readerId);
    const ended = devices.filter((one) => endpoint === undefined || one.endpoint === endpoint);
    await deleteDevices(
      tx,
      ended.map(({ id }) => id),
    );
  });
}
