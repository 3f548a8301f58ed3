import { parseArgs } from 'node:util';
import { Refusal } from '#server/refusal.ts';
import { type Audited, audit, limits } from './audit/audit-page.ts';
import { openForAudit } from './audit/open-portal.ts';
import { pathsToAudit } from './audit/paths.ts';

/**
 * npm run audit:pages [-- PATH…]: Lighthouse on a phone for the public pages of the built portal, in both languages, or
 * for those that are named; `PET` is the page of one. Writes a line for each, and fails where one is not good enough.
 */
async function main(): Promise<boolean> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const portal = await openForAudit();
  try {
    const failed: string[] = [];
    const paths = await pathsToAudit(portal.url, positionals);
    console.log(`perf a11y best seo   JS kB  CSS kB  shift  page`);
    for (const path of paths) {
      const audited = await audit(portal.url, path);
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
  } finally {
    await portal.close();
  }
}

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
    console.error(error instanceof Refusal ? error.message : error);
    process.exit(1);
  },
);
