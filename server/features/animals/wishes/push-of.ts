import { knownPushKeys } from './push-keys.ts';
import type { WishDependencies } from './wish-dependencies.ts';
import { findDevices } from './wish-devices.repository.ts';

/** What a browser needs to subscribe ('' until the key is made), and how many of the mailbox's devices have. */
export async function pushOf(
  dependencies: WishDependencies,
  readerId: string,
): Promise<{ publicKey: string; devices: number }> {
  const publicKey = (await knownPushKeys(dependencies))?.publicKey ?? '';
  return { publicKey, devices: (await findDevices(dependencies.database.query, readerId)).length };
}
