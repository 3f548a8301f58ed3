import { expect, test } from 'vitest';
import { archiveDate, archiveName, archivesToRemove } from './retention.ts';

const timezone = 'America/Mexico_City';
const hour = 3_600_000;
/** Of so many hours, one after the other, until the instant. */
const hourly = (until: string, hours: number) =>
  Array.from({ length: hours }, (_, back) =>
    archiveName(new Date(Date.parse(until) - back * hour).toISOString()),
  );

test('the name of an archive says when it was begun', () => {
  const name = archiveName('2026-11-23T09:30:05.123Z');
  expect(name).toBe('casa-animal-2026-11-23t09-30-05z.tar.age');
  expect(archiveDate(name)?.toISOString()).toBe('2026-11-23T09:30:05.000Z');
  expect(archiveDate('casa-animal-2026-99-99t09-30-05z.tar.age')).toBeUndefined();
});

test('of each day, week, month and year the last archive stays', () => {
  const names = hourly('2026-11-23T15:00:00Z', 24 * 500);
  const removed = new Set(archivesToRemove(names, '3d,2w,2m,2y', timezone));
  // The day ends at six in the morning of Greenwich.
  expect(names.filter((name) => !removed.has(name))).toEqual(
    [
      '2026-11-23t15', // today, this week, this month, this year
      '2026-11-23t05', // Sunday the 22nd: a day, and last week
      '2026-11-22t05',
      '2026-11-01t05', // October
      '2026-01-01t05', // 2025
    ].map((day) => `casa-animal-${day}-00-00z.tar.age`),
  );
});

test('the newest stays whatever the rule, and so do files of others', () => {
  const names = hourly('2026-11-23T15:00:00Z', 2);
  const others = [
    'notes.txt',
    'casa-animal.tar.age',
    'casa-animal-2020-01-01t00-00-00z.tar.age.partial-7',
  ];
  expect(archivesToRemove([...names, ...others], '0d', timezone)).toEqual(names.slice(1));
  expect(archivesToRemove(others, '1d', timezone)).toEqual([]);
});
