import { expect, it } from 'vitest';
import { auditOnce, speedOf } from '../../scripts/audit/audit-page.ts';
import { pathsToAudit } from '../../scripts/audit/paths.ts';
import { portal } from '../setup/portal.ts';

/** Half of what Lighthouse calls good: on a busy machine letters come late, and a line may move by them. */
const mostLayoutShift = 0.05;
/** Milliseconds: a page is loaded, and looked at by all rules, on a machine with other work. */
const longest = 180_000;

// All others: npm run audit:pages.
it.each(['/', '/mascotas/adopcion', 'PET'])(
  '%s is open to everybody on a phone, light and still',
  { timeout: longest },
  async (named) => {
    const [path = ''] = await pathsToAudit(portal.url, [named]);
    const found = await auditOnce(portal.url, path);
    expect(found.wrong).toEqual([]);
    expect(found.layoutShift).toBeLessThan(mostLayoutShift);
    expect(found.scriptBytes).toBeGreaterThan(0);
    // How fast depends on what else the machine does: see docs/performance.md.
    process.stdout.write(`Lighthouse gives ${path} ${speedOf(found)} of 100 for its speed.\n`);
  },
);
