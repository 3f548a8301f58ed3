import path from 'node:path';
import { inject } from 'vitest';

/**
 * The built portal of this worker, with the demonstration in it. No other file uses it at the same time; what one
 * leaves behind the next one finds, so that each brings accounts and pets of its own to change.
 */
export const portal = portalOf(Number(process.env.VITEST_POOL_ID));

function portalOf(worker: number) {
  const given = inject('portals')[worker - 1];
  if (!given) throw new Error(`no portal was started for worker ${worker}`);
  /** `outbox`: where its mail lands, one .eml file each. */
  return { ...given, outbox: path.join(given.dataDir, 'outbox') };
}
