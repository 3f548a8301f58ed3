import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openFileStore } from '#server/adapters/files/open-file-store.ts';
import type { BackupTargetConfig } from '#server/config/config.ts';
import { StartupError } from '#server/process/startup-error.ts';

/** Where scheduled backups go. */
export interface BackupTarget {
  names(): Promise<string[]>;
  /** @param write makes the archive at a path of this machine */
  store<T>(name: string, write: (file: string) => Promise<T>): Promise<T>;
  /** @param read finds the archive at a path of this machine */
  open<T>(name: string, read: (file: string) => Promise<T>): Promise<T>;
  remove(name: string): Promise<void>;
}

/** Milliseconds after which what a killed process left of an archive is nobody's any more. */
const abandonedAfter = 86_400_000;

export function openBackupTarget(to: BackupTargetConfig, dataDir: string): BackupTarget {
  return to.kind === 'folder' ? folderTarget(to.folder) : s3Target(to, dataDir);
}

function folderTarget(folder: string): BackupTarget {
  const placeOf = (name: string) => path.join(folder, name);
  return {
    names: async () => readdir(folder).catch(() => []),
    async store(name, write) {
      await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error) => {
        throw new StartupError(`BACKUP_TO ${folder} cannot be written: ${error.message}`);
      });
      await removeAbandoned(folder);
      return write(placeOf(name));
    },
    open: (name, read) => read(placeOf(name)),
    remove: (name) => rm(placeOf(name), { force: true }),
  };
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!/^casa-animal-.*\.partial-\d+$/.test(name)) continue;
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (mtimeMs < Date.now() - abandonedAfter) await rm(file, { force: true });
  }
}

/** An archive is made below `uploads`, where the portal cleans up after a crash, and then sent. */
function s3Target(
  { prefix, ...settings }: Extract<BackupTargetConfig, { kind: 's3' }>,
  dataDir: string,
): BackupTarget {
  const store = openFileStore(settings, {});
  const keyOf = (name: string) => `${prefix}/${name}`;
  async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
    const uploads = path.join(dataDir, 'uploads');
    await mkdir(uploads, { recursive: true, mode: 0o700 });
    const folder = await mkdtemp(path.join(uploads, 'backup-'));
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return {
    async names() {
      const keys = await (await store).list(`${prefix}/`);
      return keys.map((key) => key.slice(prefix.length + 1));
    },
    store: (name, write) =>
      inFolder(async (folder) => {
        const file = path.join(folder, name);
        const result = await write(file);
        await (await store).put(keyOf(name), { path: file });
        return result;
      }),
    open: (name, read) =>
      inFolder(async (folder) => {
        const archive = await (await store).open(keyOf(name));
        if (!archive) throw new StartupError(`The archive ${keyOf(name)} is not there.`);
        const file = path.join(folder, name);
        await pipeline(archive.stream, createWriteStream(file, { mode: 0o600 }));
        return read(file);
      }),
    remove: async (name) => (await store).delete(keyOf(name)),
  };
}
