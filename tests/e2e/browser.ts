import { text } from 'node:stream/consumers';
import type { BrowserContextOptions, Download, Locator, Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { portal } from '../setup/portal.ts';
import { closeTab, keepSession, type Listener, openTab, recycleTab, type Tab } from './tabs.ts';
import type { Person } from './wire.ts';

export const phone = { width: 390, height: 844 };
export const wide = { width: 1440, height: 900 };

interface VisitOptions extends Pick<BrowserContextOptions, 'javaScriptEnabled'> {
  viewport?: { width: number; height: number };
  /** Reduced, unless the motion is what is tried: a click waits until nothing moves. */
  reducedMotion?: 'reduce' | 'no-preference';
  /** Who is signed in when the page opens. */
  as?: Person;
  /** How calls fail on the way, as the journey wants it: by which status, or for want of a connection. */
  refused?: number | 'unreachable';
  /** What the visitor does on a slow line: the page is there, its JavaScript waits until this is done. */
  beforeHydration?: (page: Page) => Promise<void>;
  /**
   * A context of its own, for a journey that needs an empty cache of files, or changes what the next visit cannot be
   * given back: the clock of the browser, its passkeys.
   */
  isolated?: boolean;
  /** Of a portal that the journey has started for itself. */
  origin?: string;
}

/**
 * Each page is a new visitor, in a tab that earlier ones used. Whatever a page writes to the
 * console as an error, throws, or asks of another host fails the test that opened it.
 */
export function useBrowser() {
  let complaints: string[] = [];
  const visits: { tab: Tab; isolated: boolean }[] = [];

  afterEach(async ({ task }) => {
    const failed = task.result?.state === 'fail';
    await Promise.all(
      visits.splice(0).map(({ tab, isolated }) => {
        tab.listener = undefined;
        return failed || isolated ? closeTab(tab) : recycleTab(tab);
      }),
    );
    const seen = complaints;
    complaints = [];
    expect(seen).toEqual([]);
  });

  return async function visit(path: string, visitOptions: VisitOptions = {}): Promise<Page> {
    const { as: person, refused, beforeHydration, isolated = false, ...others } = visitOptions;
    const { viewport = wide, reducedMotion = 'reduce', origin = portal.url, ...options } = others;
    const context = { baseURL: origin, ...options };
    const tab = await openTab({ viewport, reducedMotion }, context, isolated);
    const { page } = tab;
    tab.listener = listenerOf(page, (complaint) => complaints.push(complaint), refused, origin);
    visits.push({ tab, isolated });
    if (person) await keepSession(tab, person);
    if (options.javaScriptEnabled === false) await page.goto(path);
    else if (beforeHydration) await goSlowly(page, path, beforeHydration);
    else await goTo(page, path);
    return page;
  };
}

function listenerOf(
  page: Page,
  complain: (complaint: string) => void,
  refused: VisitOptions['refused'],
  origin: string,
): Listener {
  const wanted = refused === 'unreachable' ? ': net::ERR_' : ` with a status of ${refused} `;
  return {
    console(message) {
      const isWanted = refused && message.text().includes(wanted);
      if (message.type() === 'error' && !isWanted)
        complain(`${page.url()} wrote ${message.text()}`);
    },
    error: ({ message }) => complain(`${page.url()} threw ${message}`),
    request(request) {
      const isOwn = /^(?:data|blob):/.test(request.url()) || request.url().startsWith(origin);
      if (!isOwn) complain(`${page.url()} asked for ${request.url()}`);
    },
  };
}

/** Goes to a page as by its address. Resolves once it is hydrated. */
export async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await ready(page);
}

/** Goes to another page of the portal as by the browser's own buttons, without another load. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    const isOther = new URL(to, location.href).pathname !== location.pathname;
    if (isOther) document.querySelector('main')?.firstElementChild?.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await page.locator('main > :first-child:not([data-left])').waitFor({ state: 'attached' });
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

/** A locator injects 300 KB of script into the document first, a fifth of what a load costs. */
const ready = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        // Of a document that has only begun there may be no element yet.
        const look = () => document.documentElement?.dataset.ready !== undefined && resolve();
        const changes = { attributeFilter: ['data-ready'], childList: true, subtree: true };
        new MutationObserver(look).observe(document, changes);
        look();
      }),
  );

export const textOf = async (download: Download) => text(await download.createReadStream());
