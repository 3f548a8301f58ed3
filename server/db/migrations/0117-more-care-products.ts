import { v7 as uuid } from 'uuid';
import { foldText } from '#domain/text.ts';
import type { Migration } from './migration.ts';

/** Fleas by species, heartworm, and the first vaccine of puppies at risk; where the catalogue does not have them. */
export const addMoreCareProducts: Migration = {
  async up({ query }, _, clock) {
    for (const product of more) {
      const name_search = foldText(product.name);
      const known = await query
        .selectFrom('care_products')
        .select('id')
        .where('name_search', '=', name_search)
        .executeTakeFirst();
      if (known) continue;
      const own = { id: uuid(), created_at: clock.now().toISOString(), version: 1, name_search };
      await query
        .insertInto('care_products')
        .values({ ...usual, ...product, ...own } as never)
        .execute();
    }
  },
};

const usual = {
  first_weeks: 8,
  earliest_weeks: 0,
  last_weeks: 0,
  young_doses: 1,
  adult_doses: 1,
  interval_days: 30,
  shortest_days: 21,
  series_end_weeks: 0,
  monthly_until_weeks: 0,
  booster_days: 30,
  routine: 0,
  active: 1,
};

/**
 * Sources: ESCCAP Guideline 03 (permethrin is for dogs alone); American Heartworm Society, canine and feline guidelines;
 * WSAVA 2024 and AAHA 2022 (puppies at risk, as in shelters, from 4 weeks of age on).
 */
const more = [
  {
    name: 'Antipulgas y garrapatas para perro',
    name_en: 'Flea and tick treatment for dogs',
    kind: 'deworming',
    species: 'dog',
    series: 'Desparasitación externa',
    against: 'Pulgas y garrapatas',
    source: 'ESCCAP GL3',
    note: 'Los que llevan permetrina matan a los gatos: nunca en ellos, ni en un perro que duerme con uno.',
    note_en: 'Those with permethrin kill cats: never on a cat, nor on a dog that sleeps with one.',
  },
  {
    name: 'Antipulgas para gato',
    name_en: 'Flea treatment for cats',
    kind: 'deworming',
    species: 'cat',
    series: 'Desparasitación externa',
    against: 'Pulgas y garrapatas',
    source: 'ESCCAP GL3',
    note: 'Solo productos para gato. La permetrina de los de perro los mata.',
    note_en: 'Products for cats alone. The permethrin in those for dogs kills them.',
  },
  {
    name: 'Prevención de gusano del corazón',
    name_en: 'Heartworm prevention',
    kind: 'deworming',
    species: 'both',
    series: 'Gusano del corazón',
    against: 'Dirofilaria (gusano del corazón)',
    earliest_weeks: 4,
    source: 'American Heartworm Society (AHS); TroCCAP',
    note: 'Cada mes, todo el año. Un perro de 7 meses o más necesita antes una prueba.',
    note_en: 'Monthly, all year round. A dog of 7 months or more needs a test first.',
  },
  {
    name: 'Parvovirus y moquillo (cachorros)',
    name_en: 'Parvovirus and distemper (puppies)',
    kind: 'vaccine',
    species: 'dog',
    series: 'Múltiple canina',
    against: 'Parvovirus y moquillo',
    first_weeks: 6,
    earliest_weeks: 4,
    last_weeks: 8,
    young_doses: 3,
    adult_doses: 2,
    interval_days: 21,
    shortest_days: 14,
    series_end_weeks: 16,
    booster_days: 365,
    source: 'WSAVA 2024; AAHA 2022',
    note: 'Para cachorros en riesgo, como en un albergue. Después sigue la quíntuple.',
    note_en: 'For puppies at risk, as in a shelter. The 5-in-1 follows.',
  },
];
