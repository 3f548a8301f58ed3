import { text } from 'node:stream/consumers';
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Download,
  type Locator,
  type Page,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { portal } from '../setup/portal.ts';
import { type Person, sessionOf } from './wire.ts';

export const phone = { width: 390, height: 844 };
export const wide = { width: 1440, height: 900 };

/** See CONTRIBUTING.md. */
const isSlow = process.env.SLOW_BROWSER !== undefined;

interface VisitOptions extends BrowserContextOptions {
  /** Who is signed in when the page opens. */
  as?: Person;
  /** The status of calls that are refused on the way, as the journey wants it. */
  refused?: number;
  /** What the visitor does on a slow line: the page is there, its program waits until this is done. */
  beforeHydration?: (page: Page) => Promise<void>;
}

/**
 * The Chromium of all journeys. Each page is a new visitor; whatever a page writes to the console as an error,
 * throws, or asks of another host fails the test that opened it.
 */
export function useBrowser() {
  let browser: Browser;
  let complaints: string[] = [];
  const opened: Page[] = [];

  beforeAll(async () => {
    browser = await chromium.connect(inject('chromium'));
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((page) => page.context().close()));
    const seen = complaints;
    complaints = [];
    expect(seen).toEqual([]);
  });
  afterAll(() => browser.close());

  return async function visit(path: string, visitOptions: VisitOptions = {}): Promise<Page> {
    const { as: person, refused, beforeHydration, ...options } = visitOptions;
    const origins = person ? [{ origin: portal.url, localStorage: await sessionOf(person) }] : [];
    const context = await browser.newContext({
      baseURL: portal.url,
      viewport: wide,
      storageState: { cookies: [], origins },
      ...options,
    });
    if (isSlow) context.on('page', slowDown);
    const page = await context.newPage();
    opened.push(page);
    page.on('console', (message) => {
      const isWanted = refused && message.text().includes(`with a status of ${refused} `);
      if (message.type() === 'error' && !isWanted) {
        complaints.push(`${page.url()}: ${message.text()}`);
      }
    });
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('request', (request) => {
      if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(portal.url)) {
        complaints.push(`${page.url()} asked for ${request.url()}`);
      }
    });
    if (options.javaScriptEnabled === false) await page.goto(path);
    else if (beforeHydration) await goSlowly(page, path, beforeHydration);
    else await goTo(page, path);
    return page;
  };
}

/** As on an old telephone far from the mast. */
async function slowDown(page: Page): Promise<void> {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await chromium.send('Network.enable');
  await chromium.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    // As fast as they are.
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
}

/** Goes to a page as by its address. Resolves once its program answers. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await ready(page);
}

async function goSlowly(
  page: Page,
  path: string,
  meanwhile: (page: Page) => Promise<void>,
): Promise<void> {
  const arrive = await holdBack(page, '**/assets/*.js');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await meanwhile(page);
  await arrive();
  await ready(page);
}

/** What the page asks for there does not come until the function is called that this returns; it ends other routes too. */
export async function holdBack(page: Page, address: string): Promise<() => Promise<void>> {
  let arrive = () => {};
  const line = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(address, (route) => line.then(() => route.continue()));
  return async () => {
    arrive();
    await page.unrouteAll({ behavior: 'wait' });
  };
}

/** Resolves once it has the focus. */
export const focusAt = (element: Locator) =>
  element.and(element.page().locator(':focus')).waitFor();

export async function reload(page: Page): Promise<void> {
  await page.reload({ waitUntil: 'commit' });
  await ready(page);
}

const ready = (page: Page) => page.locator('html[data-ready]').waitFor();

/** A browser that is connected to keeps what it downloads to itself. */
export const textOf = async (download: Download) => text(await download.createReadStream());
