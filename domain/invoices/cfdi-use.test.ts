import { expect, test } from 'vitest';
import { type CfdiUse, regimeFits, usesForDonation } from './cfdi-use.ts';
import type { TaxpayerKind } from './receiver.ts';

const since = { validFrom: '2022-01-01', validTo: null };
const use = (code: string, forCompanies: boolean, regimes: string[]): CfdiUse => ({
  ...since,
  code,
  name: code,
  forPeople: true,
  forCompanies,
  regimes,
});
const uses = [
  use('G01', true, ['601', '612']),
  use('G03', true, ['601', '612', '626']),
  use('D04', false, ['605', '612']),
  use('S01', true, ['601', '605', '612', '616', '626']),
];

test.each<[TaxpayerKind, string, string[]]>([
  ['person', '605', ['D04', 'S01']],
  ['person', '612', ['D04', 'G03', 'S01']],
  ['person', '626', ['G03', 'S01']],
  ['company', '601', ['G03', 'S01']],
  ['company', '605', ['S01']],
  ['generic', '', ['S01']],
])('a %s of régimen %s uses a donation for %j', (kind, taxRegime, codes) => {
  const found = usesForDonation(uses, { kind, taxRegime }, '2026-11-22');
  expect(found.map(({ code }) => code)).toEqual(codes);
});

test('what the SAT has taken back cannot be chosen', () => {
  const ended = uses.map((one) => ({ ...one, validTo: '2026-10-31' }));
  expect(usesForDonation(ended, { kind: 'person', taxRegime: '605' }, '2026-11-22')).toEqual([]);
});

test('a régimen fits its kind of taxpayer', () => {
  const wages = { ...since, code: '605', forPeople: true, forCompanies: false };
  expect(regimeFits(wages, 'person', '2026-11-22')).toBe(true);
  expect(regimeFits(wages, 'company', '2026-11-22')).toBe(false);
  expect(regimeFits(wages, 'generic', '2026-11-22')).toBe(false);
  expect(regimeFits({ ...wages, code: '616' }, 'generic', '2026-11-22')).toBe(true);
});
