import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeOnPostgres } from '#tests/setup/databases.ts';
import { createPostgresDatabase, dropPostgresDatabase } from '#tests/setup/postgres-databases.ts';
import { StartupError } from '../process/startup-error.ts';
import { openDatabase } from './open.ts';

const log = pino({ level: 'silent' });

const rejection = async (config: Parameters<typeof openDatabase>[0]) => {
  const error = await openDatabase(config, log).catch((thrown) => thrown);
  expect(error).toBeInstanceOf(StartupError);
  return error.message;
};

describe('a database that cannot be used is refused in plain words', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'casa-animal-open-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('a file that is no database', async () => {
    const file = path.join(folder, 'letter.sqlite');
    writeFileSync(file, 'Dear rescuers, '.repeat(500));
    expect(await rejection({ kind: 'sqlite', file })).toBe(
      `The database ${file} cannot be opened: file is not a database`,
    );
  });

  it('a server that is not there', async () => {
    const url = `postgres://casa@localhost/casa?host=${encodeURIComponent(folder)}`;
    expect(await rejection({ kind: 'postgres', url })).toMatch(
      /^The database of DATABASE_URL cannot be opened: connect ENOENT/,
    );
  });
});

describeOnPostgres(
  'a PostgreSQL database that cannot be used is refused in plain words',
  (server) => {
    const admin = async (statement: string, url = server) => {
      const client = new pg.Client(url);
      await client.connect();
      await client.query(statement).finally(() => client.end());
    };
    afterEach(() => dropPostgresDatabase(server, 'unfit'));

    it('one in another encoding', async () => {
      await admin(`create database unfit template template0 encoding 'LATIN1' locale 'C'`);
      const url = new URL(server);
      url.pathname = 'unfit';
      expect(await rejection({ kind: 'postgres', url: url.href })).toContain('encoding UTF8');
    });

    it('one whose role may not add the extension that it lacks', async () => {
      const url = new URL(await createPostgresDatabase(server, 'unfit'));
      await admin('create role tenant login');
      try {
        await admin('grant create on schema public to tenant', url.href);
        url.username = 'tenant';
        expect(await rejection({ kind: 'postgres', url: url.href })).toContain(
          'create extension pg_trgm',
        );
      } finally {
        await dropPostgresDatabase(server, 'unfit');
        await admin('drop role tenant');
      }
    });
  },
);
