import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Products that the portal itself refers to have a key; until now it found them by their names. */
export const giveProductsKeys: Migration = {
  async up({ query }, { types: { text } }) {
    await sql.raw(`alter table products add column "key" ${text}`).execute(query);
    for (const [name, key] of Object.entries(keys)) {
      await sql`update products set "key" = ${key} where name = ${name}`.execute(query);
    }
    await sql.raw('create unique index products_key on products ("key")').execute(query);
  },
};

/** Nobody could rename these. */
const keys = {
  tratamiento: 'treatment',
  recurrente: 'monthly',
  esterilizacion: 'sterilization',
  alimento: 'food',
};
