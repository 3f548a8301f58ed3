import {
  type Browser,
  type BrowserContextOptions,
  type CDPSession,
  type ConsoleMessage,
  chromium,
  type Page,
  type Request,
} from 'playwright-core';
import { inject } from 'vitest';
import { chromiumFlags } from '../setup/chromium.ts';
import { portal } from '../setup/portal.ts';
import { type Person, sessionOf } from './wire.ts';

/** See CONTRIBUTING.md. */
const isSlow = process.env.SLOW_BROWSER !== undefined;

/** What a tab takes on after it was opened. */
interface Look {
  viewport: { width: number; height: number };
  reducedMotion: 'reduce' | 'no-preference';
}

export interface Tab {
  page: Page;
  /** What its page tells of itself, to the visit that uses it. */
  listener?: Listener | undefined;
  options: BrowserContextOptions;
  chromium: CDPSession;
}

export interface Listener {
  console(message: ConsoleMessage): void;
  error(error: Error): void;
  request(request: Request): void;
}

/** One for each worker: what commands another process's browser goes through that process, for a tenth of a journey. */
let browser: Promise<Browser> | undefined;
/** Those that nobody uses, by the options of their contexts: a new one costs three times what a page costs in it. */
const idle = new Map<string, Tab[]>();

/** Shows a document without JavaScript, in which nothing is stored. */
const blank = `${portal.url}/robots.txt`;

/** A tab of a visitor who was never here. Two that are open at the same time are two visitors. */
export async function openTab(
  { viewport, reducedMotion }: Look,
  options: BrowserContextOptions,
  isNew = false,
): Promise<Tab> {
  const tab = (!isNew && idle.get(keyOf(options))?.pop()) || (await newTab(options));
  await Promise.all([
    tab.page.setViewportSize(viewport),
    tab.page.emulateMedia({ reducedMotion, colorScheme: 'light' }),
  ]);
  return tab;
}

async function newTab(options: BrowserContextOptions): Promise<Tab> {
  browser ??= chromium.launch({ executablePath: inject('chromium'), args: chromiumFlags });
  const context = await (await browser).newContext(options);
  if (isSlow) context.on('page', slowDown);
  const page = await context.newPage();
  await page.goto(blank);
  const tab: Tab = { page, options, chromium: await context.newCDPSession(page) };
  // Once a tab: each subscription is a way to the browser and back.
  page
    .on('console', (message) => tab.listener?.console(message))
    .on('pageerror', (error) => tab.listener?.error(error))
    .on('request', (request) => tab.listener?.request(request));
  return tab;
}

/** Keeps the tab for another visit, of which nobody can tell that there was one before. */
export async function recycleTab(tab: Tab): Promise<void> {
  const { page, options, chromium } = tab;
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.setOffline(false)]);
  // The program ends before what it has stored goes, or it would store again.
  await page.goto(blank);
  await Promise.all([
    page.evaluate(() => {
      sessionStorage.clear();
      window.name = '';
    }),
    chromium.send('Storage.clearDataForOrigin', { origin: portal.url, storageTypes: 'all' }),
    context.clearCookies(),
    chromium.send('Page.resetNavigationHistory'),
    // Or it would hover over what the next page shows there.
    page.mouse.move(-1, -1),
  ]);
  const key = keyOf(options);
  idle.set(key, [...(idle.get(key) ?? []), tab]);
}

export const closeTab = ({ page }: Tab) => page.context().close();

/** Before the first page, as if the person had signed in days ago. */
export async function keepSession({ page }: Tab, person: Person): Promise<void> {
  await page.evaluate(
    (entries) => {
      for (const { name, value } of entries) localStorage.setItem(name, value);
    },
    await sessionOf(person),
  );
}

const keyOf = (options: BrowserContextOptions) => JSON.stringify(options);

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
