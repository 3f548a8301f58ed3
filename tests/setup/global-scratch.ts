import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const memory = '/dev/shm';
/** Bytes. A run needs a fraction of it; containers often have 64 MB. */
const enoughMemory = 1024 ** 3;
const prefix = 'casa-animal-run-';
const ownPrefix = `${prefix}${process.pid}-`;

/**
 * Everything that the tests write lies in one folder, which goes with the run: in memory where the system has a
 * place there, so that no test waits for a disk.
 */
export default function useScratchFolder(): void {
  // Each project brings its own setups, which Vitest runs one after the other: the first to come makes it for all.
  if (process.env.TMPDIR?.includes(ownPrefix)) return;
  const parent = hasRoom(memory) ? memory : tmpdir();
  sweepKilledRuns(parent);
  const folder = mkdtempSync(path.join(parent, ownPrefix));
  // PostgreSQL runs under an account of its own where the tests run as root, and has a folder in here.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  // Only now has everything ended that writes into it.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom(place: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(place);
    return bavail * bsize >= enoughMemory;
  } catch {
    return false;
  }
}

/** What a run could not take away, for it was killed, would fill the memory. */
function sweepKilledRuns(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = name.startsWith(prefix) && Number.parseInt(name.slice(prefix.length), 10);
    if (pid && !isAlive(pid)) rmSync(path.join(parent, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
