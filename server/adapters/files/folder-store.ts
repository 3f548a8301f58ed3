import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync } from 'node:fs';
import {
  constants,
  copyFile,
  mkdir,
  open,
  opendir,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import {
  type ByteRange,
  checkFolder,
  clampRange,
  type FileOnDisk,
  type FileStore,
  isKey,
  typeOfKey,
} from './file-store.ts';
import { asFullDisk, hasCode } from './full-disk.ts';

/** Milliseconds: longer than any file takes to be copied. */
const unfinishedFor = 3_600_000;

/**
 * Files in a folder on disk, `DATA_DIR/files` by default. A file is written beside the others, forced to
 * disk and then renamed, so that a crash or a full disk leaves the old file or none.
 */
export async function createFolderStore(root: string): Promise<FileStore> {
  // The leading dot keeps unfinished files out of every possible key.
  const unfinished = join(root, '.unfinished');
  mkdirSync(unfinished, { recursive: true });
  await sweep(unfinished);

  const pathOf = (key: string) => join(root, key);

  return {
    async put(key, body) {
      typeOfKey(key);
      const temporary = join(unfinished, randomUUID());
      try {
        await writeDurably(temporary, body);
        await mkdir(dirname(pathOf(key)), { recursive: true });
        await rename(temporary, pathOf(key));
        await syncFolder(dirname(pathOf(key)));
      } catch (error) {
        await rm(temporary, { force: true });
        throw asFullDisk(error);
      }
    },

    async find(key) {
      const type = typeOfKey(key);
      const facts = await undefinedIfMissing(stat(pathOf(key)));
      return facts?.isFile() ? { size: facts.size, type, modifiedAt: facts.mtime } : undefined;
    },

    async open(key, range) {
      const type = typeOfKey(key);
      const file = await undefinedIfMissing(open(pathOf(key)));
      if (!file) return undefined;
      try {
        const { size } = await file.stat();
        const bytes: ByteRange | undefined = range && clampRange(range, size);
        return { stream: file.createReadStream({ ...bytes }), size, type };
      } catch (error) {
        await file.close();
        throw error;
      }
    },

    async delete(key) {
      typeOfKey(key);
      await rm(pathOf(key), { force: true });
    },

    async list(folder) {
      checkFolder(folder);
      const found = await undefinedIfMissing(
        readdir(pathOf(folder), { recursive: true, withFileTypes: true }),
      );
      return (found ?? [])
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .sort();
    },

    async *keys() {
      for await (const file of filesBelow(root)) {
        const key = relative(root, file).replaceAll(sep, '/');
        if (isKey(key)) yield key;
      }
    },
  };
}

/** Of `opendir` itself `recursive` leaves files out on Node 20. */
async function* filesBelow(folder: string): AsyncGenerator<string> {
  for await (const entry of await opendir(folder)) {
    const place = join(folder, entry.name);
    if (entry.isFile()) yield place;
    if (entry.isDirectory()) yield* filesBelow(place);
  }
}

/** What a crash left behind; a server that runs on the same folder may be writing what is newer. */
async function sweep(unfinished: string): Promise<void> {
  const before = Date.now() - unfinishedFor;
  for (const name of readdirSync(unfinished)) {
    const file = join(unfinished, name);
    const facts = await undefinedIfMissing(stat(file));
    if (facts && facts.mtimeMs < before) await rm(file, { force: true });
  }
}

async function writeDurably(path: string, body: Buffer | FileOnDisk): Promise<void> {
  if (Buffer.isBuffer(body)) await writeFile(path, body, { flag: 'wx' });
  else await copyFile(body.path, path, constants.COPYFILE_EXCL);
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A rename is only durable once its folder is; Windows cannot open a folder and needs no such step. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/** Undefined where the file or its folder is not there. */
async function undefinedIfMissing<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
}
