import { describe, expect, it } from 'vitest';
import { es } from '#app/i18n/timeline/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { addDays } from '#domain/dates.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsAtAnyWidth } from './axe.ts';
import { phone, useBrowser } from './browser.ts';
import { registerPet, rescuerToken } from './pets.ts';
import { smallPhoto } from './photos.ts';
import { call } from './wire.ts';

describe('the timeline of a pet', () => {
  const visit = useBrowser();

  it('tells a rescuer what happened, filtered and page by page, on a telephone', async () => {
    const token = await rescuerToken();
    const id = await registerPet('Tejocote', [await smallPhoto('foto.jpg', '#b98f6b')], token);
    const { hoy } = await call<{ hoy: string }>('cuidados:consultar', { id }, token);
    for (let index = 0; index < 31; index += 1) {
      const peso = 4 + index / 10;
      const fecha = addDays(hoy, -index);
      await call('cuidados:registrar', { id, tipo: 'peso', fecha, peso }, token);
    }
    const page = await visit(pathFor('petTimeline', 'es', { id }), {
      as: demoPeople.rescuer,
      viewport: phone,
    });
    await page.getByRole('heading', { level: 1, name: es.title('Tejocote') }).waitFor();
    await page.getByText('7 kg', { exact: true }).waitFor({ state: 'detached' });
    expect(await problemsAtAnyWidth(page)).toEqual([]);
    await page.getByRole('button', { name: es.more }).click();
    await page.getByText('7 kg', { exact: true }).waitFor();
    await page.getByRole('link', { name: es.kinds.life, exact: true }).click();
    await page.getByText('4 kg', { exact: true }).waitFor({ state: 'detached' });
    await page.getByText(es.what.registered).waitFor();
    await page.getByRole('link', { name: es.kinds.followUp, exact: true }).click();
    await page.getByText(es.none).waitFor();
    await page.getByRole('link', { name: es.kinds.care, exact: true }).click();
    await page.getByRole('link', { name: es.open('Peso, 4 kg') }).click();
    await page.waitForURL(`**${pathFor('medicalRecord', 'es', { id })}`);
  });
});
