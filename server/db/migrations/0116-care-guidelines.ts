import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * From which age and after how many days a dose counts, when the series of the young may end, what is only for some, and the
 * guideline that says so. Rows that an administrator has changed get the fields empty, which asks for nothing.
 */
export const addCareGuidelines: Migration = {
  async up({ query }, { types: { text, integer } }) {
    for (const name of numbers) {
      await sql
        .raw(`alter table care_products add column ${name} ${integer} not null default 0`)
        .execute(query);
    }
    for (const name of ['note', 'note_en', 'source']) {
      await sql
        .raw(`alter table care_products add column ${name} ${text} not null default ''`)
        .execute(query);
    }
    for (const { shipped, ...added } of usual) {
      const [name, first_weeks, young_doses, adult_doses, interval_days, booster_days, routine] =
        shipped;
      await query
        .updateTable('care_products')
        .set(added)
        .where((row) =>
          row.and({
            ...{ name, first_weeks, young_doses, adult_doses, interval_days, booster_days },
            ...{ routine, active: 1, version: 1 },
          }),
        )
        .execute();
    }
  },
};

const numbers = [
  'earliest_weeks',
  'last_weeks',
  'shortest_days',
  'series_end_weeks',
  'monthly_until_weeks',
];

const dogs = 'WSAVA 2024; AAHA 2022';
const cats = 'WSAVA 2024; AAHA/AAFP 2020';

/**
 * Sources: WSAVA, Guidelines for the vaccination of dogs and cats (2024, doi 10.1111/jsap.13718); AAHA Canine Vaccination
 * Guidelines (2022); AAHA/AAFP Feline Vaccination Guidelines (2020); NOM-011-SSA2-2011; ESCCAP Guideline 01 (worms) and 03
 * (fleas and ticks); TroCCAP (endoparasites in the tropics).
 */
const usual = [
  {
    shipped: ['Quíntuple canina', 6, 3, 2, 21, 365, 1],
    ...{ earliest_weeks: 6, shortest_days: 14, series_end_weeks: 16, source: dogs },
  },
  {
    shipped: ['Séxtuple canina', 6, 3, 2, 21, 365, 0],
    ...{ earliest_weeks: 6, shortest_days: 14, series_end_weeks: 16, source: dogs },
  },
  {
    shipped: ['Tos de las perreras (bordetella)', 8, 2, 2, 21, 365, 0],
    ...{ earliest_weeks: 3, shortest_days: 14, source: dogs },
    note: 'La intranasal se pone desde las 3 semanas de edad; la inyectable, desde las 8.',
    note_en: 'The intranasal one is given from 3 weeks of age on, the injected one from 8.',
  },
  {
    shipped: ['Triple felina', 8, 3, 2, 21, 365, 1],
    ...{ earliest_weeks: 6, shortest_days: 14, series_end_weeks: 16, source: cats },
  },
  {
    shipped: ['Leucemia felina', 9, 2, 2, 21, 365, 0],
    ...{ earliest_weeks: 8, shortest_days: 14, source: cats },
    note: 'Antes de la primera dosis, una prueba de leucemia.',
    note_en: 'Before the first dose, a leukemia test.',
  },
  {
    shipped: ['Rabia', 12, 1, 1, 30, 365, 1],
    ...{ earliest_weeks: 12, shortest_days: 30, source: 'NOM-011-SSA2-2011; WSAVA 2024' },
    note: 'Es gratuita en los centros de salud y en las campañas. Ahí la ponen desde el mes de edad: entonces se repite a los 3 meses.',
    note_en:
      'It is free at public health centers and campaigns. They give it from one month of age on: then it is repeated at 3 months.',
  },
  {
    shipped: ['Desparasitación interna', 3, 4, 2, 15, 90, 1],
    ...{ earliest_weeks: 2, shortest_days: 7, monthly_until_weeks: 26 },
    source: 'ESCCAP GL1; TroCCAP',
    note: 'Cada dos semanas hasta las primeras dosis, luego cada mes hasta los 6 meses de edad. La madre se desparasita con su camada.',
    note_en:
      'Every two weeks for the first doses, then monthly until 6 months of age. The mother is dewormed with her litter.',
  },
  {
    // There is one for either species now.
    shipped: ['Desparasitación externa', 8, 1, 1, 30, 30, 0],
    ...{ shortest_days: 21, source: 'ESCCAP GL3', active: 0 as const },
  },
] as const;
