import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Everything that must hold, cheapest first: format and lint, types, unused code, the build, then
 * unit, API and browser tests. Stops at the first step that fails; closes with a count of tests.
 */
const scratch = mkdtempSync(join(tmpdir(), 'casa-animal-test-'));
const report = join(scratch, 'report.json');

function run(title: string, command: string, ...args: string[]): boolean {
  const started = Date.now();
  console.log(`\n▸ ${title}`);
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: undefined },
  });
  console.log(
    `  ${status === 0 ? 'done' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
  return status === 0;
}

const passed =
  run('format, lint, types, unused code', 'npm', 'run', '--silent', 'check') &&
  run('build', 'npm', 'run', '--silent', 'build') &&
  run(
    'unit, API and browser tests',
    'npx',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  );

console.log(`\n${countTests()}`);
rmSync(scratch, { recursive: true, force: true });
process.exit(passed ? 0 : 1);

function countTests(): string {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
    return `${numPassedTests} passed, ${numFailedTests} failed`;
  } catch {
    return '0 passed, 1 failed';
  }
}
