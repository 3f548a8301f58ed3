import { describe, expect, it } from 'vitest';
import { es as text } from '#app/i18n/received-applications/es.ts';
import { donorProfile } from '#content/demo/demo-families.ts';
import { demoPeople } from '#content/demo/people.ts';
import { declineTexts } from '#domain/adoption/decline-reason.ts';
import { saveProfile } from '#domain/adoption/profile-calls.ts';
import { toWire } from '#domain/contract/translate.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsAtAnyWidth, problemsOf } from './axe.ts';
import { phone, useBrowser } from './browser.ts';
import { registerPet, rescuerToken } from './pets.ts';
import { smallPhoto } from './photos.ts';
import { call, startSession } from './wire.ts';

const solicitudes = { schema: 'solicitudes' } as const;

describe('a rescuer’s applications', () => {
  const visit = useBrowser();

  it('are decided on a telephone, and whoever was slower is told', async () => {
    const rescuer = await rescuerToken();
    const petId = await registerPet('Solicitada', [await smallPhoto('s.jpg', '#7aa05c')], rescuer);
    const family = (await startSession(demoPeople.donor)).jwt;
    await call(
      'perfil_adopcion:guardar',
      toWire(saveProfile.takes, donorProfile) as object,
      family,
    );
    const payload = { mascotas: [petId], mensaje: 'La queremos conocer.' };
    const { folio } = await call<{ folio: number }>(
      'documentos:crear',
      { ...solicitudes, payload },
      family,
    );
    const [name = ''] = demoPeople.donor.name.split(' ');
    const step = { ...solicitudes, serie: 'SOL', folio };

    const options = { viewport: phone, as: demoPeople.rescuer, refused: 409 };
    const board = `${pathFor('receivedApplications', 'es')}?mascota=${petId}`;
    const page = await visit(board, options);
    const move = page.getByRole('combobox', { name: text.card.moveNamed(name) });
    await move.waitFor();
    expect(await problemsOf(page)).toEqual([]);

    // Somebody of the team was faster.
    const staff = (await startSession(demoPeople.administrator)).jwt;
    await call('documentos:transitar', { ...step, transicion: 'poner_en_espera' }, staff);
    await move.selectOption('putOnWaitingList');
    await page.getByRole('button', { name: text.dialog.confirm.putOnWaitingList }).click();
    await page.getByText(text.conflict.title(name)).waitFor();
    await page.getByRole('heading', { name: /^En lista de espera/ }).waitFor();

    await move.selectOption('converse');
    await page.getByLabel(text.dialog.words).fill('¿Les marco el martes?');
    expect(await problemsOf(page, 'dialog[open]')).toEqual([]);
    await page.getByRole('button', { name: text.dialog.confirm.converse }).click();
    await page.getByText(text.moved(name, 'Plática')).waitFor();
    await page.getByRole('heading', { name: /^Plática/ }).waitFor();

    await page.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await page
      .getByRole('heading', { level: 1, name: text.page.title(demoPeople.donor.name) })
      .waitFor();
    await page.getByText('¿Les marco el martes?').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: text.steps.decline }).click();
    await page.getByLabel(text.dialog.reason).selectOption('otherFamily');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: text.dialog.confirm.decline })
      .click();
    await page.getByText(text.page.ended).waitFor();

    const where = [{ field: 'folio', operator: '=', value: folio }];
    const [told] = await call<
      { estado: string; payload: { historial: { mensaje: string | null }[] } }[]
    >('documentos:consultar', { ...solicitudes, filter: { where }, with: ['historial'] }, family);
    expect(told?.estado).toBe('rechazada');
    const words = told?.payload.historial.map(({ mensaje }) => mensaje);
    expect(words).toEqual([null, null, '¿Les marco el martes?', declineTexts.otherFamily.es]);

    const search = `?estado=cerradas&mascota=${petId}`;
    const all = await visit(pathFor('adminApplications', 'es') + search, {
      as: demoPeople.administrator,
    });
    const card = all.locator('main h3').getByRole('link', { name: new RegExp(`^${name}`) });
    await card.press('Enter');
    const panel = all.locator('main section[tabindex="-1"]');
    await panel.getByText(text.page.ended).waitFor();
    expect(await problemsAtAnyWidth(all)).toEqual([]);
    await panel.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await expect.poll(() => card.evaluate((one) => one === document.activeElement)).toBe(true);
    await all.setViewportSize(phone);
    await card.click();
    await all.getByRole('link', { name: text.page.back }).click();
    await all.waitForURL((url) => url.search === search);
  });
});
