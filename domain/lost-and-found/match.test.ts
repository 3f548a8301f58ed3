import { expect, test } from 'vitest';
import { type Compared, colorsIn, matchOf } from './match.ts';

const lost: Compared = {
  sex: 'male',
  size: 'medium',
  colors: ['brown', 'white'],
  marks: 'Collar rojo y una cicatriz en la oreja',
  happenedOn: '2026-11-10',
  around: { south: 2116, west: -8686 },
  microchip: '',
  prints: [],
};

test('two that agree in place, days and looks match, with their reasons', () => {
  const found = { ...lost, happenedOn: '2026-11-12', around: { south: 2118, west: -8686 } };
  expect(matchOf(lost, found)).toMatchObject({
    reasons: ['color', 'size', 'sex', 'marks', 'distance', 'days'],
    kilometers: 2,
    days: 2,
  });
});

test('a chip decides by itself, whatever else is said', () => {
  const chip = '484000000000017';
  const other: Compared = { ...lost, sex: 'female', size: 'large', colors: [], microchip: chip };
  expect(matchOf({ ...lost, microchip: chip }, other)).toMatchObject({
    reasons: ['chip'],
    score: 100,
  });
  expect(
    matchOf({ ...lost, microchip: '484000000000018' }, { ...lost, microchip: chip }),
  ).toBeUndefined();
});

test('what speaks against it leaves no match', () => {
  expect(matchOf(lost, { ...lost, happenedOn: '2026-11-01' })).toBeUndefined();
  expect(matchOf(lost, { ...lost, around: { south: 1900, west: -9900 } })).toBeUndefined();
  expect(matchOf(lost, { ...lost, sex: 'female', colors: ['black'], marks: '' })).toBeUndefined();
  expect(matchOf(lost, { ...lost, size: 'large', around: null })).toMatchObject({
    kilometers: null,
  });
});

test('a photo that looks the same counts beyond distance', () => {
  const far: Compared = {
    ...lost,
    around: { south: 1900, west: -9900 },
    prints: ['00000000000000ff'],
  };
  expect(matchOf({ ...lost, prints: ['00000000000000fe'] }, far)?.reasons).toContain('photo');
});

test('reads colors in words', () => {
  expect(colorsIn('Negra con manchas blancas')).toEqual(['black', 'white', 'spotted']);
  expect(colorsIn('azul')).toEqual([]);
});
