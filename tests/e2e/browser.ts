import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { chromiumFlags } from '../setup/chromium.ts';
import { type Person, signInAs } from './wire.ts';

export const phone = { width: 390, height: 844 };
export const wide = { width: 1440, height: 900 };

interface VisitOptions extends BrowserContextOptions {
  /** Who is signed in when the page opens. */
  as?: Person;
}

/**
 * One Chromium for a test file. Each page is a new visitor; whatever a page writes to the console as an
 * error, throws, or asks of another host fails the test that opened it.
 */
export function useBrowser() {
  let browser: Browser;
  let complaints: string[] = [];
  const opened: Page[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: inject('chromium'), args: chromiumFlags });
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((page) => page.context().close()));
    const seen = complaints;
    complaints = [];
    expect(seen).toEqual([]);
  });
  afterAll(() => browser.close());

  return async function visit(path: string, visitOptions: VisitOptions = {}): Promise<Page> {
    const { as: person, ...options } = visitOptions;
    const portal = inject('portal');
    const context = await browser.newContext({ baseURL: portal, viewport: wide, ...options });
    const page = await context.newPage();
    opened.push(page);
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('request', (request) => {
      if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(portal)) {
        complaints.push(`${page.url()} asked for ${request.url()}`);
      }
    });
    if (person) {
      await page.goto('/robots.txt');
      await signInAs(page, person);
    }
    await page.goto(path, { waitUntil: 'networkidle' });
    return page;
  };
}
