import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { Migration } from './migration.ts';

/** Entries are found by the letters and digits of their lots, which no database picks out of a text as the other does. */
export const keyLots: Migration = {
  async up({ query }, { types: { text } }) {
    for (const statement of [
      `alter table care_entries add column lot_key ${text} not null default ''`,
      'drop index care_entries_lot',
    ]) {
      await sql.raw(statement).execute(query);
    }
    await fillKeys(query);
    await sql
      .raw("create index care_entries_lot_key on care_entries (lot_key) where lot_key <> ''")
      .execute(query);
  },
};

const entriesAtOnce = 500;

async function fillKeys(query: Kysely<Tables>): Promise<void> {
  let afterId = '';
  for (;;) {
    const { rows } = await sql<{ id: string; lot: string }>`
      select id, lot from care_entries where lot <> '' and id > ${afterId}
      order by id limit ${entriesAtOnce}`.execute(query);
    for (const { id, lot } of rows) {
      await sql`update care_entries set lot_key = ${keyOf(lot)} where id = ${id}`.execute(query);
    }
    const last = rows.at(-1);
    if (!last || rows.length < entriesAtOnce) return;
    afterId = last.id;
  }
}

/** As `lotKey` in domain/care was when this migration was written. */
const keyOf = (lot: string): string =>
  lot
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
