import type { Clock } from '#domain/clock.ts';
import { makePushKeys, type PushKeys } from '#server/adapters/push/push-sender.ts';
import type { Database } from '#server/db/database.ts';
import { seal, unseal } from '#server/keys/sealed-secret.ts';
import { purposeKey } from '#server/keys/signatures.ts';
import { findPushKey, putPushKey, type StoredPushKey } from './wish-devices.repository.ts';

interface Parts {
  database: Database;
  clock: Clock;
  secretKey: string;
}

const purpose = 'push key';

/**
 * The portal's own key, the same for all processes: made when somebody first asks for it, and anew where it was sealed with a former
 * secret key, whose devices can be told nothing any more.
 */
export async function pushKeys(parts: Parts): Promise<PushKeys> {
  const stored = await findPushKey(parts.database.query);
  const known = stored && opened(parts, stored);
  if (known) return known;
  const made = makePushKeys();
  const key = {
    publicKey: made.publicKey,
    sealedKey: seal(purposeKey(parts.secretKey, purpose), made.publicKey, made.privateKey),
    createdAt: parts.clock.now().toISOString(),
  };
  await parts.database.transaction((tx) => putPushKey(tx, key, stored?.publicKey));
  // Another process may have been faster.
  const kept = await findPushKey(parts.database.query);
  const keys = kept && opened(parts, kept);
  if (!keys) throw new Error('The push key cannot be opened.');
  return keys;
}

function opened({ secretKey }: Parts, { publicKey, sealedKey }: StoredPushKey) {
  try {
    return { publicKey, privateKey: unseal(purposeKey(secretKey, purpose), publicKey, sealedKey) };
  } catch {
    return undefined;
  }
}
