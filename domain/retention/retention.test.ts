import { expect, test } from 'vitest';
import { retentionCutoff, spanInWords, termOf } from './retention.ts';
import { retentionList } from './retention-list.ts';

const iso = (kind: Parameters<typeof retentionCutoff>[0], now: string) =>
  retentionCutoff(kind, new Date(now)).toISOString();

test('an account is told sixty days before its five years are over', () => {
  expect(iso('unusedAccounts', '2026-11-23T10:00:00.000Z')).toBe('2021-11-23T10:00:00.000Z');
  expect(iso('unusedAccountNotices', '2026-11-23T10:00:00.000Z')).toBe('2022-01-22T10:00:00.000Z');
});

test('donations are kept five years from the day on which their year’s return was due', () => {
  // Of 2020 the return was due until March 2021: five years after it nothing of 2020 needs a name.
  expect(iso('donations', '2026-03-31T23:00:00.000Z')).toBe('2020-01-01T08:00:00.000Z');
  expect(iso('donations', '2026-04-01T00:00:00.000Z')).toBe('2021-01-01T08:00:00.000Z');
  expect(iso('donations', '2026-12-31T00:00:00.000Z')).toBe('2021-01-01T08:00:00.000Z');
});

test('donors whom the law has identified are kept ten years, or as long as is configured', () => {
  expect(iso('identifiedDonations', '2036-07-01T00:00:00.000Z')).toBe('2026-07-01T00:00:00.000Z');
  const settings = { adoptionMonths: 12, identifiedDonorYears: 7 };
  expect(termOf('identifiedInvoices', settings).after).toEqual({ years: 7 });
  expect(retentionList('es', settings)).toContainEqual(
    expect.stringMatching(/^Quién hizo donativos por los que .* lavado .*: 7 años desde/),
  );
  expect(retentionList('en')).toContainEqual(expect.stringMatching(/laundering.*: 10 years since/));
});

test('says spans in words', () => {
  expect(spanInWords({ years: 1 }, 'es')).toBe('1 año');
  expect(spanInWords({ days: 30 }, 'en')).toBe('30 days');
  expect(spanInWords({ years: 5, days: -60 }, 'es')).toBe('5 años menos 60 días');
});
