import { randomBytes } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, describe, inject } from 'vitest';
import { type Clock, systemClock } from '#domain/clock.ts';
import { type Config, loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import type { Database } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';
import {
  createPostgresDatabase,
  dropPostgresDatabase,
  templateDatabase,
} from './postgres-databases.ts';

export interface TestDatabases {
  kind: 'sqlite' | 'postgres';
  /** A portal's configuration with an empty data folder and a fresh database: migrated, or with nothing in it. */
  newConfig(env?: NodeJS.ProcessEnv, state?: 'migrated' | 'empty'): Promise<Config>;
  /** A fresh, migrated database; closed at the end of the suite. */
  open(clock?: Clock): Promise<Database>;
}

/**
 * Runs the suite twice: for whatever rests on a query or a transaction. A quick run leaves PostgreSQL out. What the
 * suite made is removed after it.
 */
export function describeOnBothDatabases(
  name: string,
  suite: (databases: TestDatabases) => void,
): void {
  describeOnSqlite(`${name} (sqlite)`, suite);
  describeOnPostgres(`${name} (postgres)`, () => suite(testDatabases('postgres')));
}

/** For what comes out the same whichever database lies below. */
export function describeOnSqlite(name: string, suite: (databases: TestDatabases) => void): void {
  describe(name, () => suite(testDatabases('sqlite')));
}

/**
 * Tests of a suite on both databases that rest on no query of their own, but on what comes in, what other services say, or
 * words: they run on SQLite alone.
 */
export function onSqliteAlone({ kind }: TestDatabases, tests: () => void): void {
  if (kind === 'sqlite') tests();
}

/** For what only PostgreSQL has; a quick run skips it. `server` is the address of the database from which others can be made. */
export function describeOnPostgres(name: string, suite: (server: string) => void): void {
  const server = inject('postgresUrl');
  describe.skipIf(!server)(name, () => suite(server ?? ''));
}

let dropped: Promise<unknown> = Promise.resolve();

/** Beside the next tests, for nobody needs it done: what is left goes with the server. */
function dropInTurn(server: string, name: string): void {
  dropped = dropped.then(() => dropPostgresDatabase(server, name)).catch(() => {});
}

function testDatabases(kind: TestDatabases['kind']): TestDatabases {
  const cleanUps: (() => unknown)[] = [];
  afterAll(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  });

  async function newConfig(
    env: NodeJS.ProcessEnv = {},
    state: 'migrated' | 'empty' = 'migrated',
  ): Promise<Config> {
    const folder = mkdtempSync(path.join(tmpdir(), 'casa-animal-data-'));
    cleanUps.push(() => rmSync(folder, { recursive: true }));
    const database =
      kind === 'postgres' ? { DATABASE_URL: await newPostgresDatabase(state) } : undefined;
    const config = loadConfig(
      readEnv({
        NODE_ENV: 'test',
        LOG_LEVEL: 'silent',
        DATA_DIR: folder,
        STOP_DELAY_SECONDS: '0',
        ...database,
        ...env,
      }),
    );
    if (config.database.kind === 'sqlite' && state === 'migrated') {
      copyFileSync(inject('sqliteTemplate'), config.database.file);
    }
    return config;
  }

  async function newPostgresDatabase(state: 'migrated' | 'empty'): Promise<string> {
    const server = inject('postgresUrl');
    if (!server) throw new Error('This run does without PostgreSQL.');
    const name = `test_${randomBytes(8).toString('hex')}`;
    cleanUps.push(() => dropInTurn(server, name));
    return createPostgresDatabase(
      server,
      name,
      state === 'migrated' ? templateDatabase : undefined,
    );
  }

  return {
    kind,
    newConfig,
    async open(clock = systemClock) {
      const { database: config, log } = await newConfig();
      const database = await openDatabase(config, pino(log), clock);
      cleanUps.push(() => database.close());
      return database;
    },
  };
}
