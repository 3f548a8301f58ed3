import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { phone, useBrowser } from './browser.ts';

/** Everything by which a page could tell that there was another visitor before. */
const tracesIn = (page: Page) =>
  page.evaluate(async () => {
    const { cookie } = document;
    return {
      cookie,
      stored: [Object.keys(localStorage), Object.keys(sessionStorage)],
      databases: (await indexedDB.databases()).map(({ name }) => name),
      caches: await caches.keys(),
      window: [window.name, innerWidth, innerHeight, devicePixelRatio],
      isDark: matchMedia('(prefers-color-scheme: dark)').matches,
      onLine: navigator.onLine,
      hovered: document.querySelectorAll(':hover').length,
      // A new tab has its empty page behind it.
      isFirstPage: history.length <= 2 && history.state === null,
    };
  });

describe('a visitor', () => {
  const visit = useBrowser();
  const path = '/nosotros/historia';
  const used: Page[] = [];
  let untouched: object;

  it('changes everything that a tab keeps', async () => {
    const page = await visit(path, { viewport: phone });
    used.push(page);
    untouched = await tracesIn(page);
    await page.route('**/asked-for', (route) => route.fulfill({ body: 'seen' }));
    await page.evaluate(async () => {
      localStorage.setItem('seen', '1');
      sessionStorage.setItem('seen', '1');
      window.name = 'seen';
      await new Promise((resolve) => {
        indexedDB.open('seen').onsuccess = resolve;
      });
      await (await caches.open('seen')).put('/seen', new Response('seen'));
      for (const step of [1, 2, 3]) history.pushState({ step }, '', `?step=${step}`);
      // As a program that keeps something until the very end.
      addEventListener('pagehide', () => {
        localStorage.setItem('last', '1');
        sessionStorage.setItem('last', '1');
      });
    });
    const url = page.url();
    await page.context().addCookies([
      { name: 'seen', value: '1', url },
      { name: 'hidden', value: '1', url, httpOnly: true },
    ]);
    await page.context().newPage();
    await page.setViewportSize({ width: 500, height: 500 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.mouse.move(200, 30);
    await page.context().setOffline(true);
    expect(await tracesIn(page)).not.toEqual(untouched);
  });

  it('leaves nothing of it to the next one in that tab', async () => {
    const page = await visit(path, { viewport: phone });
    expect(page).toBe(used[0]);
    expect(await tracesIn(page)).toEqual(untouched);
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).toEqual(['lang']);
    expect(await page.evaluate(async () => (await fetch('/asked-for')).redirected)).toBe(true);
    expect(page.context().pages()).toEqual([page]);
  });

  it('is nobody who is in another tab at the same time', async () => {
    const [first, second] = [await visit(path), await visit(path)];
    await first.evaluate(() => localStorage.setItem('seen', '1'));
    expect(await second.evaluate(() => localStorage.getItem('seen'))).toBe(null);
  });
});
