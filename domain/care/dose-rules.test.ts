import { describe, expect, test } from 'vitest';
import type { CareProduct } from '../catalogues/care-product.ts';
import { addDays, daysBetween } from '../dates.ts';
import { knownBirth } from '../pets/birth.ts';
import { type CareFacts, careEntryInput, careProblems, factsOf } from './care-entry.ts';
import { isRenewedBy } from './ended-reminders.ts';
import { entryDoubts } from './entry-doubts.ts';
import { nextDoses, uncountedIds } from './next-doses.ts';

const born = '2026-01-01';
const at = (weeks: number, days = 0) => addDays(born, weeks * 7 + days);
const today = at(60);
const pet = knownBirth(born);
const puppy = { ...pet, species: 'dog' } as const;
const kitten = { ...pet, species: 'cat' } as const;

const product = (id: string, more: Partial<CareProduct>): CareProduct => ({
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
  youngDoses: 1,
  adultDoses: 1,
  intervalDays: 21,
  shortestDays: 14,
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
const core = { earliestWeeks: 6, youngDoses: 3, adultDoses: 2, seriesEndWeeks: 16 };
const multiple = product('Quíntuple canina', {
  ...core,
  series: 'Múltiple canina',
  against: 'Moquillo, parvovirus',
});
const early = product('Parvovirus y moquillo (cachorros)', {
  ...{ ...core, series: 'Múltiple canina', earliestWeeks: 4, lastWeeks: 8, routine: false },
});
const triple = product('Triple felina', { ...core, species: 'cat', firstWeeks: 8 });
const rabies = product('Rabia', {
  ...{ species: 'both', firstWeeks: 12, earliestWeeks: 12, shortestDays: 30, against: 'Rabia' },
});
const worms = product('Desparasitación interna', {
  ...{ kind: 'deworming', species: 'both', firstWeeks: 3, earliestWeeks: 2, shortestDays: 7 },
  ...{ youngDoses: 4, adultDoses: 2, intervalDays: 15, monthlyUntilWeeks: 26, boosterDays: 90 },
});
const fleas = product('Desparasitación externa', {
  ...{ kind: 'deworming', species: 'both', active: false, routine: false, intervalDays: 30 },
});
const dogFleas = product('Antipulgas para perro', { ...fleas, species: 'dog', active: true });
const catFleas = product('Antipulgas para gato', { ...fleas, species: 'cat', active: true });
for (const one of [dogFleas, catFleas]) {
  one.name = one.id = one.species;
  one.series = fleas.series;
}
const catalogue = [multiple, early, triple, rabies, worms, fleas, dogFleas, catFleas];

const given = (
  of: CareProduct | string,
  onDate: string,
  more: Partial<CareFacts> = {},
): CareFacts & { id: string } => ({
  ...factsOf(
    careEntryInput.parse({
      kind: 'vaccine',
      onDate,
      product: typeof of === 'string' ? of : '',
      productId: typeof of === 'string' ? null : of.id,
    }),
  ),
  ...(typeof of !== 'string' && { kind: of.kind }),
  id: onDate,
  ...more,
});
const inWeeks = (of: CareProduct, ...weeks: number[]) => weeks.map((week) => given(of, at(week)));
const next = (entries: CareFacts[], of: CareProduct, who: typeof puppy | typeof kitten = puppy) =>
  nextDoses(who, entries, catalogue, today).find((one) => one.series.endsWith(seriesName(of)));
const seriesName = ({ series }: CareProduct) =>
  series.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const doubts = (
  facts: CareFacts,
  entries: CareFacts[],
  who: typeof puppy | typeof kitten = puppy,
) =>
  entryDoubts(facts, { pet: who, entries, products: catalogue }).map(({ reason }) =>
    typeof reason === 'object' && 'key' in reason ? reason.key : reason,
  );

describe('the last dose of the young (WSAVA 2024, AAHA 2022)', () => {
  test.each([
    ['puppies from 6 weeks on', multiple, puppy, [6, 9, 12], 16],
    ['puppies from 8 weeks on', multiple, puppy, [8, 11, 14], 17],
    ['kittens', triple, kitten, [8, 11, 14], 17],
  ] as const)('is at 16 weeks or later: %s', (_, of, who, weeks, due) => {
    expect(next(inWeeks(of, ...weeks), of, who)).toMatchObject({
      isBooster: false,
      dose: weeks.length + 1,
      dueOn: at(due),
    });
    const all = inWeeks(of, ...weeks, due);
    expect(next(all, of, who)).toMatchObject({ isBooster: true, dueOn: addDays(at(due), 365) });
  });

  test('is none of them where it is given earlier than the schedule has it', () => {
    const before = inWeeks(multiple, 6, 9, 12);
    const soon = given(multiple, at(14));
    expect(doubts(soon, before)).toEqual(['careDoseEndsTooEarly']);
    expect(doubts(given(multiple, at(16)), before)).toEqual([]);
    // As the schedule has it, nobody is asked.
    expect(doubts(given(multiple, at(12)), inWeeks(multiple, 6, 9))).toEqual([]);
    expect(next([...before, soon], multiple)).toMatchObject({ isBooster: false, dueOn: at(17) });
  });

  test('asks nothing of who began as an adult', () => {
    const doses = inWeeks(multiple, 30, 33);
    expect(next(doses, multiple)).toMatchObject({ isBooster: true });
    expect(doubts(given(multiple, at(33)), inWeeks(multiple, 30))).toEqual([]);
  });
});

describe('a dose that does not count', () => {
  test('is one before its age: rabies from 12 weeks on (NOM-011-SSA2-2011), puppies from 6 (AAHA 2022)', () => {
    const campaign = given(rabies, at(5));
    expect(doubts(campaign, [])).toEqual(['careDoseTooEarly']);
    expect(doubts(given(rabies, at(12)), [campaign])).toEqual([]);
    expect(next([campaign], rabies)).toMatchObject({ dose: 1, dueOn: at(12), lastOn: null });
    expect(uncountedIds(puppy, [campaign], catalogue)).toEqual(new Set([campaign.id]));
    expect(doubts(given(multiple, at(5)), [])).toEqual(['careDoseTooEarly']);
    // In a shelter from 4 on, by a vaccine that is made for it; the 5-in-1 follows.
    expect(doubts(given(early, at(4)), [])).toEqual([]);
    expect(next(inWeeks(early, 6), multiple)).toMatchObject({ product: multiple, dueOn: at(9) });
    expect(next(inWeeks(early, 4), multiple)).toMatchObject({ product: early, dueOn: at(7) });
  });

  test('is not asked for again before the shortest interval is over', () => {
    expect(next([given(multiple, at(5))], multiple)?.dueOn).toBe(at(7));
  });

  test('is a second one within two weeks, from before and from behind, and on the same day', () => {
    const first = given(multiple, at(8));
    const close = given(multiple, at(9, 6));
    expect(doubts(close, [first])).toEqual(['careDoseTooClose']);
    expect(doubts(first, [close])).toEqual(['careDoseTooClose']);
    expect(doubts(given(multiple, at(10)), [first])).toEqual([]);
    expect(doubts(given(multiple, at(8)), [first])).toEqual(['careDoseRepeated']);
    for (const again of [close, given(multiple, at(8), { id: 'again' } as object)]) {
      expect(next([first, again], multiple)).toMatchObject({ dose: 2, dueOn: at(11) });
      expect(uncountedIds(puppy, [first, again], catalogue)).toEqual(new Set([again.id]));
    }
  });

  test('still tells the next day that a vet wrote at it', () => {
    const told = given(multiple, at(9), { nextOn: at(15) });
    expect(next([given(multiple, at(8)), told], multiple)).toMatchObject({ dueOn: at(15) });
  });

  test('is asked about in somebody’s own words as well, where it is of the same day', () => {
    expect(doubts(given('Nobivac', at(9)), [given('NOBIVAC', at(9))])).toEqual([
      'careDoseRepeated',
    ]);
    expect(doubts(given('Nobivac', at(9)), [given('Nobivac', at(8))])).toEqual([]);
  });
});

test('worms are due every two weeks, monthly until 6 months of age, then four times a year (ESCCAP GL1)', () => {
  const on = ['2026-01-22'];
  const gaps: number[] = [];
  while (gaps.length < 9) {
    const { dueOn } =
      next(
        on.map((day) => given(worms, day)),
        worms,
      ) ?? {};
    gaps.push(daysBetween(on.at(-1) ?? '', dueOn ?? ''));
    on.push(dueOn ?? '');
  }
  expect(gaps).toEqual([15, 15, 15, 30, 30, 30, 30, 90, 90]);
  expect(on[7] && on[7] > at(26)).toBe(true);
});

test('a product that is offered no more gives way to that of the species', () => {
  expect(next([given(fleas, at(20))], fleas, kitten)?.product).toBe(catFleas);
  expect(next([given(fleas, at(20))], fleas, puppy)?.product).toBe(dogFleas);
});

test.each(['Pipeta con permetrina', 'PERMETHRIN spot-on', 'K9 Advantix', 'Vectra 3D'])(
  'permethrin is for no cat: %s',
  (name) => {
    const facts = given(name, at(20), { kind: 'deworming' });
    expect(careProblems(facts, kitten, today)).toEqual({ product: 'carePermethrinForCat' });
    expect(careProblems(facts, puppy, today)).toEqual({});
    // What it was treated for is told all the same.
    const poisoned = { ...facts, kind: 'treatment' as const, product: 'Lavado', title: name };
    expect(careProblems(poisoned, kitten, today)).toEqual({});
  },
);

describe('a reminder in somebody’s own words', () => {
  const noted = (kind: CareFacts['kind'], name: string, title = '') => ({
    kind,
    product: name,
    title,
  });
  test.each([
    [noted('vaccine', 'refuerzo rabia'), rabies],
    [noted('vaccine', 'Antirrábica'), rabies],
    [noted('visit', '', 'Vacuna de la rabia'), rabies],
    [noted('vaccine', 'Parvo'), multiple],
    [noted('deworming', 'Desparasitación'), worms],
    [noted('treatment', 'Gotas', 'Pulgas'), catFleas],
  ])('ends with a dose that does the same: %o', (entry, by) => {
    expect(isRenewedBy(entry, { ...by, against: by.against || 'Pulgas y garrapatas' })).toBe(true);
  });
  test.each([
    [noted('vaccine', 'Giardia'), rabies],
    [noted('visit', '', 'Revisión'), rabies],
    [noted('treatment', 'Suero', 'Parvovirus'), multiple],
    [noted('test', '', 'Rabia: anticuerpos'), rabies],
    [noted('treatment', 'Gotas', 'Oídos'), worms],
  ])('does not end with another one: %o', (entry, by) => {
    expect(isRenewedBy(entry, by)).toBe(false);
  });

  test('is due until then', () => {
    const told = given('refuerzo rabia', at(20), { nextOn: at(30) });
    const due = (entries: CareFacts[]) =>
      nextDoses(puppy, entries, catalogue, today).map(({ title }) => title);
    expect(due([told])).toContain('refuerzo rabia');
    expect(due([given(rabies, at(20)), told])).toContain('refuerzo rabia');
    expect(due([told, given(rabies, at(29))])).not.toContain('refuerzo rabia');
  });
});
