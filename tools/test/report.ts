import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

interface FileReport {
  name: string;
  startTime: number;
  endTime: number;
}

export interface VitestReport {
  testResults: FileReport[];
  numPassedTests: number;
  numFailedTests: number;
}

export interface TestReport {
  /** Slowest first, with their seconds. */
  files: string[];
  /** As `files`, dearest first: the sum of its files, which have one core each where two run side by side. */
  folders: string[];
  /** `10 passed, 0 failed`; a step that failed without a test counts as one. */
  count: string;
}

/** @param stepFailed whether something has failed that the report may not know of */
export function readReport(file: string, stepFailed: boolean): TestReport {
  try {
    return reportOf(JSON.parse(readFileSync(file, 'utf8')), stepFailed);
  } catch {
    return { files: [], folders: [], count: '0 passed, 1 failed' };
  }
}

export function reportOf(
  { testResults, numPassedTests, numFailedTests }: VitestReport,
  stepFailed: boolean,
): TestReport {
  const files = new Map<string, number>();
  const folders = new Map<string, number>();
  for (const { name, startTime, endTime } of testResults) {
    const file = relative('', name);
    const folder = folderOf(file);
    const seconds = (endTime - startTime) / 1000;
    files.set(file, seconds);
    folders.set(folder, (folders.get(folder) ?? 0) + seconds);
  }
  const failures = stepFailed ? Math.max(numFailedTests, 1) : numFailedTests;
  return {
    files: bySeconds(files),
    folders: bySeconds(folders),
    count: `${numPassedTests} passed, ${failures} failed`,
  };
}

/** A feature's, of the server and of its API tests; else the first. */
function folderOf(file: string): string {
  const folders = file.split('/');
  const [first = '', second] = folders;
  if (first === 'server' && second === 'features') return folders.slice(0, 4).join('/');
  if (first === 'tests' && second === 'api') return folders.slice(0, 3).join('/');
  return first === 'tests' ? `${first}/${second}` : first;
}

const bySeconds = (seconds: ReadonlyMap<string, number>): string[] =>
  [...seconds]
    .toSorted(([, a], [, b]) => b - a)
    .map(([name, lasted]) => `${lasted.toFixed(1).padStart(8)} s  ${name}`);
