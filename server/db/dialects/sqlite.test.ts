import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../database.ts';
import { openDatabase } from '../open.ts';

describe('SQLite', () => {
  let folder: string;
  let file: string;
  let database: Database;
  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'casa-animal-sqlite-'));
    file = path.join(folder, 'test.sqlite');
    database = await openDatabase({ kind: 'sqlite', file }, pino({ level: 'silent' }));
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });

  const cities = async () =>
    (await database.query.selectFrom('pet_cities').selectAll().execute()).map(
      (row) => row.city_search,
    );
  const add = (city: string) =>
    database.query.insertInto('pet_cities').values({ city_search: city }).execute();

  it('is safe against a power cut and minds its references', async () => {
    const pragmas = await database.transaction(async ({ query }) => ({
      ...((await sql`pragma journal_mode`.execute(query)).rows[0] as object),
      ...((await sql`pragma synchronous`.execute(query)).rows[0] as object),
      ...((await sql`pragma foreign_keys`.execute(query)).rows[0] as object),
    }));
    expect(pragmas).toEqual({ journal_mode: 'wal', synchronous: 2, foreign_keys: 1 });
  });

  it('goes on serving while another process writes, and writes after it', async () => {
    const importer = new Sqlite(file);
    importer.exec("begin immediate; insert into pet_cities values ('tulum')");
    let written = false;
    const waiting = add('merida').then(() => {
      written = true;
    });
    for (let turn = 0; turn < 10; turn++) await setImmediate();
    expect(await cities()).toEqual([]);
    expect(written).toBe(false);
    importer.exec('commit');
    importer.close();
    await waiting;
    expect((await cities()).toSorted()).toEqual(['merida', 'tulum']);
  });

  it('says that there is no room, changes nothing, and goes on when there is', async () => {
    const full = database.transaction(async ({ query }) => {
      await sql`pragma max_page_count = 1`.execute(query);
      for (let i = 0; i < 100; i++) {
        await query
          .insertInto('pet_cities')
          .values({ city_search: `${i}`.padEnd(4_000) })
          .execute();
      }
    });
    await expect(full).rejects.toMatchObject({ status: 503, retryAfterSeconds: 60 });
    expect(await cities()).toEqual([]);
    await database.transaction(({ query }) => sql`pragma max_page_count = 100000`.execute(query));
    await add('tulum');
    expect(await cities()).toEqual(['tulum']);
  });

  /** Whether it can be read in the file or its log. */
  const holds = (text: string) =>
    ['', '-wal'].some(
      (ending) => existsSync(file + ending) && readFileSync(file + ending).includes(text),
    );

  it('leaves nothing to read of what was deleted, in the file and in its log', async () => {
    await database.close();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    database = await openDatabase({ kind: 'sqlite', file }, pino({ level: 'silent' }));
    try {
      const erased = (n: number) => `erased${n}`.repeat(600);
      for (let n = 0; n < 20; n++) await add(erased(n));
      await add('stays');
      expect(holds('erased7')).toBe(true);
      await database.query.deleteFrom('pet_cities').where('city_search', '<>', 'stays').execute();
      await vi.advanceTimersByTimeAsync(30_000);
      expect(statSync(`${file}-wal`).size).toBe(0);
      for (let n = 0; n < 20; n++) expect(holds(`erased${n}`)).toBe(false);
      expect(holds('stays')).toBe(true);
      const raw = new Sqlite(file);
      const rule = raw.prepare("select v from pets_name_trigrams_config where k = 'secure-delete'");
      expect(rule.pluck().get()).toBe(1);
      raw.close();
    } finally {
      vi.useRealTimers();
    }
  });

  it('goes on while the disk has no room for what is in its log, and empties it later', async () => {
    await database.close();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    database = await openDatabase({ kind: 'sqlite', file }, pino({ level: 'silent' }));
    const { pragma } = Sqlite.prototype;
    const attempts: string[] = [];
    const spy = vi.spyOn(Sqlite.prototype, 'pragma').mockImplementation(function (
      this: Sqlite.Database,
      ...given
    ) {
      // Other files' databases of this process empty their logs too.
      if (this.name === file) attempts.push(given[0]);
      if (this.name === file && attempts.length === 1) {
        throw new Sqlite.SqliteError('database or disk is full', 'SQLITE_FULL');
      }
      return pragma.apply(this, given);
    });
    try {
      await add('before');
      await vi.advanceTimersByTimeAsync(30_000);
      await add('after');
      expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
      await vi.advanceTimersByTimeAsync(30_000);
      expect(statSync(`${file}-wal`).size).toBe(0);
      expect(attempts).toEqual(['wal_checkpoint(truncate)', 'wal_checkpoint(truncate)']);
    } finally {
      spy.mockRestore();
      vi.useRealTimers();
    }
  });

  it('erases once what was deleted in a file of before', async () => {
    await database.close();
    const raw = new Sqlite(file);
    raw.pragma('user_version = 0');
    raw.exec(`insert into pet_cities values ('${'formerly'.repeat(1_000)}')`);
    raw.exec("delete from pet_cities where city_search like 'formerly%'");
    raw.close();
    expect(holds('formerly')).toBe(true);
    database = await openDatabase({ kind: 'sqlite', file }, pino({ level: 'silent' }));
    expect(holds('formerly')).toBe(false);
  });

  it('keeps the trigrams of names with their pets, also after VACUUM', async () => {
    const raw = new Sqlite(file);
    const columns = raw
      .prepare<[], { name: string; type: string }>(
        `select name, type from pragma_table_info('pets') where "notnull" and name <> 'id'`,
      )
      .all();
    const given: Record<string, string> = { name_search: '?', born_on: "'2026-01-01'" };
    const insert = raw.prepare(
      `insert into pets (id, ${columns.map((column) => column.name)})
       values (?, ${columns.map(({ name, type }) => given[name] ?? (type === 'TEXT' ? "''" : 0))})`,
    );
    for (const name of ['luna', 'lunares', 'solovino', 'canela']) insert.run(name, name);
    const found = () =>
      raw
        .prepare<[], { id: string }>(
          `select id from pets where row_number in
           (select rowid from pets_name_trigrams where name_search glob '*luna*') order by id`,
        )
        .all()
        .map((pet) => pet.id);
    expect(found()).toEqual(['luna', 'lunares']);
    raw.exec("update pets set name_search = 'sol' where id = 'luna'");
    raw.exec("update pets set name_search = 'la luna' where id = 'canela'");
    raw.exec("delete from pets where id = 'lunares'");
    raw.exec('vacuum');
    expect(found()).toEqual(['canela']);
    raw.exec("insert into pets_name_trigrams (pets_name_trigrams) values ('integrity-check')");
    raw.close();
  });
});
