import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import type { ArchiveKey } from './archive-key.ts';
import { type RestoreOutcome, restoreBackup } from './restore.ts';

/**
 * Restores an archive into a temporary folder, whichever database it came from, compares each table and file, and removes
 * it again.
 * @throws StartupError when it cannot be restored
 */
export async function verifyBackup(
  from: { file: string; key: ArchiveKey },
  dependencies: { log: Logger; clock: Clock; onRead?: ((bytes: number) => void) | undefined },
  parent = tmpdir(),
): Promise<RestoreOutcome> {
  const dataDir = await mkdtemp(path.join(parent, 'casa-animal-verify-'));
  try {
    return await restoreBackup(
      from,
      {
        dataDir,
        database: { kind: 'sqlite', file: path.join(dataDir, 'casa-animal.sqlite') },
        files: { kind: 'folder', folder: path.join(dataDir, 'files') },
        secretKey: undefined,
      },
      dependencies,
    );
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
