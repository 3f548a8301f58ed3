import { describe, expect, test } from 'vitest';
import type { CareProduct } from '../catalogues/care-product.ts';
import { addDays } from '../dates.ts';
import { birthOfAge } from '../pets/birth.ts';
import type { AgeUnit } from '../pets/vocabularies.ts';
import { type Dated, nextDoses } from './next-doses.ts';

const today = '2026-11-20';
const product = (id: string, more: Partial<CareProduct> = {}): CareProduct => ({
  id,
  name: id,
  nameEn: '',
  kind: 'vaccine',
  species: 'dog',
  series: id,
  against: '',
  firstWeeks: 6,
  earliestWeeks: 0,
  lastWeeks: 0,
  youngDoses: 3,
  adultDoses: 2,
  intervalDays: 21,
  shortestDays: 0,
  seriesEndWeeks: 0,
  monthlyUntilWeeks: 0,
  boosterDays: 365,
  note: '',
  noteEn: '',
  source: '',
  routine: true,
  active: true,
  ...more,
});
const multiple = product('quintuple', { series: 'multiple' });
const sixfold = product('sextuple', { series: 'Múltiple', routine: false });
const rabies = product('rabia', { species: 'both', youngDoses: 1, adultDoses: 1, firstWeeks: 12 });
const worms = product('interna', {
  kind: 'deworming',
  species: 'both',
  boosterDays: 90,
  routine: false,
});
const catalogue = [multiple, sixfold, rabies, worms, product('felina', { species: 'cat' })];

const aged = (ageValue: number, ageUnit: AgeUnit) =>
  ({ species: 'dog', ...birthOfAge({ ageValue, ageUnit }, today) }) as const;
const puppy = aged(2, 'months');
const grown = aged(3, 'years');
const given = (productId: string | null, onDate: string, more: Partial<Dated> = {}): Dated => ({
  kind: 'vaccine',
  productId,
  onDate,
  nextOn: null,
  product: '',
  title: '',
  ...more,
});
const weighed = given(null, today, { kind: 'weight' });
const find = (pet: typeof puppy | typeof grown, entries: Dated[], on = today) =>
  nextDoses(pet, entries, catalogue, on).map(
    ({ product: by, title, dose, dueOn, state, isBooster }) => [
      by?.id ?? title,
      dose,
      dueOn,
      state,
      isBooster,
    ],
  );

describe('what is due next', () => {
  test('says nothing of when while nothing is written', () => {
    expect(find(grown, [])).toEqual([
      ['quintuple', 1, null, 'unrecorded', false],
      ['rabia', 1, null, 'unrecorded', false],
    ]);
  });

  test('is a first dose once the record has begun and the pet is old enough', () => {
    expect(find(grown, [weighed])).toEqual([
      ['quintuple', 1, today, 'today', false],
      ['rabia', 1, today, 'today', false],
    ]);
    const [, [, , rabiesOn] = []] = find(puppy, [weighed]);
    expect(rabiesOn).toBe(addDays(today, 12 * 7 - 61));
  });

  test('follows the day on which the dose before was given, also late', () => {
    const first = '2026-10-20';
    const late = addDays(first, 31);
    const on = (entries: Dated[]) => find(puppy, entries).find(([id]) => id === 'quintuple');
    expect(on([given('quintuple', first)])).toEqual([
      'quintuple',
      2,
      addDays(first, 21),
      'late',
      false,
    ]);
    expect(on([given('quintuple', first), given('quintuple', late)])).toEqual([
      'quintuple',
      3,
      addDays(late, 21),
      'planned',
      false,
    ]);
  });

  test('counts a dose of any product of the schedule, and asks an adult for fewer', () => {
    const doses = [given('quintuple', '2026-10-01'), given('sextuple', '2026-10-22')];
    const [next] = nextDoses(grown, doses, catalogue, today).filter(({ series }) =>
      series.endsWith('multiple'),
    );
    expect(next).toMatchObject({ dose: 3, isBooster: true, dueOn: '2027-10-22' });
    const young = nextDoses(puppy, doses, catalogue, today);
    expect(young.find(({ series }) => series.endsWith('multiple'))).toMatchObject({
      dose: 3,
      isBooster: false,
      dueOn: '2026-11-12',
      state: 'late',
    });
  });

  test('is what is not routine only after a first dose', () => {
    expect(find(grown, [weighed]).map(([id]) => id)).not.toContain('interna');
    const doses = [given('interna', '2026-11-10', { kind: 'deworming' })];
    expect(find(grown, doses)).toContainEqual(['interna', 2, '2026-12-01', 'soon', false]);
  });

  test('is the day that the vet wrote, and an entry of no schedule until its like is noted again', () => {
    const told = given('rabia', '2026-11-01', { nextOn: '2026-11-25' });
    expect(find(grown, [told])).toContainEqual(['rabia', 2, '2026-11-25', 'soon', true]);
    const drops = given(null, '2026-11-01', {
      kind: 'treatment',
      product: 'Gotas',
      nextOn: '2026-11-19',
    });
    expect(find(grown, [drops])).toContainEqual(['Gotas', 2, '2026-11-19', 'late', false]);
    const again = { ...drops, onDate: '2026-11-19', product: 'gotas', nextOn: null };
    expect(find(grown, [drops, again]).map(([id]) => id)).not.toContain('gotas');
  });

  test('leaves other species out, and what needs no booster', () => {
    const once = product('unica', { adultDoses: 1, boosterDays: 0 });
    expect(nextDoses(grown, [given('unica', today)], [once], today)).toEqual([]);
    expect(find(grown, [weighed]).map(([id]) => id)).not.toContain('felina');
  });
});
