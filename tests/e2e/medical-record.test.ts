import { describe, expect, it } from 'vitest';
import { es } from '#app/i18n/care/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { addDays } from '#domain/dates.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsAtAnyWidth, problemsOf } from './axe.ts';
import { phone, useBrowser } from './browser.ts';
import { registerPet, rescuerToken } from './pets.ts';
import { smallPhoto } from './photos.ts';
import { call } from './wire.ts';

describe('the medical record of a pet', () => {
  const visit = useBrowser();

  it('moves the next dose when one is noted, on a telephone', async () => {
    const token = await rescuerToken();
    const id = await registerPet('Carambolo', [await smallPhoto('foto.jpg', '#b98f6b')], token);
    const { hoy, productos } = await call<{
      hoy: string;
      productos: { id: string; nombre: string }[];
    }>('cuidados:consultar', { id }, token);
    const { id: producto_id } = productos.find(({ nombre }) => nombre === 'Rabia') ?? {};
    const fecha = addDays(hoy, -370);
    await call('cuidados:registrar', { id, tipo: 'vacuna', fecha, producto_id }, token);

    const litter = await registerPet('Tuna', [await smallPhoto('tuna.jpg', '#8a6f5b')], token);

    const page = await visit(pathFor('careToDo', 'es'), {
      as: demoPeople.rescuer,
      viewport: phone,
      // An entry is asked about on the way.
      refused: 409,
    });
    const rabies = es.next.of('vaccine', 'Rabia');
    await page.getByRole('button', { name: es.next.doneOf(rabies, 'Carambolo') }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: es.start.beginOf('Tuna') }).click();
    const start = page.getByRole('dialog');
    await start.getByLabel(es.start.weightOf('Tuna')).fill('14,5');
    expect(await problemsOf(page, 'dialog[open]')).toEqual([]);
    await start.getByRole('button', { name: es.start.begin }).click();
    await page.locator(`[data-row^="${litter}"]`).first().waitFor();
    await page.getByRole('link', { name: 'Carambolo' }).first().click();
    await page.getByRole('heading', { level: 1, name: es.title('Carambolo') }).waitFor();
    const next = page.getByRole('listitem').filter({ hasText: rabies }).first();
    await next.getByText('Atrasada 5 días', { exact: false }).waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);

    await next.getByRole('button', { name: `${es.entries.add}: ${rabies}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(es.form.lot).fill('A-123');
    await dialog.getByLabel(es.form.expiresOn).fill(addDays(hoy, -1));
    await dialog.getByRole('button', { name: es.form.save }).click();
    await dialog.getByText('El producto ya había caducado', { exact: false }).waitFor();
    expect(await problemsOf(page, 'dialog[open]')).toEqual([]);
    await dialog.getByRole('button', { name: es.confirmation.back }).click();
    await dialog.getByLabel(es.form.expiresOn).fill(addDays(hoy, 200));
    await dialog.getByRole('button', { name: es.form.save }).click();
    await next.getByText('En 1 año', { exact: false }).waitFor();
    await page.getByText('Lote A-123', { exact: false }).waitFor();

    await page
      .getByRole('button', { name: /^Borrar: Vacuna: Rabia/ })
      .first()
      .click();
    await next.getByText('Atrasada 5 días', { exact: false }).waitFor();
    await page.getByRole('button', { name: es.entries.undo }).click();
    await next.getByText('En 1 año', { exact: false }).waitFor();
  });
});
