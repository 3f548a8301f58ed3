import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import type { Clock } from '#domain/clock.ts';
import { AppError } from '#domain/errors.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import { hashOf } from '#server/adapters/files/hash-of.ts';
import { openFileStore } from '#server/adapters/files/open-file-store.ts';
import { digestTable, isSame } from '#server/db/copy/digest.ts';
import { openSnapshot } from '#server/db/copy/snapshot.ts';
import { storeRows } from '#server/db/copy/store-rows.ts';
import type { Row } from '#server/db/copy/table-rows.ts';
import { finishCopy, prepareCopy } from '#server/db/copy/unfinished-copy.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrations } from '#server/db/migrations/index.ts';
import { createFile } from '#server/process/data-dir.ts';
import { StartupError } from '#server/process/startup-error.ts';
import type { ArchiveHead, ArchiveManifest } from './archive-format.ts';
import type { ArchiveKey } from './archive-key.ts';
import { type ArchiveParts, readArchive } from './archive-reader.ts';
import { type ClaimedPlace, claimPlace, type Place, requireEmpty } from './restore-place.ts';

export interface RestoreOutcome {
  tables: number;
  rows: number;
  files: number;
  /** Files that rows name and that the archive does not have. */
  missing: ArchiveManifest['files']['missing'];
  createdAt: string;
}

interface RestoreParts {
  log: Logger;
  clock: Clock;
  /** Of the archive, which is read twice: first to be sure of all of it. */
  onRead?: ((bytes: number) => void) | undefined;
}

/** Bytes of a file that is held in memory. */
const smallFile = 1_000_000;

/**
 * Puts a portal back into an empty place. Nothing is touched before the whole archive was checked; what was stored is read
 * again and compared before the place counts as usable.
 * @throws StartupError when the archive or the place will not do
 */
export async function restoreBackup(
  from: { file: string; key: ArchiveKey },
  place: Place,
  { log, clock, onRead }: RestoreParts,
): Promise<RestoreOutcome> {
  await requireEmpty(place, log);
  const { head, manifest } = await checkArchive(from, place, onRead);
  const claimed = await claimPlace(place, path.basename(from.file), log);
  try {
    await restoreInto(claimed, from, place, { log, clock, onRead });
    await compare(place, head, manifest);
    await migrate(claimed.database, clock, migrations, { isCopy: true });
    await finishCopy(claimed.database);
  } catch (error) {
    // In a bucket files stay, and so the database goes on saying that it is not whole.
    if (place.files.kind === 'folder') await claimed.clear().catch(() => {});
    throw asBrokenOff(error);
  } finally {
    await claimed.release();
  }
  const { files } = manifest;
  const tables = Object.values(manifest.tables);
  return {
    tables: tables.length,
    rows: tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files.count,
    missing: files.missing,
    createdAt: head.createdAt,
  };
}

/** What the disk, the database and the bucket say is for whoever restores; a mistake of ours stays one. */
function asBrokenOff(error: unknown): unknown {
  const isOutside = error instanceof AppError || (error instanceof Error && 'code' in error);
  if (!isOutside) return error;
  const { message } = error.cause instanceof Error ? error.cause : error;
  return new StartupError(`The restore broke off, and nothing counts as restored: ${message}`, {
    cause: error,
  });
}

/** @throws StartupError when it is not whole, or this portal or place cannot take it */
async function checkArchive(
  { file, key }: { file: string; key: ArchiveKey },
  { secretKey }: Pick<Place, 'secretKey'>,
  onRead: ArchiveParts['onRead'],
) {
  return readArchive(file, key, {
    head: async (head) => requireKnownSchema(head, file),
    rows: async () => {},
    file: async (_key, _size, body) => drain(body),
    async secretKey(archived) {
      if (secretKey !== undefined && secretKey !== archived) {
        throw new StartupError(
          'SECRET_KEY is another one than the archive has: unset it, or set the same.',
        );
      }
    },
    ...(onRead && { onRead }),
  });
}

function requireKnownSchema({ migrations: archived }: ArchiveHead, file: string): void {
  const differs = archived.findIndex((name, index) => name !== migrations[index]?.name);
  if (differs === -1) return;
  throw new StartupError(
    `The archive ${file} was made by ${differs === migrations.length ? 'a newer' : 'another'} version, whose migration ${differs + 1} is ${archived[differs]}: restore it with that one.`,
  );
}

async function restoreInto(
  { database }: ClaimedPlace,
  { file, key }: { file: string; key: ArchiveKey },
  place: Place,
  { clock, onRead }: RestoreParts,
): Promise<void> {
  // Not before the first file: a folder that stays empty meanwhile may be cleaned up.
  let store: Promise<FileStore> | undefined;
  let shapes = new Map<string, { name: string; columns: readonly string[]; key: string[] }>();
  await readArchive(file, key, {
    async head(head) {
      await migrate(database, clock, migrations.slice(0, head.migrations.length), { isCopy: true });
      const snapshot = await openSnapshot(place.database);
      const { tables } = snapshot;
      await snapshot.close();
      shapes = new Map(tables.map((table) => [table.name, { ...table, key: [...table.key] }]));
      requireSameTables(head, shapes);
      await prepareCopy(database, tables);
    },
    async rows(name, lines) {
      const table = shapes.get(name);
      if (!table) return;
      const rows = lines
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Row);
      await database.transaction((tx) => storeRows(tx, table, rows));
    },
    async file(name, size, body) {
      store ??= openFileStore(place.files, {});
      await storeFile(await store, name, { size, body, folder: place.dataDir });
    },
    async secretKey(archived) {
      if (place.secretKey === undefined)
        createFile(path.join(place.dataDir, 'secret-key'), archived);
    },
    ...(onRead && { onRead }),
  });
}

function requireSameTables(
  { tables }: ArchiveHead,
  shapes: ReadonlyMap<string, { columns: readonly string[] }>,
): void {
  const differs = tables.find(
    ({ name, columns }) => columns.join() !== shapes.get(name)?.columns.join(),
  );
  if (!differs && tables.length === shapes.size) return;
  throw new StartupError(
    `The archive has other tables than its version of the portal (${differs?.name ?? tables.length}): nothing is restored.`,
  );
}

/** Its bytes are read again from where they are. */
async function storeFile(
  store: FileStore,
  key: string,
  { size, body, folder }: { size: number; body: Readable; folder: string },
): Promise<void> {
  let sent: string;
  if (size <= smallFile) {
    const bytes = await buffer(body);
    sent = createHash('sha256').update(bytes).digest('hex');
    await store.put(key, bytes);
  } else {
    // Where the portal itself cleans up after a crash.
    const uploads = path.join(folder, 'uploads');
    const draft = path.join(uploads, `restored-${randomUUID()}`);
    try {
      await mkdir(uploads, { recursive: true, mode: 0o700 });
      await pipeline(body, createWriteStream(draft, { mode: 0o600 }));
      sent = await hashOf(createReadStream(draft));
      await store.put(key, { path: draft });
    } finally {
      await rm(draft, { force: true });
    }
  }
  const stored = await store.open(key);
  if (!stored || (await hashOf(stored.stream)) !== sent) {
    throw new StartupError(`The file ${key} cannot be read again as it was stored.`);
  }
}

async function drain(body: Readable): Promise<void> {
  for await (const _ of body);
}

/** @throws StartupError when a table is not what the archive says */
async function compare(
  { database }: Place,
  { tables }: ArchiveHead,
  manifest: ArchiveManifest,
): Promise<void> {
  const snapshot = await openSnapshot(database);
  try {
    for (const { name } of tables) {
      const table = snapshot.tables.find((one) => one.name === name);
      const digest = table && (await digestTable(snapshot, table));
      const archived = manifest.tables[name];
      if (archived && digest && isSame(archived, digest)) continue;
      throw new StartupError(
        `The table ${name} was stored with ${digest?.rows ?? 0} rows that differ from the archive's ${archived?.rows ?? 0}.`,
      );
    }
  } finally {
    await snapshot.close();
  }
}
