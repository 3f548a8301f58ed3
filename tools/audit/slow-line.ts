import { setTimeout as delay } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { chromiumFlags, requireChromium } from '#tests/setup/chromium.ts';

/** A phone far from the mast, as Chromium slows itself down: each request waits for a round trip, all share the line. */
const line = { latency: 400, bytesPerSecond: 400_000 / 8 };
const processorSlowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };

/** Milliseconds after the page was asked for. */
export interface Loaded {
  firstPaint: number;
  /** The program answers: `<html data-ready>`. */
  program: number;
}

/** What a page must reach, in milliseconds. */
export const slowLineLimits: Loaded = { firstPaint: 1_500, program: 5_500 };

/** Pages for which the limits hold; `PET` is the page of one. */
export const slowLinePages = ['/', '/mascotas/adopcion', 'PET', '/contacto', '/donaciones'];

/** Milliseconds, for one page to load. */
const longestLoad = 60_000;

/**
 * The medians of `runs` visits, each by a browser that has nothing of the portal yet. Requests go over HTTP/1.1, six at
 * once, unless `site` is served otherwise.
 */
export async function loadOnSlowLine(site: string, path: string, runs: number): Promise<Loaded> {
  const found: Loaded[] = [];
  // As all but the first visitors get it: kept, and well compressed.
  await askUntilWellCompressed(site + path);
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: chromiumFlags,
  });
  try {
    for (let run = 0; run < runs; run += 1) found.push(await loadOnce(browser, site + path));
  } finally {
    await browser.close();
  }
  return {
    firstPaint: median(found.map(({ firstPaint }) => firstPaint)),
    program: median(found.map(({ program }) => program)),
  };
}

/** Gives up after a few tries: a page that nobody keeps is never compressed so. */
async function askUntilWellCompressed(address: string): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) {
    const { headers } = await fetch(address, { headers: { 'accept-encoding': 'br, gzip' } });
    if (headers.get('content-encoding') === 'br') return;
    await delay(200);
  }
}

async function loadOnce(browser: Browser, address: string): Promise<Loaded> {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(longestLoad);
    await slowDown(page);
    await page.addInitScript(noteTimes);
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForFunction(
      () =>
        document.documentElement.dataset.readyAt &&
        performance.getEntriesByName('first-contentful-paint').length,
    );
    return await page.evaluate(() => ({
      firstPaint:
        performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      program: Number(document.documentElement.dataset.readyAt),
    }));
  } finally {
    await context.close();
  }
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: line.bytesPerSecond,
    uploadThroughput: line.bytesPerSecond,
  });
}

/** Runs in the page, before anything of its own. */
function noteTimes(): void {
  new MutationObserver((_, observer) => {
    const root = document.documentElement;
    if (root?.dataset.ready === undefined) return;
    root.dataset.readyAt = String(performance.now());
    observer.disconnect();
  }).observe(document, { attributes: true, attributeFilter: ['data-ready'], subtree: true });
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
