import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { en as text } from '#app/i18n/my-donations/en.ts';
import { demoPeople } from '#content/demo/people.ts';
import { dateIn } from '#domain/clock.ts';
import { pathFor } from '#domain/site-map.ts';
import { portal } from '../setup/portal.ts';
import { problemsOf } from './axe.ts';
import { goWithin, phone, textOf, useBrowser } from './browser.ts';
import { startSession } from './wire.ts';

const { donor } = demoPeople;
/** Of the portal, whose years begin by it. */
const timezone = 'America/Mexico_City';
/** Height at which a dialog still shows its button without being scrolled. */
const lowest = 600;

/** A donation of the donor's with an invoice asked for; its folio. */
async function give(key: string): Promise<string> {
  const { jwt } = await startSession(donor);
  const asked = { monto: 123_456, email: donor.email, tipo: 'tratamiento', impuestos: true };
  const response = await fetch(`${portal.url}/api/donaciones:crear_stripe_payment`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${jwt}`,
      'idempotency-key': key,
    },
    body: JSON.stringify({ ...asked, stripe_id: 'pm_card_visa' }),
  });
  const { data } = (await response.json()) as { data: { serie: string; folio: number } };
  return `${data.serie}${data.folio}`;
}

describe('a donor’s own donations', () => {
  const visit = useBrowser();

  /** One address for both languages: the page before says which. */
  async function visitHistory(): Promise<Page> {
    const options = { as: donor, viewport: phone } as const;
    const page = await visit(pathFor('resources', 'en'), options);
    await goWithin(page, pathFor('myDonations', 'en'));
    return page;
  }

  async function download(page: Page, name: string, within: Page | Locator = page) {
    const button = within.getByRole('button', { name, exact: true });
    const [file] = await Promise.all([page.waitForEvent('download'), button.click()]);
    return file;
  }

  it('come with receipts, statements and invoices', async () => {
    const folio = await give('history-of-donor');
    const page = await visitHistory();
    const year = Number(dateIn(timezone, new Date()).slice(0, 4));
    const filters = page.getByRole('search', { name: text.filters.label });
    await filters.getByLabel(text.filters.year).selectOption(String(year));
    await filters.getByLabel(text.filters.kind).selectOption('tratamiento');
    await page.getByRole('button', { name: text.filters.apply }).click();
    await page.waitForURL(/anio=\d{4}&tipo=tratamiento/);
    const card = page.locator('details', { hasText: new RegExp(`${folio}(?!\\d)`) });
    await card.getByText('$1,234.56 MXN').click();
    await page.getByRole('button', { name: text.receiptOf(folio), exact: true }).waitFor();
    expect(await problemsOf(page)).toEqual([]);

    const receipt = await download(page, text.receiptOf(folio));
    expect(receipt.suggestedFilename()).toBe(text.receiptFile(folio));
    const statement = await download(page, text.years.download(year));
    expect(await textOf(statement)).toMatch(/^%PDF-/);
    const table = await textOf(await download(page, text.export.button));
    expect(table).toContain(`"${folio}"`);

    await page.getByRole('button', { name: text.invoice.generateOf(folio) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('JULIAN ROBLES LEAL').waitFor();
    await page.setViewportSize({ ...phone, height: lowest });
    const send = dialog.getByRole('button', { name: text.invoice.send });
    const { y, height } = (await send.boundingBox()) ?? { y: 0, height: 0 };
    expect(y + height).toBeLessThanOrEqual(lowest);
    expect(await problemsOf(page, 'dialog[open]')).toEqual([]);
    await dialog.getByLabel(text.invoice.form).selectOption('28');
    await send.click();
    await dialog.getByText(text.invoice.done).waitFor();
    expect(await problemsOf(page, 'dialog[open]')).toEqual([]);
    expect(await textOf(await download(page, text.invoice.pdfOf(folio), dialog))).toMatch(/^%PDF-/);
    await page.setViewportSize(phone);
    await dialog.getByRole('button', { name: text.invoice.close }).click();
    const pdf = await download(page, text.invoice.pdfOf(folio));
    expect(pdf.suggestedFilename()).toMatch(/^Comprobante donativo .+\.pdf$/);
    expect(await textOf(await download(page, text.invoice.xmlOf(folio)))).toContain(
      'FormaPago="28"',
    );
  });
});
