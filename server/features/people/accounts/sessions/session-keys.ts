import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Clock } from '#domain/clock.ts';
import { unauthenticated } from '#domain/errors.ts';
import type { Tx } from '#server/db/database.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { insertKey, type Session } from './sessions.repository.ts';

/** What the use cases here depend on. */
export interface SessionKeys {
  clock: Clock;
  now: () => string;
}

/** Where a call comes from. */
export interface Caller {
  /** IP address. */
  address: string;
  userAgent: string;
}

const day = 86_400_000;

/** From its last use on. */
const keyValidFor = 30 * day;

/** From the sign-in on, however often it is renewed. */
const longestSession = 90 * day;

/** When a session that is used now ends, unless it is used again. */
export function endOf({ clock }: SessionKeys, { createdAt }: Pick<Session, 'createdAt'>): string {
  const unused = clock.now().getTime() + keyValidFor;
  return new Date(Math.min(unused, Date.parse(createdAt) + longestSession)).toISOString();
}

export async function addKey(
  { now }: SessionKeys,
  tx: Tx,
  sessionId: string,
  expiresAt: string,
): Promise<string> {
  const key = newSecret();
  await insertKey(tx, { hash: hashSecret(key), sessionId, createdAt: now(), expiresAt });
  return key;
}

export function requireUser(viewer: Viewer) {
  if (viewer.kind === 'user') return viewer;
  throw unauthenticated('noSession');
}
