import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import Sqlite from 'better-sqlite3';
import type { Config } from '../config/config.ts';
import { StartupError } from './startup-error.ts';

/**
 * Makes the data folder when it is not there. From then on what this process makes is for its owner alone.
 * @throws StartupError when nothing can be written in it
 */
export function prepareDataDir(folder: string): void {
  const probe = path.join(folder, `.probe-${process.pid}`);
  // The mask is the whole process's: a worker may not set it.
  if (isMainThread) process.umask(0o077);
  try {
    makeFolder(folder);
    // Permission bits say nothing to root or about a full or read-only disk: only writing tells.
    writeFileSync(probe, 'probe');
    unlinkSync(probe);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`DATA_DIR ${folder} cannot be written: ${reason}`);
  }
}

/** What the portal and its scripts make in the data folder; SQLite adds endings to its files. */
const ownNames =
  /^(?:(?:casa-animal|import-pictures)\.sqlite|server\.lock)(?:-\w+)?$|^(?:secret-key|files|uploads|outbox|test-stamps)$/;
const others = 0o077;

/**
 * Takes away what others may do with the database, the keys and the folders of files, as they may lie there since
 * before. The data folder itself is closed too, unless it holds what is not ours.
 * @returns the paths of what was open
 * @throws StartupError when something of it cannot be closed
 */
export function closeToOthers(folder: string): string[] {
  // Windows has lists of rights instead.
  if (process.platform === 'win32') return [];
  const names = readdirSync(folder);
  const own = names.filter((name) => ownNames.test(name)).map((name) => path.join(folder, name));
  const open = own.filter(isOpen);
  for (const one of open) close(one);
  const stillOpen = open.filter(isOpen);
  if (stillOpen.length > 0) {
    throw new StartupError(
      `Others may read ${stillOpen.join(', ')}, and this user cannot change that: run chmod go= on it as its owner.`,
    );
  }
  // What lies in it is closed already; who else uses the folder must not be shut out.
  if (own.length < names.length || !isOpen(folder)) return open;
  close(folder);
  return isOpen(folder) ? open : [...open, folder];
}

/** Names of what a portal has left in the folder; the lock and empty folders tell of none. */
export function holdings(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).filter((name) => {
    if (!ownNames.test(name) || name.startsWith('server.lock')) return false;
    const one = path.join(folder, name);
    return !lstatSync(one).isDirectory() || readdirSync(one).some((entry) => entry[0] !== '.');
  });
}

/**
 * Whose the folder is, or what a portal has left in it, when this process is root's and they are somebody else's: what
 * root makes there that user cannot read. Others are told by the file system.
 */
export function otherOwner(folder: string): number | undefined {
  if (process.geteuid?.() !== 0 || !existsSync(folder)) return undefined;
  const names = readdirSync(folder).filter((name) => ownNames.test(name));
  return ['.', ...names]
    .map((name) => statSync(path.join(folder, name), { throwIfNoEntry: false })?.uid)
    .find((owner) => owner);
}

function isOpen(one: string): boolean {
  const facts = lstatSync(one, { throwIfNoEntry: false });
  return facts !== undefined && !facts.isSymbolicLink() && (facts.mode & others) !== 0;
}

/** Tries to; whether it could, only looking again tells. */
function close(one: string): void {
  try {
    chmodSync(one, lstatSync(one).mode & 0o7777 & ~others);
  } catch {
    // Another owner's, a read-only disk, or gone meanwhile.
  }
}

/** Node's own `recursive` never ends where a file system denies that the parent is there, as /proc does. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it in between.
    if (!existsSync(folder)) throw error;
  }
}

/**
 * Takes the data folder for this server alone. The lock is the operating system's, held through an
 * open SQLite file, so that it goes with the process however the process ends.
 * @returns what gives the folder back
 * @throws StartupError when another server has it
 */
export function claimDataDir(folder: string): () => void {
  prepareDataDir(folder);
  const lock = new Sqlite(path.join(folder, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (!(error instanceof Sqlite.SqliteError) || !error.code.startsWith('SQLITE_BUSY'))
      throw error;
    throw new StartupError(`DATA_DIR ${folder} is in use by another running server.`);
  }
  return () => lock.close();
}

/** The one that is configured, or the portal's own, made on the first call. */
export const secretKeyOf = ({
  secretKey,
  dataDir,
}: Pick<Config, 'secretKey' | 'dataDir'>): string => secretKey ?? ownSecret(dataDir, 'secret-key');

/** The secret of this name: made on the first call, readable by the owner alone, the same ever after. */
export function ownSecret(folder: string, name: string): string {
  const file = path.join(folder, name);
  const secret = createFile(file, randomBytes(32).toString('base64url')).trim();
  if (secret.length < 32) {
    throw new StartupError(
      `${file} must hold at least 32 characters; without it a new one is made.`,
    );
  }
  return secret;
}

/**
 * Writes a file, readable by the owner alone, unless it is there already.
 * @returns what it holds from now on: whoever came first wrote it
 */
export function createFile(file: string, content: string): string {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content, { mode: 0o600, flush: true });
  try {
    // A link appears whole or not at all, and never replaces what another process made first.
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    unlinkSync(draft);
  }
  return readFileSync(file, 'utf8');
}
