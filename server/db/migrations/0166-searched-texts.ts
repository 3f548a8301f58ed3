import { sql } from 'kysely';
import { enye } from '#domain/text.ts';
import type { Migration } from './migration.ts';

interface Searched {
  table: string;
  columns: string;
  /** Of a row: '' in a query of the table, `new.` and `old.` in its triggers. */
  id(row: string): string;
  text(row: string): string;
}

const person = (row: string) => `${row}name_search || char(10) || ${row}email_normalized`;
const ownId = (row: string) => `${row}id`;

/** What the staff searches, normalized, ñ as n. */
const searched: Searched[] = [
  { table: 'users', columns: 'name_search, email_normalized', id: ownId, text: person },
  {
    table: 'adoption_applications',
    columns: 'name_search, email',
    id: ownId,
    text: (row) => `replace(${row}name_search, '${enye}', 'n') || char(10) || lower(${row}email)`,
  },
  {
    table: 'newsletter_subscriptions',
    columns: 'name_search, email_normalized',
    id: ownId,
    text: person,
  },
  // An address once, however often it gave.
  {
    table: 'donations',
    columns: 'email',
    id: (row) => `lower(${row}email)`,
    text: (row) => `lower(${row}email)`,
  },
];

/**
 * An index of the three-letter pieces of texts, as migration 1 keeps one of the names of pets. The texts have rows of
 * their own, because those of their tables have no number that stays theirs. PostgreSQL looks through the columns.
 */
export const indexSearchedTexts: Migration = {
  async up({ query }, { name }) {
    await sql`create index contact_messages_active
      on contact_messages (coalesce(activity_at, created_at) desc, id desc)`.execute(query);
    if (name !== 'sqlite') return;
    for (const statement of searched.flatMap(statementsOf)) {
      await sql.raw(statement).execute(query);
    }
  },
};

function statementsOf({ table, columns, id, text }: Searched): string[] {
  const texts = `searched_${table}`;
  const trigrams = `${texts}_trigrams`;
  const add = `insert into ${trigrams} (rowid, text) values (new.row_number, new.text);`;
  const remove = `insert into ${trigrams} (${trigrams}, rowid, text)
    values ('delete', old.row_number, old.text);`;
  const store = `insert into ${texts} (id, text) values (${id('new.')}, ${text('new.')})
    on conflict (id) do update set text = excluded.text where text <> excluded.text;`;
  const forget = `delete from ${texts} where id = ${id('old.')}
    and not exists (select 1 from ${table} where ${id('')} = ${id('old.')});`;
  return [
    `create table ${texts} (
      row_number integer primary key, id text not null unique, text text not null
    ) strict`,
    `create virtual table ${trigrams} using fts5 (
      text, content = '${texts}', content_rowid = 'row_number', tokenize = 'trigram case_sensitive 1'
    )`,
    // As of pets: what is erased leaves the index at once.
    `insert into ${trigrams} (${trigrams}, rank) values ('secure-delete', 1)`,
    `insert into ${texts} (id, text) select distinct ${id('')}, ${text('')} from ${table}`,
    `insert into ${trigrams} (${trigrams}) values ('rebuild')`,
    `create trigger ${texts}_added after insert on ${texts} begin ${add} end`,
    `create trigger ${texts}_removed after delete on ${texts} begin ${remove} end`,
    `create trigger ${texts}_changed after update on ${texts} begin ${remove} ${add} end`,
    `create trigger ${table}_searched after insert on ${table} begin ${store} end`,
    `create trigger ${table}_unsearched after delete on ${table} begin ${forget} end`,
    `create trigger ${table}_searched_anew after update of ${columns} on ${table}
      begin ${forget} ${store} end`,
  ];
}
