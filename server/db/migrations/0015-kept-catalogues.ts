import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** From here on administrators keep products, categories and customers; the lists of the SAT say when they are valid. */
export const keepCatalogues: Migration = {
  async up(tx, { name, types: { text, integer } }) {
    const strict = name === 'sqlite' ? 'strict' : '';
    const line = `${text} not null default ''`;
    const statements = [
      `alter table categories add column version ${integer} not null default 1`,
      'create unique index categories_name on categories (name_search)',
      `alter table products add column version ${integer} not null default 1`,
      `alter table products add column active ${integer} not null default 1`,
      `alter table products add column category_id ${text} references categories (id)`,
      'create unique index products_name on products (name_search)',
      'create index products_category on products (category_id)',
      ...['sat_cfdi_uses', 'sat_payment_forms'].flatMap((table) => [
        // The first day of CFDI 4.0, on which all of these began to be valid.
        `alter table ${table} add column valid_from ${text} not null default '2022-01-01'`,
        `alter table ${table} add column valid_to ${text}`,
      ]),
      `create table customers (
        id ${text} primary key,
        created_at ${text} not null,
        name ${text} not null,
        name_search ${text} not null,
        email ${text} not null,
        email_search ${text} not null unique,
        email_normalized ${text} not null,
        trade_name ${line},
        legal_name ${line},
        rfc ${line},
        phone ${line},
        street ${line},
        exterior_number ${line},
        interior_number ${line},
        neighborhood ${line},
        postal_code ${line},
        federal_state ${line},
        city ${line},
        country ${line},
        version ${integer} not null default 1
      ) ${strict}`,
      'create index customers_name on customers (name_search, id)',
      'create index customers_email on customers (email_normalized)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(tx.query);
  },
};
