import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions, run } from 'axe-core';
import type { Page } from 'playwright-core';
import { wide } from './browser.ts';

/**
 * What axe finds, and whether the page fits its window. In the dark only the colours differ.
 * @param within what axe looks at, where it knows the rest of the page
 */
export async function problemsOf(page: Page, within = 'html'): Promise<string[]> {
  const problems = [...(await layoutProblemsOf(page)), ...(await violationsOf(page, { within }))];
  await page.emulateMedia({ colorScheme: 'dark' });
  problems.push(...(await violationsOf(page, { within, runOnly: ['color-contrast'] })));
  await page.emulateMedia({ colorScheme: 'light' });
  return problems;
}

export const tablet = { width: 768, height: 1024 };
export const smallPhone = { width: 360, height: 740 };

/** As `problemsOf`, and whether it fits the narrowest telephone, a tablet and a wide window. */
export async function problemsAtAnyWidth(page: Page): Promise<string[]> {
  const shown = page.viewportSize();
  const others = [smallPhone, tablet, wide].filter(({ width }) => width !== shown?.width);
  const problems = [...(await problemsOf(page)), ...(await layoutProblemsAt(page, others))];
  if (shown) await page.setViewportSize(shown);
  return problems;
}

/** Whether the page fits these windows; it stays in the last. */
export async function layoutProblemsAt(
  page: Page,
  windows: readonly { width: number; height: number }[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const size of windows) {
    await page.setViewportSize(size);
    problems.push(...(await layoutProblemsOf(page)));
  }
  return problems;
}

/** Whether the page scrolls sideways, and what of it can be pressed or filled in but lies under something that floats. */
export async function layoutProblemsOf(page: Page): Promise<string[]> {
  const { overflow, covered } = await lookAtRest(page, layoutInPage);
  const sideways = overflow > 0 ? [`scrolls sideways by ${overflow} pixels`] : [];
  const place = `${new URL(page.url()).pathname} at ${page.viewportSize()?.width}`;
  return [...sideways, ...covered].map((problem) => `${place}: ${problem}`);
}

/**
 * Runs in the page. Heads of tables and bars that fill what they stand in and keep a place of their own (sticky) do not float:
 * what lies under them is scrolled out. Nor does what somebody has opened above the page.
 */
function layoutInPage(): { overflow: number; covered: string[] } {
  const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
  // Its place is asked for last: that lays out what is folded as well.
  const isBroad = (element: Element) => {
    const around = element.parentElement?.clientWidth ?? clientWidth;
    return element.getBoundingClientRect().width > (around * 2) / 3;
  };
  const floats = (element: Element) => {
    const { position } = getComputedStyle(element);
    return (
      position === 'fixed' ||
      (position === 'sticky' && element.tagName !== 'TH' && !isBroad(element))
    );
  };
  const floating = [...document.body.querySelectorAll('*')].filter(
    (each) =>
      floats(each) && each.checkVisibility() && !each.closest('dialog[open], :popover-open'),
  );
  const covered = new Set<string>();
  const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
  const { scrollX, scrollY } = window;
  for (const top of floating.length > 0 ? [0, scrollHeight / 2, scrollHeight] : []) {
    window.scrollTo({ top, behavior: 'instant' });
    for (const over of floating) {
      const { left, width, top: upper, height } = over.getBoundingClientRect();
      for (const [x, y] of parts.flatMap((a) => parts.map((b) => [a, b] as const))) {
        const here = document.elementsFromPoint(left + x * width, upper + y * height);
        const below = here.slice(here.findIndex((each) => over.contains(each)) + 1);
        const pressed = below
          .map((each) => each.closest('a, button, input, select, textarea, summary, label'))
          .find((each) => each && !over.contains(each));
        if (pressed && below.length < here.length)
          covered.add(`${over.outerHTML.slice(0, 80)} lies on ${pressed.outerHTML.slice(0, 80)}`);
      }
    }
  }
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
  return { overflow: scrollWidth - clientWidth, covered: [...covered] };
}

/** What the function finds in the page, and the program that it needs before: one way to the browser and back for all. */
const lookAtRest = <Found, Argument>(
  page: Page,
  look: (argument: Argument) => Found | Promise<Found>,
  argument?: Argument,
  program = '',
): Promise<Found> =>
  page.evaluate(`${program}\n;(${atRest})().then(() => (${look})(${JSON.stringify(argument)}))`);

/**
 * Runs in the page: resolves once nothing fades or moves that comes to an end. A page that takes on other colours shows
 * the ones between for a moment, in which a text may be hard to read.
 */
async function atRest(): Promise<void> {
  const twoFrames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  // What has just changed begins to move with the next frame.
  await twoFrames();
  for (let left = moving(); left.length > 0; left = moving()) {
    await Promise.allSettled(left.map(({ finished }) => finished));
    await twoFrames();
  }
}

/** Half as long as what the module exports by itself, and as long as using it takes to bring it into a document. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** One line a rule that the page breaks, with where. */
export async function violationsOf(
  page: Page,
  { within = 'html', ...options }: RunOptions & { within?: string } = {},
): Promise<string[]> {
  const how: RunOptions = { ...options, resultTypes: ['violations'] };
  const argument = { place: within, how };
  const found =
    (await lookAtRest(page, runAxe, argument)) ??
    (await lookAtRest(page, runAxe, argument, source));
  if (!found) throw new Error('axe did not come into the page');
  return found;
}

/** Runs in the page. @returns nothing where axe has not come into the document yet */
async function runAxe({ place, how }: { place: string; how: RunOptions }) {
  const { axe } = window as unknown as { axe?: { run: typeof run } };
  const results = await axe?.run(place, how);
  return results?.violations.map(
    ({ id, nodes }) => `${location.pathname}: ${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
  );
}
