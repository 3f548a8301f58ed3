import Sqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { systemClock } from '#domain/clock.ts';
import type { Database } from '#server/db/database.ts';
import { searchedTables } from '#server/db/dialects/dialect.ts';
import { indexSearchedTexts } from '#server/db/migrations/0166-searched-texts.ts';
import { openDatabase } from '#server/db/open.ts';
import { describeOnSqlite } from '#tests/setup/databases.ts';
import { seedPets } from '../../../tools/bench/seed.ts';
import { seedStaffRows } from '../../../tools/bench/staff-rows.ts';

const expected = {
  users: 'select id, name_search || char(10) || email_normalized as text from users',
  adoption_applications: `select id, replace(name_search, '\u{e000}', 'n') || char(10) || lower(email) as text
    from adoption_applications`,
  newsletter_subscriptions: `select id, name_search || char(10) || email_normalized as text
    from newsletter_subscriptions`,
  donations: 'select distinct lower(email) as id, lower(email) as text from donations',
} as const;

describeOnSqlite('the texts whose trigrams SQLite keeps', (databases) => {
  let database: Database;
  let file = '';
  beforeEach(async () => {
    const config = await databases.newConfig();
    file = config.database.kind === 'sqlite' ? config.database.file : '';
    await seedPets(config.database, 100, '2026-11-20');
    await seedStaffRows(config.database, 100, new Date('2026-11-20T12:00:00Z'));
    database = await openDatabase(config.database, pino({ level: 'silent' }));
    return () => database.close();
  });

  const change = (text: string) => sql.raw(text).execute(database.query);

  function checkAll(): void {
    const raw = new Sqlite(file);
    for (const table of searchedTables) {
      const kept = raw.prepare(`select id, text from searched_${table} order by id`).all();
      expect(kept, table).toEqual(raw.prepare(`${expected[table]} order by id`).all());
      raw.exec(`insert into searched_${table}_trigrams (searched_${table}_trigrams)
        values ('integrity-check')`);
      const rule = raw.prepare(
        `select v from searched_${table}_trigrams_config where k = 'secure-delete'`,
      );
      expect(rule.pluck().get()).toBe(1);
    }
    raw.close();
  }

  it('follow whatever becomes of the rows, also after VACUUM', async () => {
    checkAll();
    for (const statement of [
      "update users set name_search = 'lucia', email_normalized = 'lucia@example.org' where id = 'donor-3'",
      "update adoption_applications set name_search = 'pe\u{e000}a', email = 'Pena@Example.org' where folio = 7",
      "update newsletter_subscriptions set name_search = '' where folio < 5",
      "update donations set email = '' where user_id = 'donor-5'",
      "update donations set email = 'DONANTE1@EXAMPLE.ORG' where folio = 9",
      'delete from donation_entries',
      "delete from donations where email = 'donante7@example.org'",
      'delete from newsletter_deliveries',
      'delete from newsletter_subscriptions where folio > 15',
      'delete from adoption_applications where folio > 30',
      "delete from users where id = 'donor-19' or id = 'donor-18'",
    ]) {
      await change(statement);
      checkAll();
    }
    await change('vacuum');
    checkAll();
  });

  it('are there of what was there before', async () => {
    for (const table of searchedTables) {
      for (const trigger of ['searched', 'unsearched', 'searched_anew']) {
        await change(`drop trigger ${table}_${trigger}`);
      }
      await change(`drop table searched_${table}_trigrams`);
      await change(`drop table searched_${table}`);
    }
    await change('drop index contact_messages_active');
    await database.transaction((tx) => indexSearchedTexts.up(tx, database.dialect, systemClock));
    checkAll();
  });
});
