import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { chromiumFlags, requireChromium } from '../tests/setup/chromium.ts';

/**
 * npm run lighthouse -- URL…: scores of a running portal's pages as a phone sees them, and what they weigh.
 * The budgets: 98/100/100/100, JavaScript 130 KB and styles 20 KB compressed, no layout shift.
 */
const urls = process.argv.slice(2);
if (urls.length === 0) throw new Error('Name at least one address, such as http://localhost:3000/');

const chrome = await launch({
  chromePath: requireChromium(),
  chromeFlags: ['--headless', ...chromiumFlags],
});
for (const url of urls) {
  const run = await lighthouse(url, { port: chrome.port, logLevel: 'error' });
  if (run) console.log(`${url}\n  ${scores(run.lhr)}\n  ${weights(run.lhr)}`);
}
chrome.kill();

function scores({ categories, audits }: Result): string {
  const each = Object.values(categories).map(
    ({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`,
  );
  const shift = audits['cumulative-layout-shift']?.displayValue;
  return [...each, `layout shift ${shift}`].join(', ');
}

function weights({ audits }: Result): string {
  const details = audits['network-requests']?.details;
  const items = details?.type === 'table' ? details.items : [];
  const sum = (type: string) =>
    items
      .filter((item) => item.resourceType === type)
      .reduce((total, item) => total + Number(item.transferSize), 0) / 1000;
  const types = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'];
  return types.map((type) => `${type} ${sum(type).toFixed(1)} KB`).join(', ');
}
