import { describe, expect, it } from 'vitest';
import { es as care } from '#app/i18n/care/es.ts';
import { es } from '#app/i18n/follow-up/es.ts';
import { es as own } from '#app/i18n/my-applications/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { pathFor } from '#domain/site-map.ts';
import { loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { createContext } from '#server/context.ts';
import { portal } from '../setup/portal.ts';
import { problemsAtAnyWidth, problemsOf } from './axe.ts';
import { phone, useBrowser } from './browser.ts';
import { registerPet, rescuerToken } from './pets.ts';
import { smallPhoto } from './photos.ts';
import { call, startSession } from './wire.ts';

const { administrator: family, rescuer } = demoPeople;
const day = 86_400_000;

/** An adoption of today, about which the family is asked as on its third day; the application's folio. */
async function adopted(pet: string): Promise<string> {
  const token = await rescuerToken();
  const { jwt } = await startSession(family);
  const petId = await registerPet(pet, [await smallPhoto('foto.jpg', '#c98f6b')], token);
  const profile = {
    vivienda: { tipo: 'casa', propia: true, espacio_exterior: true, protecciones: true },
    convivientes: [{ edad: 40 }],
    horas_solo: 3,
  };
  await call('perfil_adopcion:guardar', profile, jwt);
  const payload = { mascotas: [petId], mensaje: 'La queremos.' };
  const asked = { schema: 'solicitudes', payload };
  const { folio } = await call<{ folio: number }>('documentos:crear', asked, jwt);
  for (const transicion of ['revisar', 'aprobar', 'adoptar']) {
    const step = { schema: 'solicitudes', serie: 'SOL', folio, transicion };
    await call('documentos:transitar', step, token);
  }
  const env = { DATA_DIR: portal.dataDir, NODE_ENV: 'test', LOG_LEVEL: 'silent' };
  const clock = { now: () => new Date(Date.now() + 3 * day) };
  const later = await createContext(loadConfig(readEnv(env)), { clock });
  await later.followUps.sendDue();
  await later.close();
  return String(folio);
}

describe('a follow-up after an adoption', () => {
  const visit = useBrowser();

  it('is answered with a tap on a telephone, and read by the rescuer', async () => {
    const folio = await adopted('Guayaba');
    const page = await visit(pathFor('myApplication', 'es', { folio }), {
      as: family,
      viewport: phone,
    });
    await page.getByRole('link', { name: own.page.seeRecord('Guayaba') }).click();
    await page.getByText(care.ofFamily('Guayaba')).waitFor();
    await page.getByRole('button', { name: care.entries.add }).first().waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);
    await page.goBack();
    await page.getByRole('link', { name: es.list.answer }).click();
    await page.getByRole('heading', { level: 1, name: es.question('Guayaba', false) }).waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);
    await page.getByRole('button', { name: es.answers.help }).click();
    await page.getByRole('heading', { level: 1, name: es.thanks.help.title }).waitFor();
    await page.getByLabel(es.words).fill('No ha comido desde ayer.');
    await page.getByRole('button', { name: es.send }).click();
    await page.getByText(es.sent).waitFor();
    expect(await problemsOf(page)).toEqual([]);

    const board = await visit(pathFor('receivedApplication', 'es', { folio }), {
      as: rescuer,
    });
    const followUps = board.getByRole('listitem').filter({ hasText: es.list.steps.days3 });
    await followUps.getByText(es.answers.help).waitFor();
    await followUps.getByText('No ha comido desde ayer.').waitFor();
    expect(await problemsOf(board)).toEqual([]);
  });
});
