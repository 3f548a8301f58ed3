import { expect, test } from 'vitest';
import type { PetFilter } from '../pet-filter.ts';
import { searchCities, searchPhrases } from '../testing/search-phrases.ts';
import { fitWords } from './fit-words.ts';
import { understandSearch } from './understand-search.ts';

const short: Readonly<Record<string, readonly [keyof PetFilter, ...string[]]>> = {
  dog: ['species', 'dog'],
  cat: ['species', 'cat'],
  female: ['sex', 'female'],
  male: ['sex', 'male'],
  young: ['lifeStage', 'young'],
  adult: ['lifeStage', 'adult'],
  senior: ['lifeStage', 'senior'],
  mini: ['size', 'mini'],
  small: ['size', 'small'],
  medium: ['size', 'medium'],
  little: ['size', 'mini', 'small'],
  big: ['size', 'large', 'giant'],
  giant: ['size', 'giant'],
  children: ['livesWith', 'children'],
  dogs: ['livesWith', 'dogs'],
  cats: ['livesWith', 'cats'],
  fixed: ['sterilized', 'yes'],
  unfixed: ['sterilized', 'no'],
  mixed: ['breed', 'mixed'],
  mix: ['breed', 'breedMix'],
  pure: ['breed', 'purebred'],
  calm: ['energy', 'calm'],
  medenergy: ['energy', 'medium'],
  lively: ['energy', 'high'],
};

/** The meaning of a phrase in those short words, in one order. */
function meantBy(words: string): string[] {
  return words
    .split(' ')
    .flatMap((word) => {
      const known = short[word];
      if (known) return known.slice(1).map((value) => `${known[0]}:${value}`);
      return word.replaceAll('_', ' ');
    })
    .sort();
}

function understood(text: string): string[] {
  const { filter, order, unknown } = understandSearch(text, searchCities);
  const { ageValue, ageUnit, city, federalState = [], ...choices } = filter;
  return [
    ...Object.entries(choices).flatMap(([name, values]) =>
      (values as readonly string[]).map((value) => `${name}:${value}`),
    ),
    ...(ageValue === undefined ? [] : [`${ageValue}${ageUnit}`]),
    ...(city === undefined ? [] : [`@${city}`]),
    ...federalState.map((state) => `#${state}`),
    ...(order === undefined ? [] : [order === 'newest' ? 'newest' : 'longest']),
    ...unknown.map((word) => `?${word}`),
  ].sort();
}

test('nine of ten phrases that people write are understood whole', () => {
  const wrong = searchPhrases
    .map((line) => line.split(' = '))
    .flatMap(([text = '', meaning = '']) => {
      const [found, meant] = [understood(text).join(), meantBy(meaning).join()];
      return found === meant ? [] : [`${text}\n    meant ${meant}\n    found ${found}`];
    });
  expect(searchPhrases.length).toBeGreaterThanOrEqual(300);
  expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(searchPhrases.length / 10);
});

test('a search as long as people can send it is read up to its bound, whatever it says', () => {
  const longest = 'a'.repeat(10_000);
  expect(understandSearch(longest, searchCities).unknown).toEqual([longest.slice(0, 200)]);
  expect(understandSearch('gatx '.repeat(2_000), searchCities).unknown.length).toBeLessThan(41);
  expect(understandSearch('', searchCities)).toEqual({ filter: {}, unknown: [], guessed: [] });
  expect(understandSearch('<script> %00 🐶 ñ', []).filter).toEqual({});
});

test('what is read as a slip of the pen is told, and is none where a pet is called so', () => {
  expect(understandSearch('Perla', searchCities)).toMatchObject({
    filter: { species: ['dog'] },
    guessed: ['Perla'],
  });
  const names = new Set(['perla']);
  expect(understandSearch('la Perla de Tulum', searchCities, { names })).toMatchObject({
    ...{ filter: { city: 'Tulum' }, unknown: ['Perla'], guessed: [] },
  });
});

test('a postal code is where the nearest are looked for', () => {
  for (const text of ['perros cerca de 77760', 'dogs near 77760', 'perros 77760']) {
    expect(understandSearch(text, searchCities)).toMatchObject({
      ...{ filter: { species: ['dog'] }, near: '77760', unknown: [] },
    });
  }
});

test('a state that is a breed as well can be asked for', () => {
  const { filter } = understandSearch('chihuahua', searchCities, { isStateFirst: true });
  expect(filter).toEqual({ federalState: ['Chihuahua'] });
});

test('what nobody wants puts no pet first', () => {
  expect(fitWords(['no gatos', 'negra'])).toEqual(['negr']);
});
