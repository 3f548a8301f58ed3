import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Clock } from '#domain/clock.ts';
import type { FileStore } from '#server/adapters/files/file-store.ts';
import { openFileStore } from '#server/adapters/files/open-file-store.ts';
import type { Config } from '#server/config/config.ts';
import { lineOf, startDigest } from '#server/db/copy/digest.ts';
import { openSnapshot } from '#server/db/copy/snapshot.ts';
import type { Snapshot } from '#server/db/copy/table-rows.ts';
import { packageFolder } from '#server/process/package-folder.ts';
import {
  type ArchiveHead,
  type ArchiveManifest,
  fileEntry,
  formatName,
  formatVersion,
  headName,
  manifestName,
  secretKeyName,
  tableEntry,
} from './archive-format.ts';
import type { ArchiveKey } from './archive-key.ts';
import { type ArchiveWriter, openArchiveWriter } from './archive-writer.ts';
import { openExpectedFiles } from './expected-files.ts';
import { inOrder } from './in-order.ts';

export interface BackupOutcome {
  tables: number;
  rows: number;
  files: number;
  /** Of the archive. */
  bytes: number;
  /** Files that rows name and that were not there. */
  missing: ArchiveManifest['files']['missing'];
}

/** How far it is; of files it is not known how many there are. */
export type OnProgress = (progress: { rows: number; ofRows: number; files: number }) => void;

/** Characters of lines before they become an entry. */
const partLength = 1_000_000;
/** Bytes of a file that is held in memory, and how many such are read at a time. */
const smallFile = 1_000_000;
const filesAtOnce = 8;

const compress = promisify(gzip);

/**
 * Writes everything that the portal keeps into one archive, beside servers that run on: the rows as they stood at one
 * moment, and of the files those that they speak of.
 * @throws StartupError when it cannot be read or written
 */
export async function writeBackup(
  config: Pick<Config, 'database' | 'files' | 'dataDir' | 'secretKey'>,
  to: { file: string; key: ArchiveKey },
  {
    clock,
    onProgress = () => {},
    signal,
  }: { clock: Clock; onProgress?: OnProgress | undefined; signal?: AbortSignal },
): Promise<BackupOutcome> {
  const snapshot = await openSnapshot(config.database);
  const expected = openExpectedFiles();
  let writer: ArchiveWriter | undefined;
  try {
    writer = await openArchiveWriter(to.file, to.key, signal);
    await writer.add(headName, asJson(await headOf(snapshot, clock)));
    const progress = { rows: 0, ofRows: await countRows(snapshot), files: 0 };
    const tables: ArchiveManifest['tables'] = {};
    for (const table of snapshot.tables) {
      tables[table.name] = await addTable(writer, snapshot, table, (rows) => {
        for (const row of rows) expected.note(table.name, row);
        progress.rows += rows.length;
        onProgress(progress);
      });
    }
    // Files are written before their rows, so all that these rows speak of are there by now.
    await snapshot.close();
    const store = await openFileStore(config.files, {});
    const files = await addFiles(writer, store, expected, () => {
      progress.files += 1;
      onProgress(progress);
    });
    const secretKey = config.secretKey ?? (await readSecretKey(config.dataDir));
    if (secretKey) await writer.add(secretKeyName, Buffer.from(secretKey));
    await writer.add(manifestName, asJson({ tables, files } satisfies ArchiveManifest));
    return {
      tables: snapshot.tables.length,
      rows: progress.rows,
      files: files.count,
      bytes: await writer.finish(),
      missing: files.missing,
    };
  } catch (error) {
    await writer?.abandon();
    throw error;
  } finally {
    await snapshot.close();
    expected.close();
  }
}

const asJson = (value: ArchiveHead | ArchiveManifest) =>
  Buffer.from(JSON.stringify(value, null, 1));

async function headOf({ migrations, tables }: Snapshot, clock: Clock): Promise<ArchiveHead> {
  const { version } = JSON.parse(await readFile(path.join(packageFolder, 'package.json'), 'utf8'));
  return {
    format: formatName,
    version: formatVersion,
    createdAt: clock.now().toISOString(),
    portalVersion: version,
    migrations: [...migrations],
    tables: tables.map(({ name, columns }) => ({ name, columns: [...columns] })),
  };
}

async function countRows(snapshot: Snapshot): Promise<number> {
  let rows = 0;
  for (const table of snapshot.tables) rows += await snapshot.count(table);
  return rows;
}

async function addTable(
  writer: ArchiveWriter,
  snapshot: Snapshot,
  table: Snapshot['tables'][number],
  onRows: (rows: Parameters<typeof lineOf>[0][]) => void,
) {
  const digest = startDigest();
  let part = 0;
  let lines = '';
  const flush = async () => {
    part += 1;
    await writer.add(tableEntry(table.name, part), await compress(lines));
    lines = '';
  };
  for await (const rows of snapshot.read(table)) {
    for (const row of rows) {
      const line = lineOf(row);
      digest.add(line);
      lines += line;
      if (lines.length >= partLength) await flush();
    }
    onRows(rows);
  }
  if (lines) await flush();
  return digest.end();
}

async function addFiles(
  writer: ArchiveWriter,
  store: FileStore,
  expected: ReturnType<typeof openExpectedFiles>,
  onFile: () => void,
): Promise<ArchiveManifest['files']> {
  const list = createHash('sha256');
  let [count, bytes] = [0, 0];
  const openOne = async (key: string) => {
    const file = await store.open(key);
    const small = file && file.size <= smallFile ? await buffer(file.stream) : undefined;
    return { key, file, small };
  };
  async function* wanted() {
    for await (const key of store.keys()) if (expected.belongs(key)) yield key;
  }
  for await (const { key, file, small } of inOrder(wanted(), filesAtOnce, openOne)) {
    if (!file) {
      expected.vanished(key);
      continue;
    }
    const hash = createHash('sha256');
    if (small) {
      hash.update(small);
      await writer.add(fileEntry(key), small);
    } else {
      file.stream.on('data', (piece) => hash.update(piece));
      await writer.addStream(fileEntry(key), file.size, file.stream);
    }
    list.update(`${key} ${file.size} ${hash.digest('hex')}\n`);
    count += 1;
    bytes += file.size;
    onFile();
  }
  return { count, bytes, sha256: list.digest('hex'), missing: expected.missing() };
}

async function readSecretKey(dataDir: string): Promise<string | undefined> {
  try {
    return (await readFile(path.join(dataDir, 'secret-key'), 'utf8')).trim();
  } catch {
    return undefined;
  }
}
