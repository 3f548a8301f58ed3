import { describe, expect, it } from 'vitest';
import { es } from '#app/i18n/expenses/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { pathFor } from '#domain/site-map.ts';
import { supplierCfdi } from '#tests/fakes/supplier-cfdi.ts';
import { problemsAtAnyWidth, problemsOf } from './axe.ts';
import { phone, useBrowser } from './browser.ts';
import { registerPet, rescuerToken } from './pets.ts';
import { smallPhoto } from './photos.ts';

describe('what a pet cost', () => {
  const visit = useBrowser();

  it('is recorded from an invoice’s XML, with a receipt, on a telephone', async () => {
    const token = await rescuerToken();
    const photo = await smallPhoto('foto.jpg', '#b98f6b');
    const id = await registerPet('Guayaba', [photo], token);
    const otherId = await registerPet('Chicozapote', [photo], token);
    const page = await visit(pathFor('petExpenses', 'es', { id }), {
      as: demoPeople.rescuer,
      viewport: phone,
      // A wrong file is refused on the way.
      refused: 422,
    });
    await page.getByRole('heading', { level: 1, name: es.title('Guayaba') }).waitFor();
    await page.getByText(es.list.none).waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);

    await page.getByRole('button', { name: es.list.add }).click();
    const dialog = page.getByRole('dialog');
    const chooser = dialog.getByLabel(es.form.file, { exact: true });
    const xml = (name: string, text: string) => ({
      name,
      mimeType: 'text/xml',
      // As many programs save it.
      buffer: Buffer.from(text.replace('UTF-8', 'windows-1252'), 'latin1'),
    });
    const fiscal = {
      uuid: crypto.randomUUID(),
      name: 'Clínica Xunáan',
      date: '2026-01-15T10:00:00',
    };
    await chooser.setInputFiles(xml('nota.xml', supplierCfdi({ ...fiscal, kind: 'E' })));
    await dialog.getByText('nota de crédito', { exact: false }).waitFor();
    await chooser.setInputFiles(xml('factura.xml', supplierCfdi(fiscal)));
    await dialog.getByText(es.form.read('Clínica Xunáan')).waitFor();
    await expect.poll(() => dialog.getByLabel(es.form.amount).inputValue()).toBe('1450.5');
    await dialog.getByRole('button', { name: es.form.save }).click();
    await dialog.getByRole('button', { name: 'Elije una opción' }).waitFor();
    expect(await problemsOf(page, 'dialog[open]')).toEqual([]);
    await dialog.getByLabel(es.form.category).selectOption('surgery');
    await dialog.getByRole('button', { name: es.form.save }).click();
    await page.getByText('$1,450.50 MXN').first().waitFor();
    await dialog.waitFor({ state: 'detached' });

    await page.getByRole('button', { name: /^Corregir: Clínica Xunáan/ }).click();
    await chooser.setInputFiles(photo);
    await dialog.getByRole('button', { name: es.form.save }).click();
    await page.getByRole('link', { name: es.list.file('foto.jpg') }).waitFor();
    await dialog.waitFor({ state: 'detached' });
    expect(await problemsAtAnyWidth(page)).toEqual([]);

    await page.getByRole('button', { name: /^Borrar: Clínica Xunáan/ }).click();
    await page.getByText(es.list.none).waitFor();
    await page.getByRole('button', { name: es.list.undo }).click();
    await page.getByRole('link', { name: es.list.file('foto.jpg') }).waitFor();

    await page.getByRole('button', { name: es.list.add }).click();
    await dialog.getByLabel(es.form.supplier).fill('Hospital');
    await dialog.getByLabel(es.form.amount).fill('100.01');
    await dialog.getByLabel(es.form.category).selectOption('consultation');
    await dialog.getByRole('button', { name: es.form.divide }).click();
    const search = dialog.getByLabel(es.shares.search);
    await search.fill('Chicozapote');
    await dialog.getByRole('button', { name: es.shares.addPet('Chicozapote') }).click();
    await dialog.getByText(es.shares.gets('$50.01 MXN')).waitFor();
    expect(await problemsOf(page, 'dialog[open]')).toEqual([]);
    await dialog.getByLabel(es.shares.amountOf('Guayaba')).fill('60');
    await dialog.getByText(es.shares.gets('$40.01 MXN')).waitFor();
    await dialog.getByLabel(es.shares.amountOf('Chicozapote')).fill('40');
    await dialog.getByRole('button', { name: es.form.save }).click();
    await dialog.getByRole('button', { name: 'Las partes deben sumar' }).waitFor();
    await dialog.getByLabel(es.shares.amountOf('Chicozapote')).fill('40.01');
    await dialog.getByRole('button', { name: es.form.save }).click();
    await dialog.waitFor({ state: 'detached' });
    const share = es.list.shareOf('$100.01 MXN', 2);
    await page.getByText(`${share}: Guayaba $60.00 MXN · Chicozapote $40.01 MXN`).waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);
    const other = await visit(pathFor('petExpenses', 'es', { id: otherId }), {
      as: demoPeople.rescuer,
    });
    await other.getByText('$40.01 MXN', { exact: true }).first().waitFor();
  });
});
