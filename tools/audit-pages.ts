import { parseArgs } from 'node:util';
import { StartupError } from '#server/process/startup-error.ts';
import { type Audited, audit, limits } from './audit/audit-page.ts';
import { openForAudit } from './audit/open-portal.ts';
import { pathsToAudit } from './audit/paths.ts';
import { loadOnSlowLine, slowLineLimits, slowLinePages } from './audit/slow-line.ts';

/**
 * npm run audit:pages [-- [--slow-line] [--runs N] PATH…]: Lighthouse on a phone for the public pages of the built portal,
 * in both languages, then a slow line for the most visited ones, or both for those that are named; `PET` is the page of
 * one. Writes a line for each, and fails where one is not good enough. `--slow-line` leaves Lighthouse out.
 */
async function main(): Promise<boolean> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'slow-line': { type: 'boolean' }, runs: { type: 'string', default: '5' } },
  });
  const portal = await openForAudit();
  try {
    const passesLighthouse = values['slow-line'] || (await askLighthouse(portal.url, positionals));
    const named = positionals.length > 0 ? positionals : slowLinePages;
    return (await measureSlowLine(portal.url, named, Number(values.runs))) && passesLighthouse;
  } finally {
    await portal.close();
  }
}

async function askLighthouse(url: string, named: readonly string[]): Promise<boolean> {
  const failed: string[] = [];
  const paths = await pathsToAudit(url, named);
  console.log(`perf a11y best seo   JS kB  CSS kB  shift  page`);
  for (const path of paths) {
    const audited = await audit(url, path);
    console.log(`${lineOf(audited)}  ${path}`);
    const complaints = [...audited.wrong, ...audited.slow];
    for (const complaint of complaints) console.log(`    ${complaint}`);
    if (complaints.length > 0) failed.push(path);
  }
  console.log(
    failed.length > 0
      ? `${failed.length} of ${paths.length} pages are below ${limits.scores.join('/')} or too large.`
      : `All ${paths.length} pages are at least ${limits.scores.join('/')}, and small enough.`,
  );
  return failed.length === 0;
}

async function measureSlowLine(url: string, named: readonly string[], runs: number) {
  const paths = await pathsToAudit(url, named);
  const slow: string[] = [];
  console.log('slow line, medians in ms: paint  program  page');
  for (const path of paths) {
    const { firstPaint, program } = await loadOnSlowLine(url, path, runs);
    console.log(
      `${milliseconds(firstPaint).padStart(31)}${milliseconds(program).padStart(9)}  ${path}`,
    );
    const isFast = firstPaint <= slowLineLimits.firstPaint && program <= slowLineLimits.program;
    if (!isFast) slow.push(path);
  }
  const aims = `${slowLineLimits.firstPaint} and ${slowLineLimits.program} ms`;
  console.log(slow.length > 0 ? `Slower than ${aims}: ${slow.join(', ')}` : `All within ${aims}.`);
  return slow.length === 0;
}

const milliseconds = (value: number) => value.toFixed(0);

const lineOf = ({ scores, scriptBytes, styleBytes, layoutShift }: Audited) =>
  [
    ...scores.map((score) => String(score).padStart(4)),
    kilobytes(scriptBytes).padStart(7),
    kilobytes(styleBytes).padStart(7),
    layoutShift.toFixed(3).padStart(6),
  ].join(' ');

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

main().then(
  (isGood) => process.exit(isGood ? 0 : 1),
  (error: unknown) => {
    console.error(error instanceof StartupError ? error.message : error);
    process.exit(1);
  },
);
