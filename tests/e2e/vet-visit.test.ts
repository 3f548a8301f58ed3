import { describe, expect, it } from 'vitest';
import { es as care } from '#app/i18n/care/es.ts';
import { es } from '#app/i18n/vet-visit/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsAtAnyWidth, problemsOf } from './axe.ts';
import { phone, useBrowser } from './browser.ts';
import { registerPet, rescuerToken } from './pets.ts';
import { smallPhoto } from './photos.ts';
import { call } from './wire.ts';

describe('a vet with a link', () => {
  const visit = useBrowser();

  it('writes one visit on a telephone, also after the connection was lost', async () => {
    const token = await rescuerToken();
    const id = await registerPet('Pitaya', [await smallPhoto('foto.jpg', '#b98f6b')], token);
    await call('visita_veterinaria:invitar', { id }, token);
    const [link] = await call<{ url: string }[]>('visita_veterinaria:enlaces', { id }, token);
    const path = new URL(link?.url ?? '').pathname;

    const page = await visit(path, {
      viewport: phone,
      isolated: true,
      // The first visit that is sent lacks the license.
      refused: 422,
    });
    await page.getByRole('heading', { level: 1, name: es.heading('Pitaya') }).waitFor();
    await page.getByLabel(es.form.reason).fill('Vacuna anual');
    await page.getByLabel(es.form.vetName).fill('Laura Ríos');
    await page.getByRole('button', { name: es.form.add(care.kinds.vaccine) }).click();
    await page.getByLabel(care.form.productId).selectOption(care.form.other);
    await page.getByLabel(care.form.product).fill('Rabisin');
    await page.getByLabel(care.form.lot).fill('L471205');
    await page.getByRole('button', { name: es.form.send }).click();
    await page.getByText(es.form.wrong).waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);

    await page.reload();
    await expect.poll(() => page.getByLabel(care.form.lot).inputValue()).toBe('L471205');
    await page.getByLabel(es.form.licence).fill('8123456');
    await page.getByRole('button', { name: es.form.send }).click();
    await page.getByRole('heading', { level: 1, name: es.sent.title }).waitFor();
    expect(await problemsOf(page)).toEqual([]);

    await page.reload();
    await page.getByRole('heading', { level: 1, name: es.ended.used.title }).waitFor();
    await expect.poll(() => page.getByText('Pitaya').count()).toBe(0);

    const record = await visit(pathFor('medicalRecord', 'es', { id }), { as: demoPeople.rescuer });
    await record.getByText('Cédula 8123456', { exact: false }).first().waitFor();
    await record.getByText(care.entries.byLink, { exact: false }).first().waitFor();
  });
});
