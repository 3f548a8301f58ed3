import { renewToken } from './renewal.ts';
import { readSession } from './session-store.ts';

/** Milliseconds in which nobody asks again; where something depends on the answer, it is taken as known for less. */
const pause = 30_000;
const pauseIfNeeded = 3_000;
let askedAt = Number.NEGATIVE_INFINITY;

/**
 * Brings what this browser knows of its person up to date by a new token: the portal goes by the roles of the moment, and
 * pages by those that came with the last one.
 * @param isNeeded somebody is told no unless it has changed
 * @throws ApiError when the portal cannot be asked now
 */
export async function refreshRoles({ isNeeded = false } = {}): Promise<void> {
  const token = readSession()?.token;
  const known = isNeeded ? pauseIfNeeded : pause;
  if (token === undefined || performance.now() - askedAt < known) return;
  askedAt = performance.now();
  await renewToken(token);
}
