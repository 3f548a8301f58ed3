import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Products have an English name besides, and donations keep that of their product as it was called then. */
export const nameProductsInEnglish: Migration = {
  async up({ query }, { types: { text } }) {
    const line = `${text} not null default ''`;
    await sql.raw(`alter table products add column name_en ${line}`).execute(query);
    await sql.raw(`alter table donations add column product_name_en ${line}`).execute(query);
    for (const [table, is, becomes] of [
      ['products', 'name', 'name_en'],
      ['donations', 'product_name', 'product_name_en'],
    ] as const) {
      const names = Object.entries(english).map(
        ([name, inEnglish]) => sql`when ${name} then ${inEnglish}`,
      );
      await sql`
        update ${sql.table(table)}
        set ${sql.ref(becomes)} = case ${sql.ref(is)} ${sql.join(names, sql` `)} else '' end
      `.execute(query);
    }
  },
};

/** Of the products that a fresh portal knows. */
const english = {
  tratamiento: 'Treatment',
  recurrente: 'Monthly donation',
  esterilizacion: 'Sterilization',
  alimento: 'Food',
  'Transporte de rescate': 'Rescue transport',
  Medicinas: 'Medicines',
  Vacunas: 'Vaccines',
  Desparasitación: 'Deworming',
  'Camas y cobijas': 'Beds and blankets',
  'Correas y collares': 'Leashes and collars',
  'Material de limpieza': 'Cleaning supplies',
  'Mantenimiento del refugio': 'Shelter maintenance',
};
