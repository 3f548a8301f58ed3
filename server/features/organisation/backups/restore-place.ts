import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Logger } from 'pino';
import { openFileStore } from '#server/adapters/files/open-file-store.ts';
import type { Config } from '#server/config/config.ts';
import { claimTarget, clearTarget, openTarget } from '#server/db/copy/copy-target.ts';
import { findUnfinishedCopy } from '#server/db/copy/unfinished-copy.ts';
import type { Database } from '#server/db/database.ts';
import { openUnmigrated } from '#server/db/open.ts';
import { holdings, prepareDataDir } from '#server/process/data-dir.ts';
import { StartupError } from '#server/process/startup-error.ts';

/** Where a portal is put back, as its configuration names it. */
export type Place = Pick<Config, 'database' | 'files' | 'dataDir' | 'secretKey'>;

/**
 * Looks without changing anything. What an earlier restore left half done is as good as nothing.
 * @throws StartupError when there is anything that a restore would overwrite
 */
export async function requireEmpty(place: Place, log: Logger): Promise<void> {
  const { database, files, dataDir } = place;
  const held = holdings(dataDir);
  const isThere = database.kind === 'postgres' || held.some((name) => name.endsWith('.sqlite'));
  if (isThere && (await isHalfRestored(place, log))) return;
  if (held.length > 0) {
    throw new StartupError(`${dataDir} is not empty: it holds ${held.join(', ')}. Name another.`);
  }
  if (files.kind === 's3') {
    for await (const key of (await openFileStore(files, {})).keys()) {
      throw new StartupError(`The bucket ${files.bucket} is not empty: it holds ${key}.`);
    }
  }
}

async function isHalfRestored({ database: config }: Place, log: Logger): Promise<boolean> {
  const database = await openUnmigrated(config, log);
  try {
    const copy = await findUnfinishedCopy(database.query, database.dialect);
    if (copy?.kind === 'restore') return true;
    const tables = await database.query.introspection.getTables();
    if (tables.length === 0) return false;
    const where = config.kind === 'sqlite' ? config.file : 'of --database-url';
    throw new StartupError(`The database ${where} is not empty. Name an empty one.`);
  } finally {
    await database.close();
  }
}

export interface ClaimedPlace {
  database: Database;
  /** Takes away what was put there; the database, which says that it is not whole, last. */
  clear(): Promise<void>;
  release(): Promise<void>;
}

/**
 * Takes the place for one restore, and marks its database as unfinished.
 * @param source what is restored
 * @throws StartupError when a server or another restore has it, or it is not empty
 */
export async function claimPlace(place: Place, source: string, log: Logger): Promise<ClaimedPlace> {
  prepareDataDir(place.dataDir);
  const locks = [
    await claimTarget({ kind: 'sqlite', file: path.join(place.dataDir, 'casa-animal.sqlite') }),
  ];
  const release = async () => {
    for (const lock of locks.toReversed()) await lock();
  };
  try {
    if (place.database.kind === 'postgres') locks.push(await claimTarget(place.database));
    await requireEmpty(place, log);
    const copy = { kind: 'restore', source } as const;
    let target = await openTarget(place.database, log, copy);
    if (target.begunBefore) {
      await clear(place, target.database);
      if (place.database.kind === 'postgres') await target.database.close();
      target = await openTarget(place.database, log, copy);
    }
    const { database } = target;
    return {
      database,
      clear: () => clear(place, database),
      async release() {
        await database.close();
        await release();
      },
    };
  } catch (error) {
    await release();
    throw error;
  }
}

async function clear({ dataDir, files, database: config }: Place, database: Database) {
  if (files.kind === 'folder') rmSync(files.folder, { recursive: true, force: true });
  rmSync(path.join(dataDir, 'secret-key'), { force: true });
  await clearTarget(config, database);
}
