import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
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
  /** A portal's configuration with an empty data folder and a fresh, migrated database. */
  newConfig(env?: NodeJS.ProcessEnv): Promise<Config>;
  /** A fresh, migrated database; closed at the end of the suite. */
  open(clock?: Clock): Promise<Database>;
}

/** Runs the suite twice. Whatever it made is removed after it. */
export function describeOnBothDatabases(
  name: string,
  suite: (databases: TestDatabases) => void,
): void {
  for (const kind of ['sqlite', 'postgres'] as const) {
    describe(`${name} (${kind})`, () => suite(testDatabases(kind)));
  }
}

function testDatabases(kind: TestDatabases['kind']): TestDatabases {
  const cleanUps: (() => unknown)[] = [];
  afterAll(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  });

  async function newConfig(env: NodeJS.ProcessEnv = {}): Promise<Config> {
    const folder = mkdtempSync(path.join(tmpdir(), 'casa-animal-data-'));
    cleanUps.push(() => rmSync(folder, { recursive: true }));
    const database = kind === 'postgres' ? { DATABASE_URL: await newPostgresDatabase() } : {};
    return loadConfig(
      readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent', DATA_DIR: folder, ...database, ...env }),
    );
  }

  async function newPostgresDatabase(): Promise<string> {
    const server = inject('postgresUrl');
    const name = `test_${randomBytes(8).toString('hex')}`;
    cleanUps.push(() => dropPostgresDatabase(server, name));
    return createPostgresDatabase(server, name, templateDatabase);
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
