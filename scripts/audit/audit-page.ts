import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';
import lighthouse, { type Result } from 'lighthouse';
import type { PortalForAudit } from './open-portal.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What a page must reach: each score in the order of `categories`; as sent, in bytes. */
export const limits = {
  scores: [98, 100, 100, 100],
  script: 120 * 1024,
  style: 20 * 1024,
  layoutShift: 0,
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
  /** What is not good enough; the least that it was in all tries. */
  complaints: string[];
}

/** The best of a few tries; the first that is good enough is the last. */
export async function audit(portal: PortalForAudit, path: string): Promise<Audited> {
  let best: Audited | undefined;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const found = await auditOnce(portal, path);
    if (!best || found.complaints.length < best.complaints.length || isFaster(found, best))
      best = found;
    if (best.complaints.length === 0) break;
  }
  if (!best) throw new Error('no try was made');
  return best;
}

const isFaster = (one: Audited, other: Audited) => (one.scores[0] ?? 0) > (other.scores[0] ?? 0);

async function auditOnce({ url, browserPort }: PortalForAudit, path: string): Promise<Audited> {
  const run = await lighthouse(url + path, {
    port: browserPort,
    onlyCategories: [...categories],
    formFactor: 'mobile',
    throttlingMethod: 'simulate',
    maxWaitForLoad: longestLoad,
    logLevel: 'silent',
    output: 'json',
  });
  if (!run || run.lhr.runtimeError) throw new Error(run?.lhr.runtimeError?.message ?? path);
  const { lhr } = run;
  const scores = categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100));
  const scriptBytes = await sentBytes(lhr, 'Script', url);
  const styleBytes = await sentBytes(lhr, 'Stylesheet', url);
  const layoutShift = lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN;
  const complaints = [
    ...categories.flatMap((name, index) =>
      (scores[index] ?? 0) < (limits.scores[index] ?? 0) ? complaintsOf(lhr, name) : [],
    ),
    ...(scriptBytes > limits.script ? ['too much JavaScript'] : []),
    ...(styleBytes > limits.style ? ['too much CSS'] : []),
    ...(layoutShift > limits.layoutShift ? ['the layout shifts'] : []),
  ];
  return { scores, scriptBytes, styleBytes, layoutShift, complaints };
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
async function sentBytes(lhr: Result, type: string, url: string): Promise<number> {
  const { details } = lhr.audits['network-requests'] ?? {};
  const items = details?.type === 'table' ? details.items : [];
  const files = new Set(
    items.flatMap((item) =>
      item.resourceType === type && String(item.url).startsWith(url) ? [String(item.url)] : [],
    ),
  );
  let sum = 0;
  for (const file of files) sum += await bytesOf(file);
  return sum;
}

/** `fetch` would unpack it. */
function bytesOf(file: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(file, { headers: { 'accept-encoding': 'br' } }, (response) => {
      buffer(response).then(({ length }) => resolve(length), reject);
    }).once('error', reject);
  });
}
