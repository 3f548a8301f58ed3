import { execFileSync } from 'node:child_process';
import { createWriteStream, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';

/** A disk of a few megabytes on which portals have their data folders. */
export interface Disk {
  folder: string;
  unmount(): void;
}

const megabytes = 600;

/** @returns undefined where this user cannot mount one */
export function mountDisk(folder: string): Disk | undefined {
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder];
    execFileSync('mount', options, { stdio: 'ignore' });
  } catch {
    return undefined;
  }
  return { folder, unmount: () => execFileSync('umount', ['-l', folder], { stdio: 'ignore' }) };
}

/** Until nothing more fits. @returns what makes room again */
export async function fillDisk({ folder }: Disk): Promise<() => Promise<void>> {
  const file = path.join(folder, 'full');
  const piece = Buffer.alloc(64 * 1024);
  const pieces = function* () {
    for (;;) yield piece;
  };
  await pipeline(pieces, createWriteStream(file)).catch((error) => {
    if (error.code !== 'ENOSPC') throw error;
  });
  return async () => rmSync(file);
}
