import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import lighthouse, { type Result } from 'lighthouse';
import { withNewBrowser } from './browser.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What a page must reach: each score in the order of `categories`; as sent, in bytes. */
export const limits = {
  scores: [98, 100, 100, 100],
  script: 122_000,
  style: 20_000,
  /** Lighthouse says 0 for less. */
  layoutShift: 0.005,
} as const;

/** A busy machine costs a page points for its speed. */
const mostTries = 3;
/** Milliseconds, for one page to load. */
const longestLoad = 30_000;

export interface Audited {
  scores: number[];
  scriptBytes: number;
  styleBytes: number;
  layoutShift: number;
  /** What costs the page points for its speed, where they are too few, and what moves: other work of the machine does too. */
  slow: string[];
  /** What else is not good enough, on whatever machine. */
  wrong: string[];
}

/** The fastest of a few tries; the first that is fast enough is the last. */
export async function audit(site: string, path: string): Promise<Audited> {
  let best = await auditOnce(site, path);
  for (let tries = 1; tries < mostTries && best.slow.length > 0; tries += 1) {
    const found = await auditOnce(site, path);
    if (speedOf(found) > speedOf(best)) best = found;
  }
  return best;
}

/** Of 100. */
const speedOf = ({ scores }: Audited) => scores[0] ?? 0;

/** @throws where Lighthouse could not look at the page */
async function auditOnce(site: string, path: string): Promise<Audited> {
  // A browser on a machine with much other work may not answer in time; then it is asked once more.
  const lhr = await look(site + path).catch(() => look(site + path));
  const scores = categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
  const scriptBytes = await sentBytes(lhr, 'Script', site);
  const styleBytes = await inlineStyleBytes(site + path);
  const layoutShift = lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  const [slow = [], ...others] = categories.map((name, index) =>
    (scores[index] ?? 0) < (limits.scores[index] ?? 0) ? complaintsOf(lhr, name) : [],
  );
  const wrong = [
    ...others.flat(),
    ...(scriptBytes > limits.script ? [`too much JavaScript: ${scriptBytes} bytes`] : []),
    ...(styleBytes > limits.style ? [`too much CSS: ${styleBytes} bytes`] : []),
  ];
  if (layoutShift > limits.layoutShift) slow.push(`the layout shifts: ${layoutShift}`);
  return { scores, scriptBytes, styleBytes, layoutShift, slow, wrong };
}

async function look(address: string): Promise<Result> {
  const run = await withNewBrowser((port) =>
    lighthouse(address, {
      port,
      onlyCategories: [...categories],
      formFactor: 'mobile',
      throttlingMethod: 'simulate',
      maxWaitForLoad: longestLoad,
      disableFullPageScreenshot: true,
      logLevel: 'silent',
      output: 'json',
    }),
  );
  if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? address);
  for (const { title, score } of Object.values(run.lhr.categories))
    if (score === null) throw new Error(`Lighthouse could not finish ${title} of ${address}.`);
  return run.lhr;
}

/** What costs a category its points. */
function complaintsOf(lhr: Result, category: string): string[] {
  return (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
    const found = lhr.audits[id];
    if (!found || weight === 0 || found.score === null || found.score >= 0.95) return [];
    return [`${category}: ${found.title} ${found.displayValue ?? ''}`.trim()];
  });
}

/** The bodies of all that the page has loaded of a kind, as they are sent. */
async function sentBytes(lhr: Result, type: string, site: string): Promise<number> {
  const { details } = lhr.audits['network-requests'] ?? {};
  const items = details?.type === 'table' ? details.items : [];
  const files = new Set(
    items.flatMap((item) =>
      item.resourceType === type && String(item.url).startsWith(site) ? [String(item.url)] : [],
    ),
  );
  let sum = 0;
  for (const file of files) sum += await bytesOf(file);
  return sum;
}

/** Of the styles that stand in the document, as large as they are compressed by themselves. */
async function inlineStyleBytes(address: string): Promise<number> {
  const html = await (await fetch(address)).text();
  const [, styles = ''] = /<style id="page-styles">([\s\S]*?)<\/style>/.exec(html) ?? [];
  return brotliCompressSync(styles).length;
}

/** `fetch` would unpack it. */
function bytesOf(file: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(file, { headers: { 'accept-encoding': 'br' } }, (response) => {
      buffer(response).then(({ length }) => resolve(length), reject);
    }).once('error', reject);
  });
}
