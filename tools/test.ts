import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readReport } from './test/report.ts';

/**
 * Everything that must hold: the build, then unit, API and browser tests, and beside them format, lint, types and
 * unused code, which take one core. `--quick` runs the unit and API tests alone, on SQLite. The first step that fails ends
 * the others. Closes with the slowest files, the cost of each folder, the time of each step and, alone on the last line, a
 * count of tests.
 */
const scratch = mkdtempSync(join(tmpdir(), 'casa-animal-test-'));
const report = join(scratch, 'report.json');
const running = new Set<ChildProcess>();
const times: string[] = [];
let failed = false;

interface Step {
  title: string;
  command: string;
  env?: NodeJS.ProcessEnv;
  /** Says nothing unless it fails, for another step is speaking. */
  aside?: boolean;
}

async function run({ title, command, env, aside = false }: Step): Promise<boolean> {
  if (failed) return false;
  if (!aside) console.log(`\n▸ ${title}`);
  const started = performance.now();
  const child = spawn(command, {
    shell: true,
    // A group of its own, so that all of it can be ended.
    detached: true,
    stdio: ['ignore', aside ? 'pipe' : 'inherit', aside ? 'pipe' : 'inherit'],
    env: { ...process.env, NODE_ENV: undefined, ...env },
  });
  running.add(child);
  let words = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      words += text;
    });
  }
  const status = await new Promise((resolve) => child.once('close', resolve));
  running.delete(child);
  const wasEnded = failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  const outcome = wasEnded ? 'ended' : status === 0 ? 'done' : 'FAILED';
  times.push(`${seconds.padStart(8)} s  ${title}${outcome === 'done' ? '' : `: ${outcome}`}`);
  if (outcome === 'FAILED') {
    failed = true;
    endOthers();
    console.error(`${words}\n▸ ${title}: FAILED`);
  }
  return outcome === 'done';
}

function endOthers(): void {
  for (const { pid } of running) if (pid) process.kill(-pid, 'SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    failed = true;
    endOthers();
  });
}

const tests = (title: string, projects: string, env?: NodeJS.ProcessEnv) =>
  run({
    title,
    command: `npx vitest run ${projects} --reporter=default --reporter=json --outputFile.json=${report}`,
    env,
  });

if (process.argv.includes('--quick')) {
  await tests('unit and API tests on SQLite', '--project unit --project api', {
    TEST_DATABASES: 'sqlite',
  });
} else {
  await Promise.all([
    run({
      title: 'format, lint, types, unused code, supply chain (beside the others)',
      command: 'npm run --silent check && npm run --silent check:supply',
      aside: true,
    }),
    run({ title: 'build', command: 'npm run --silent build' }).then(
      (built) => built && tests('unit, API and browser tests', ''),
    ),
  ]);
}

const { files, folders, count } = readReport(report, failed);
if (files.length > 0) {
  console.log(`\nSlowest files\n${files.slice(0, 10).join('\n')}`);
  console.log(`\nCost of each folder\n${folders.join('\n')}`);
}
console.log(`\nTime of each step\n${times.join('\n')}`);
console.log(`\n${count}`);
rmSync(scratch, { recursive: true, force: true });
process.exit(failed ? 1 : 0);
