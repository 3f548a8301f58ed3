import { dateIn } from '#domain/clock.ts';
import { measureCalls } from './calls.ts';
import { measureManagedLists } from './managed-lists.ts';
import { measurePages } from './pages.ts';
import { quietness } from './quiet.ts';
import { measureStaff } from './staff.ts';
import { measureStart } from './start-up.ts';
import { measureUploads } from './uploads.ts';

/**
 * Compares the production server with bare servers on the same rows, in one run on one machine (docs/performance.md).
 * `npm run build` first. Names of parts as arguments run only those.
 */
const sizes = (process.env.BENCH_SIZES ?? '10000,100000').split(',').map(Number);
const today = dateIn('America/Mexico_City', new Date());

const parts: Record<string, () => Promise<void>> = {
  calls: () => measureCalls(sizes, today),
  start: () => measureStart(today),
  pages: () => measurePages(Math.min(...sizes), today),
  lists: () => measureManagedLists(Math.max(...sizes), today),
  staff: () => measureStaff(sizes, today),
  uploads: measureUploads,
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in parts));
if (unknown)
  throw new Error(`There is no part ${unknown}; there are ${Object.keys(parts).join(', ')}.`);
for (const [name, measurePart] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  process.stdout.write(`\n${name}\n`);
  await measurePart();
}
process.stdout.write(`\n${quietness()}\n`);
