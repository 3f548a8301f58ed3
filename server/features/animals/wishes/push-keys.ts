import type { Clock } from '#domain/clock.ts';
import { makePushKeys, type PushKeys } from '#server/adapters/push/push-sender.ts';
import type { Database } from '#server/db/database.ts';
import { seal, unseal } from '#server/keys/sealed-secret.ts';
import { purposeKey } from '#server/keys/signatures.ts';
import { findPushKey, putPushKey, type StoredPushKey } from './wish-devices.repository.ts';

interface Dependencies {
  database: Database;
  clock: Clock;
  secretKey: string;
}

const purpose = 'push key';

/**
 * The portal's own key, the same for all processes: made with the first alert that is confirmed, and anew where it was sealed with a former
 * secret key, whose devices can be told nothing any more.
 */
export async function pushKeys(dependencies: Dependencies): Promise<PushKeys> {
  const known = await knownPushKeys(dependencies);
  if (known) return known;
  const stored = await findPushKey(dependencies.database.query);
  const made = makePushKeys();
  const key = {
    publicKey: made.publicKey,
    sealedKey: seal(purposeKey(dependencies.secretKey, purpose), made.publicKey, made.privateKey),
    createdAt: dependencies.clock.now().toISOString(),
  };
  await dependencies.database.transaction((tx) => putPushKey(tx, key, stored?.publicKey));
  // Another process may have been faster.
  const keys = await knownPushKeys(dependencies);
  if (!keys) throw new Error('The push key cannot be opened.');
  return keys;
}

/** Undefined until it is made, and where it was sealed with a former secret key. */
export async function knownPushKeys(dependencies: Dependencies): Promise<PushKeys | undefined> {
  const stored = await findPushKey(dependencies.database.query);
  return stored && opened(dependencies, stored);
}

function opened({ secretKey }: Dependencies, { publicKey, sealedKey }: StoredPushKey) {
  try {
    return { publicKey, privateKey: unseal(purposeKey(secretKey, purpose), publicKey, sealedKey) };
  } catch {
    return undefined;
  }
}
