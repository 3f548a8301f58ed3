import type { Config } from '#server/config/config.ts';
import { holdsPortal } from '#server/db/pending-migrations.ts';
import { otherOwner } from '#server/process/data-dir.ts';
import { createLog } from '#server/process/log.ts';
import { StartupError } from '#server/process/startup-error.ts';
import type { Screen } from './run-command.ts';

interface Use {
  /** Whether an empty place may become a portal. */
  isNew?: boolean;
  /** Leaves no file in the data folder: what SQLite makes beside its database has the owner of that. */
  onlyReads?: boolean;
}

type Place = Pick<Config, 'dataDir' | 'database' | 'log'> & Partial<Pick<Config, 'files'>>;

/**
 * Says on which portal a script works, before it does. One that is not there is a mistyped DATA_DIR more often than a
 * portal to be.
 * @throws StartupError when there is none, or when its server could not read the files that this user makes
 */
export async function requirePortal(
  config: Place,
  screen: Pick<Screen, 'error'>,
  { isNew = false, onlyReads = false }: Use = {},
): Promise<void> {
  const { dataDir, database } = config;
  const owner = onlyReads ? undefined : otherOwner(dataDir);
  if (owner !== undefined) {
    throw new StartupError(
      `DATA_DIR ${dataDir} belongs to the user with the number ${owner}, whose server could not read what root makes there: run this as that user (docs/operations.md, "Scripts").`,
    );
  }
  if (!isNew && !(await holdsPortal(database, createLog(config.log)))) {
    const where = database.kind === 'sqlite' ? `DATA_DIR ${dataDir}` : nameOf(database.url);
    throw new StartupError(
      `There is no portal in ${where}: use the settings of its server (DATA_DIR, DATABASE_URL), and start it once.`,
    );
  }
  screen.error(`Portal: ${placeOf(config)}`);
}

export function placeOf({ dataDir, database, files }: Omit<Place, 'log'>): string {
  const parts = [database.kind === 'sqlite' ? database.file : nameOf(database.url)];
  if (database.kind === 'postgres') parts.push(`DATA_DIR ${dataDir}`);
  if (files?.kind === 's3') parts.push(`files in s3://${files.bucket}`);
  return parts.join(', ');
}

/** Without user and password. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `PostgreSQL ${host}${pathname}`;
}
