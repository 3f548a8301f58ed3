import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inject, vi } from 'vitest';
import type { PreparedPortals } from './global-portal.ts';

/**
 * The built portal of this worker, with the demonstration in it. No other file uses it at the same time; what one
 * leaves behind the next one finds, so that each brings accounts and pets of its own to change.
 */
export const portal = await claimPortal();

/** The first that no other worker has: Vitest may give two workers that run side by side the same `VITEST_POOL_ID`. */
async function claimPortal() {
  const prepared = inject('preparedPortals');
  await vi.waitUntil(() => existsSync(prepared), { timeout: 300_000, interval: 50 });
  const result: PreparedPortals = JSON.parse(readFileSync(prepared, 'utf8'));
  if ('failure' in result) throw new Error(result.failure);
  const free = result.portals.find(({ dataDir }) => claim(`${dataDir}.worker`));
  if (!free) throw new Error('each of the portals belongs to another worker');
  /** `outbox`: where its mail lands, one .eml file each. */
  return { ...free, outbox: path.join(free.dataDir, 'outbox') };
}

/** @returns whether this process has it, by a file that holds its id */
function claim(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    const owner = Number(readFileSync(file, 'utf8'));
    if (owner !== process.pid && isAlive(owner)) return false;
    writeFileSync(file, String(process.pid));
    return true;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
