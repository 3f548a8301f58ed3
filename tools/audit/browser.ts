import { chromium } from 'playwright-core';
import { chromiumFlags, requireChromium } from '#tests/setup/chromium.ts';
import { freePort } from '#tests/setup/free-port.ts';

/**
 * What `use` makes of a Chromium that takes orders at a port. Each time a new one: Lighthouse leaves cookies and what
 * pages have stored, and a visitor who has chosen a language sees other pages.
 */
export async function withNewBrowser<Result>(
  use: (port: number) => Promise<Result>,
): Promise<Result> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    return await use(port);
  } finally {
    await browser.close();
  }
}
