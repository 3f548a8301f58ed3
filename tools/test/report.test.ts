import { expect, it } from 'vitest';
import { readReport, reportOf } from './report.ts';

const file = (name: string, seconds: number) => ({
  name: `${process.cwd()}/${name}`,
  startTime: 5_000,
  endTime: 5_000 + seconds * 1000,
});

const report = {
  testResults: [
    file('domain/money.test.ts', 0.25),
    file('domain/pets/pet-life.test.ts', 1),
    file('server/features/animals/pets/import/csv-file.test.ts', 2),
    file('server/process/stop.test.ts', 3),
    file('tests/api/pets/pet-uploads.test.ts', 4),
    file('tests/api/pets/own-lists.test.ts', 5),
    file('tests/e2e/shell.test.ts', 12.5),
  ],
  numPassedTests: 40,
  numFailedTests: 0,
};

it('tells what each folder costs, and which files are slow', () => {
  const { files, folders, count } = reportOf(report, false);
  expect(folders).toEqual([
    '    12.5 s  tests/e2e',
    '     9.0 s  tests/api/pets',
    '     3.0 s  server',
    '     2.0 s  server/features/animals/pets',
    '     1.3 s  domain',
  ]);
  expect(files.slice(0, 2)).toEqual([
    '    12.5 s  tests/e2e/shell.test.ts',
    '     5.0 s  tests/api/pets/own-lists.test.ts',
  ]);
  expect(count).toBe('40 passed, 0 failed');
});

it('counts a step that failed without a test, and a run without a report', () => {
  expect(reportOf(report, true).count).toBe('40 passed, 1 failed');
  expect(reportOf({ ...report, numFailedTests: 3 }, true).count).toBe('40 passed, 3 failed');
  expect(readReport('/nowhere/report.json', false).count).toBe('0 passed, 1 failed');
});
