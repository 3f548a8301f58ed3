import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { Refusal } from './refusal.ts';

/**
 * Makes the data folder when it is not there.
 * @throws Refusal when nothing can be written in it
 */
export function prepareDataDir(folder: string): void {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    makeFolder(folder);
    // Permission bits say nothing to root or about a full or read-only disk: only writing tells.
    writeFileSync(probe, 'probe');
    rmSync(probe);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Refusal(`DATA_DIR ${folder} cannot be written: ${reason}`);
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
 * @throws Refusal when another server has it
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
    throw new Refusal(`DATA_DIR ${folder} is in use by another running server.`);
  }
  return () => lock.close();
}

/** The secret of this name: made on the first call, readable by the owner alone, the same ever after. */
export function ownSecret(folder: string, name: string): string {
  const file = path.join(folder, name);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(32).toString('base64url'), { mode: 0o600, flush: true });
  try {
    // A link appears whole or not at all, and never replaces what another process made first.
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32) {
    throw new Refusal(`${file} must hold at least 32 characters; without it a new one is made.`);
  }
  return secret;
}
