import type { PushSubscriptionData } from '#domain/wishes/push-subscription.ts';
import type { Tx } from '#server/db/database.ts';
import type { Tables } from '#server/db/tables.ts';

type Query = Tx['query'];
export type WishDevice = Tables['wish_devices'];

export interface StoredPushKey {
  publicKey: string;
  sealedKey: string;
}

export const findPushKey = (query: Query): Promise<StoredPushKey | undefined> =>
  query
    .selectFrom('push_keys')
    .select(['public_key as publicKey', 'sealed_key as sealedKey'])
    .executeTakeFirst();

/** @param inPlaceOf the public key that cannot be used any more: its devices go with it */
export async function putPushKey(
  { query }: Tx,
  { publicKey, sealedKey, createdAt }: StoredPushKey & { createdAt: string },
  inPlaceOf: string | undefined,
): Promise<void> {
  const row = { public_key: publicKey, sealed_key: sealedKey, created_at: createdAt };
  if (inPlaceOf === undefined) {
    await query
      .insertInto('push_keys')
      .values({ id: 1, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return;
  }
  const { numUpdatedRows } = await query
    .updateTable('push_keys')
    .set(row)
    .where('public_key', '=', inPlaceOf)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows > 0n) await query.deleteFrom('wish_devices').execute();
}

/** Of a reader, the oldest first. */
export const findDevices = (query: Query, readerId: string): Promise<WishDevice[]> =>
  query
    .selectFrom('wish_devices')
    .selectAll()
    .where('reader_id', '=', readerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findDevice = (query: Query, id: string): Promise<WishDevice | undefined> =>
  query.selectFrom('wish_devices').selectAll().where('id', '=', id).executeTakeFirst();

/** The same device has new keys. */
export async function putDevice(
  { query }: Tx,
  {
    id,
    readerId,
    now,
    device: { endpoint, p256dh, auth },
  }: { id: string; readerId: string; now: string; device: PushSubscriptionData },
): Promise<void> {
  await query
    .insertInto('wish_devices')
    .values({ id, reader_id: readerId, created_at: now, endpoint, p256dh, auth })
    .onConflict((conflict) =>
      conflict.columns(['reader_id', 'endpoint']).doUpdateSet({ p256dh, auth }),
    )
    .execute();
}

export async function deleteDevices({ query }: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await query.deleteFrom('wish_devices').where('id', 'in', ids).execute();
}

/** The devices of one mailbox are another one's from now on, but for those that it has already. */
export async function moveDevices({ query }: Tx, from: string, to: string): Promise<void> {
  await query
    .updateTable('wish_devices')
    .set({ reader_id: to })
    .where('reader_id', '=', from)
    .where('endpoint', 'not in', (own) =>
      own.selectFrom('wish_devices as own').select('own.endpoint').where('own.reader_id', '=', to),
    )
    .execute();
}
