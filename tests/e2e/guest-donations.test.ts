import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { simpleParser } from 'mailparser';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { en } from '#app/i18n/donations/giving/en.ts';
import { texts as dialog } from '#app/i18n/donations/on-demand.ts';
import { en as gift } from '#app/i18n/guest-donation/en.ts';
import { freePort } from '../setup/free-port.ts';
import { type PortalProcess, startPortal } from '../setup/portal-process.ts';
import { violationsOf } from './axe.ts';
import { focusAt, goTo, phone, useBrowser } from './browser.ts';

describe('giving without an account', () => {
  const visit = useBrowser();
  let portal: PortalProcess;
  let origin: string;

  beforeAll(async () => {
    const port = String(await freePort());
    origin = `http://localhost:${port}`;
    portal = await startPortal({
      ...{ PORT: port, SITE_URL: origin, DEMO: '1' },
      ...{ GUEST_DONATIONS: '1', CHEAP_PROOFS: '1' },
    });
  });
  afterAll(() => portal.stop());

  /** To the second step, as somebody without an account. */
  async function beginAsGuest(page: Page, email: string) {
    const panel = page.locator('#panel');
    await panel.getByRole('button', { name: 'Continue' }).click();
    const asked = page.getByRole('dialog', { name: dialog.en.signIn.guestTitle });
    await asked.waitFor();
    expect(await violationsOf(page, { within: 'dialog[open]' })).toEqual([]);
    await asked.getByRole('button', { name: dialog.en.signIn.guest }).click();
    await page.getByRole('heading', { name: en.guest.heading }).waitFor();
    await panel.getByRole('button', { name: en.guest.next }).click();
    await focusAt(panel.getByRole('textbox', { name: en.guest.name }));
    await panel.getByRole('textbox', { name: en.guest.name }).fill('Julián Robles');
    await panel.getByRole('textbox', { name: en.guest.email }).fill(email);
    await panel.getByRole('button', { name: en.guest.next }).click();
    await page.getByRole('heading', { name: en.heading }).waitFor();
    return panel;
  }

  /** The captcha is solved by itself. */
  const personShown = (page: Page) => page.getByText(en.captchaFirst).waitFor({ state: 'hidden' });

  /** Of the receipt. */
  const mailedLink = (email: string) =>
    vi.waitFor(
      async () => {
        const outbox = path.join(portal.dataDir, 'outbox');
        for (const name of await readdir(outbox)) {
          const { to, text } = await simpleParser(await readFile(path.join(outbox, name)));
          const [link] = /http\S+\/donation\/[\w-]+/.exec(text ?? '') ?? [];
          if (link && [to].flat().some((one) => one?.text.includes(email))) return link;
        }
        throw new Error(`no link to ${email}`);
      },
      { timeout: 30_000 },
    );

  it('by wallet: cancelled, then approved, taken on the way back, and opened by the link of the mail', async () => {
    const page = await visit('/donations?tipo=alimento', { origin, viewport: phone });
    const panel = await beginAsGuest(page, 'julian@example.mx');
    await panel.getByLabel(en.methods.wallet.label).check();
    expect(await violationsOf(page)).toEqual([]);
    const go = panel.getByRole('button', { name: en.toWallet });
    await personShown(page);
    await go.click();
    await page.waitForURL('**/test-payment/**');
    await page.getByRole('link', { name: 'Go back' }).click();
    await page.getByRole('heading', { name: en.return.cancelled }).waitFor();

    await page.getByRole('link', { name: en.return.again }).click();
    await beginAsGuest(page, 'julian@example.mx');
    await panel.getByLabel(en.methods.wallet.label).check();
    await personShown(page);
    await go.click();
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: en.thanks.title }).waitFor();
    await page.getByText('julian@example.mx').waitFor();
    expect(await violationsOf(page)).toEqual([]);

    await goTo(page, await mailedLink('julian@example.mx'));
    await page.getByRole('heading', { level: 1, name: gift.heading }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: gift.receipt }).click();
    expect((await download).suggestedFilename()).toMatch(/^receipt-D\d+\.pdf$/);
    expect(await violationsOf(page)).toEqual([]);
  });

  it('by card, and a link that opens nothing offers a new one', async () => {
    const page = await visit('/donations?tipo=tratamiento', { origin, refused: 404 });
    const panel = await beginAsGuest(page, 'rosa@example.mx');
    await personShown(page);
    await panel.getByRole('button', { name: /^Give \$/ }).click();
    await page.getByRole('heading', { level: 1, name: en.thanks.title }).waitFor();
    await goTo(page, `${origin}/donation/nothing`);
    await page.getByRole('heading', { level: 1, name: gift.unknown.title }).waitFor();
    await page.getByLabel(gift.links.email).fill('rosa@example.mx');
    await page.getByRole('button', { name: gift.links.send }).click();
    await page.getByText(gift.links.sent).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });
});
