import { knownPushKeys } from './push-keys.ts';
import { findDevices } from './wish-devices.repository.ts';
import type { WishParts } from './wish-parts.ts';

/** What a browser needs to subscribe ('' until the key is made), and how many of the mailbox's devices have. */
export async function pushOf(
  parts: WishParts,
  readerId: string,
): Promise<{ publicKey: string; devices: number }> {
  const publicKey = (await knownPushKeys(parts))?.publicKey ?? '';
  return { publicKey, devices: (await findDevices(parts.database.query, readerId)).length };
}
