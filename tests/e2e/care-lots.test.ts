import { describe, expect, it } from 'vitest';
import { es as care } from '#app/i18n/care/es.ts';
import { es } from '#app/i18n/care-lots/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsAtAnyWidth, problemsOf } from './axe.ts';
import { goWithin, phone, useBrowser } from './browser.ts';
import { registerPet, rescuerToken } from './pets.ts';
import { smallPhoto } from './photos.ts';
import { call } from './wire.ts';

describe('the lots of a rescuer', () => {
  const visit = useBrowser();

  it('are used up by doses, and tell which animals got one', async () => {
    const token = await rescuerToken();
    const id = await registerPet('Guayaba', [await smallPhoto('foto.jpg', '#b98f6b')], token);
    const { hoy } = await call<{ hoy: string }>('cuidados:consultar', { id }, token);
    const shot = { tipo: 'vacuna', fecha: hoy, producto: 'Rabisin', lote: 'LX-9' };
    await call('cuidados:registrar', { id, ...shot }, token);

    const page = await visit(pathFor('careToDo', 'es'), {
      as: demoPeople.rescuer,
      viewport: phone,
      reducedMotion: 'reduce',
    });
    await page.getByRole('button', { name: care.toDo.calendar.make }).click();
    await page.getByRole('link', { name: care.toDo.calendar.open }).waitFor();
    expect(await problemsOf(page)).toEqual([]);

    await page.getByRole('link', { name: care.toDo.lots }).click();
    await page.getByRole('button', { name: es.form.add }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(es.form.product).fill('Rabisin');
    await dialog.getByLabel(es.form.lot).fill('lx-9');
    await dialog.getByLabel(es.form.doses).fill('5');
    expect(await problemsOf(page, 'dialog[open]')).toEqual([]);
    await dialog.getByRole('button', { name: es.form.save }).click();
    await page.getByText(es.left(4, 5), { exact: false }).waitFor();
    await page.getByRole('button', { name: es.whoOf('lx-9') }).click();
    await page.getByRole('link', { name: 'Guayaba' }).waitFor();
    await page.getByText(es.recall.without(0, '', '').slice(0, 30), { exact: false }).waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);

    await goWithin(page, pathFor('medicalRecord', 'es', { id }));
    await page.getByRole('button', { name: care.entries.add, exact: true }).click();
    const label = es.choice.lot('Rabisin', 'lx-9', null);
    await dialog.getByLabel(es.choice.label).selectOption({ label });
    await expect
      .poll(() => dialog.getByLabel(care.form.lot, { exact: true }).inputValue())
      .toBe('lx-9');
    await expect.poll(() => dialog.getByLabel(care.form.product).inputValue()).toBe('Rabisin');
  });
});
