import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { phone, wide } from './browser.ts';

/** What axe finds, and whether the page scrolls sideways. In the dark only the colours differ. */
export async function problemsOf(page: Page): Promise<string[]> {
  const problems = [...(await overflowOf(page)), ...(await violationsOf(page))];
  await page.emulateMedia({ colorScheme: 'dark' });
  problems.push(...(await violationsOf(page, { runOnly: ['color-contrast'] })));
  await page.emulateMedia({ colorScheme: 'light' });
  return problems;
}

/** As `problemsOf`, and whether it scrolls sideways on a telephone and on a wide window. */
export async function problemsAtAnyWidth(page: Page): Promise<string[]> {
  const problems = await problemsOf(page);
  const shown = page.viewportSize();
  for (const size of [phone, wide]) {
    if (size.width === shown?.width) continue;
    await page.setViewportSize(size);
    problems.push(...(await overflowOf(page)));
  }
  if (shown) await page.setViewportSize(shown);
  return problems;
}

async function overflowOf(page: Page): Promise<string[]> {
  const pixels = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return pixels > 0 ? [`scrolls sideways by ${pixels} pixels`] : [];
}

/** One line a rule that the page breaks, with where. */
export async function violationsOf(
  page: Page,
  { within = 'html', ...options }: RunOptions & { within?: string } = {},
): Promise<string[]> {
  // Into each document once: putting it there takes as long as using it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    ({ place, how }) => (window as unknown as { axe: typeof axe }).axe.run(place, how),
    { place: within, how: { ...options, resultTypes: ['violations' as const] } },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
