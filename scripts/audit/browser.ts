import { chromium } from 'playwright-core';
import { chromiumFlags, requireChromium } from '#tests/setup/chromium.ts';
import { freePort } from '#tests/setup/free-port.ts';

export interface AuditBrowser {
  /** Where it takes orders. */
  port: number;
  close: () => Promise<void>;
}

/** A Chromium of its own: Lighthouse records all that happens in one. */
export async function openAuditBrowser(): Promise<AuditBrowser> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: requireChromium(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  return { port, close: () => browser.close() };
}
