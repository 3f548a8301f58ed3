import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { en as checkEn } from '#app/i18n/passports/check-en.ts';
import { es as checkEs } from '#app/i18n/passports/check-es.ts';
import { es } from '#app/i18n/passports/es.ts';
import { checkPageTexts } from '#app/i18n/passports/use-check-page-text.ts';
import { demoPeople } from '#content/demo/people.ts';
import { passportAddress } from '#domain/passports/passport-address.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsAtAnyWidth, problemsOf } from './axe.ts';
import { goTo, phone, useBrowser } from './browser.ts';
import { registerPet, rescuerToken } from './pets.ts';
import { call } from './wire.ts';

describe('the passport of a pet', () => {
  const visit = useBrowser();

  it('is issued, issued anew and revoked by whoever keeps the record, on a telephone', async () => {
    const token = await rescuerToken();
    const id = await registerPet('Nopal', [], token);
    const page = await visit(pathFor('petPassport', 'es', { id }), {
      as: demoPeople.rescuer,
      viewport: phone,
    });
    await page.getByRole('button', { name: es.issue, exact: true }).click();
    await page.getByRole('img', { name: es.code }).waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: es.download }).click();
    expect((await download).suggestedFilename()).toBe(es.file('Nopal'));
    await page.getByRole('button', { name: es.issueAgain }).click();
    await page.getByRole('dialog').getByRole('button', { name: es.replace.action }).click();
    await page.getByText(es.states.superseded, { exact: false }).waitFor();
    await page.getByRole('button', { name: es.revoke, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: es.revoking.action, exact: true }).click();
    await dialog.getByLabel(es.revoking.reason).and(page.locator('[aria-invalid]')).waitFor();
    expect(await problemsOf(page, 'dialog[open]')).toEqual([]);
    await dialog.getByLabel(es.revoking.reason).selectOption(es.reasons.lost);
    await dialog.getByRole('button', { name: es.revoking.action, exact: true }).click();
    await page.getByText(es.revoking.done).waitFor();
    await page.getByText(es.reasons.lost, { exact: false }).waitFor();
    await page.getByRole('button', { name: es.issue, exact: true }).waitFor();
  });

  it('is checked by a stranger, genuine or forged, also without a connection', async () => {
    const token = await rescuerToken();
    const id = await registerPet('Tamarindo', [], token);
    const shot = {
      id,
      tipo: 'vacuna',
      fecha: '2025-01-15',
      producto: 'Rabisin',
      proxima: '2026-01-15',
    };
    await call('cuidados:registrar', shot, token);
    await call('pasaportes:emitir', { mascota_id: id }, token);
    const { actual } = await call<{ actual: { id: string; codigo: string } }>(
      'pasaportes:consultar',
      { id },
      token,
    );
    const forged = changed(actual.codigo);
    const spanish = pathFor('checkPassport', 'es');
    const page = await visit(passportAddress(spanish, actual.codigo), {
      viewport: phone,
      isolated: true,
    });
    await page.getByText(checkEs.requested).waitFor();
    await page.getByText('Vacunas atrasadas', { exact: true }).waitFor();
    await page
      .getByText('Escrita por', { exact: false })
      .or(page.getByText('Anotada por', { exact: false }))
      .waitFor();
    await page.getByText('Tamarindo', { exact: true }).waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);
    await page.getByLabel(checkEs.other.paste).fill(forged);
    await page.getByRole('button', { name: checkEs.other.send }).click();
    await page.getByText(checkEs.forged.title).waitFor();
    await expect.poll(() => page.getByText('Tamarindo').count()).toBe(0);
    expect(await problemsOf(page)).toEqual([]);
    await page.getByText(checkPageTexts.es.ready, { exact: false }).waitFor();

    // What fails for want of a connection a browser writes down as an error: it is no complaint in this tab.
    const offline = await page.context().newPage();
    await page.context().setOffline(true);
    await offline.goto(passportAddress(spanish, actual.codigo));
    await offline.getByText(checkEs.valid.title).waitFor();
    await offline
      .getByText(checkEs.offline.asked('').split(' fue')[0] ?? '', { exact: false })
      .waitFor();
    await open(offline, passportAddress(spanish, forged));
    await offline.getByText(checkEs.forged.title).waitFor();
    await offline.goto(passportAddress(pathFor('checkPassport', 'en'), actual.codigo));
    await offline.getByText(checkEn.valid.title).waitFor();
    // Asked without a connection, and not once it is back.
    await offline.getByRole('button', { name: checkEn.again }).waitFor();

    await page.context().setOffline(false);
    await call('pasaportes:revocar', { id: actual.id, motivo: 'extraviado' }, token);
    await offline.getByRole('button', { name: checkEn.again }).click();
    await offline.getByText(checkEn.revoked.title, { exact: true }).waitFor();
    await goTo(page, passportAddress(spanish, actual.codigo));
    await page.getByText(checkEs.revoked.title, { exact: true }).waitFor();
  });
});

/** The last digit of six bytes in the middle of what was signed is another one. */
const changed = (code: string) =>
  code.slice(0, 134) + ((Number(code[134]) + 1) % 10) + code.slice(135);

/** As somebody follows a link within the same document. */
const open = (page: Page, address: string) =>
  page.evaluate((to) => {
    location.href = to;
  }, address);
