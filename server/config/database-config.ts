import path from 'node:path';
import { StartupError } from '../process/startup-error.ts';
import type { Env } from './env.ts';

interface SqliteConfig {
  kind: 'sqlite';
  file: string;
}

export interface PostgresConfig {
  kind: 'postgres';
  url: string;
  /** Of a replica, which is read for what everybody may see. */
  readUrl?: string | undefined;
  /** Connections that this process keeps at the most; 10 unless set. */
  poolSize?: number | undefined;
  /** Milliseconds that a statement may take, 10,000 unless set; 0 leaves it to the server's own setting. */
  statementTimeout?: number | undefined;
  /** Whether the reads that are asked most are prepared; they are unless it says no. */
  preparedStatements?: boolean | undefined;
}

export function databaseConfig(env: Env, dataDir: string): SqliteConfig | PostgresConfig {
  if (env.DATABASE_READ_URL && !env.DATABASE_URL) {
    throw new StartupError(
      'DATABASE_READ_URL: is for a replica of DATABASE_URL, which is not set.',
    );
  }
  return env.DATABASE_URL
    ? {
        kind: 'postgres',
        url: env.DATABASE_URL,
        readUrl: env.DATABASE_READ_URL,
        poolSize: env.DATABASE_POOL_SIZE,
        statementTimeout: env.DATABASE_STATEMENT_TIMEOUT_MS,
        preparedStatements: env.DATABASE_PREPARED_STATEMENTS !== '0',
      }
    : { kind: 'sqlite', file: path.join(dataDir, 'casa-animal.sqlite') };
}
