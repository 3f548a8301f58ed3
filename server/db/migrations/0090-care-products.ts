import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { foldText } from '#domain/text.ts';
import type { Migration } from './migration.ts';

/** Vaccines and dewormers with their schedules, as they are usual in Mexico; administrators keep them from here on. */
export const createCareProducts: Migration = {
  async up({ query }, { name: dialect, types: { text, integer } }, clock) {
    const strict = dialect === 'sqlite' ? 'strict' : '';
    await sql
      .raw(
        `create table care_products (
          id ${text} primary key,
          created_at ${text} not null,
          name ${text} not null,
          name_search ${text} not null,
          name_en ${text} not null,
          kind ${text} not null,
          species ${text} not null,
          series ${text} not null,
          against ${text} not null,
          first_weeks ${integer} not null,
          young_doses ${integer} not null,
          adult_doses ${integer} not null,
          interval_days ${integer} not null,
          booster_days ${integer} not null,
          routine ${integer} not null,
          active ${integer} not null,
          version ${integer} not null default 1
        ) ${strict}`,
      )
      .execute(query);
    await sql
      .raw('create unique index care_products_name on care_products (name_search)')
      .execute(query);
    const rows = usual.map(
      ([
        name,
        name_en,
        kind,
        species,
        series,
        against,
        weeks,
        young,
        adult,
        interval,
        booster,
        routine,
      ]) => ({
        id: uuid(),
        created_at: clock.now().toISOString(),
        name,
        name_search: foldText(name),
        name_en,
        kind,
        species,
        series,
        against,
        first_weeks: weeks,
        young_doses: young,
        adult_doses: adult,
        interval_days: interval,
        booster_days: booster,
        routine,
        active: 1 as const,
        version: 1,
      }),
    );
    await query
      .insertInto('care_products')
      .values(rows as never)
      .execute();
  },
};

/** Weeks of age at the first dose, first doses of the young and of adults, days between them, days between boosters. */
const usual = [
  [
    'Quíntuple canina',
    'Canine 5-in-1',
    'vaccine',
    'dog',
    'Múltiple canina',
    'Moquillo, adenovirus, parvovirus, parainfluenza y leptospira',
    6,
    3,
    2,
    21,
    365,
    1,
  ],
  [
    'Séxtuple canina',
    'Canine 6-in-1',
    'vaccine',
    'dog',
    'Múltiple canina',
    'Lo mismo que la quíntuple, y coronavirus',
    6,
    3,
    2,
    21,
    365,
    0,
  ],
  [
    'Tos de las perreras (bordetella)',
    'Kennel cough (bordetella)',
    'vaccine',
    'dog',
    'Bordetella',
    'Bordetella y parainfluenza',
    8,
    2,
    2,
    21,
    365,
    0,
  ],
  [
    'Triple felina',
    'Feline 3-in-1',
    'vaccine',
    'cat',
    'Triple felina',
    'Panleucopenia, rinotraqueítis y calicivirus',
    8,
    3,
    2,
    21,
    365,
    1,
  ],
  [
    'Leucemia felina',
    'Feline leukemia',
    'vaccine',
    'cat',
    'Leucemia felina',
    'Leucemia viral felina',
    9,
    2,
    2,
    21,
    365,
    0,
  ],
  ['Rabia', 'Rabies', 'vaccine', 'both', 'Rabia', 'Rabia', 12, 1, 1, 30, 365, 1],
  [
    'Desparasitación interna',
    'Internal deworming',
    'deworming',
    'both',
    'Desparasitación interna',
    'Gusanos intestinales',
    3,
    4,
    2,
    15,
    90,
    1,
  ],
  [
    'Desparasitación externa',
    'Flea and tick treatment',
    'deworming',
    'both',
    'Desparasitación externa',
    'Pulgas y garrapatas',
    8,
    1,
    1,
    30,
    30,
    0,
  ],
] as const;
