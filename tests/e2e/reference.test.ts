import { describe, expect, it } from 'vitest';
import { es } from '#app/i18n/reference/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { pathFor } from '#domain/site-map.ts';
import { loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { createContext } from '#server/context.ts';
import { createReferenceKeys } from '#server/features/adoption/references/reference-keys.ts';
import { portal } from '../setup/portal.ts';
import { problemsAtAnyWidth } from './axe.ts';
import { phone, useBrowser } from './browser.ts';
import { registerPet, rescuerToken } from './pets.ts';
import { smallPhoto } from './photos.ts';
import { call, startSession } from './wire.ts';

const { administrator: family, rescuer } = demoPeople;

/** Somebody who was asked about a family. @returns the key of the mail's link, and the application's folio */
async function asked(): Promise<{ key: string; folio: string }> {
  const token = await rescuerToken();
  const { jwt } = await startSession(family);
  const petId = await registerPet('Pitaya', [await smallPhoto('foto.jpg', '#b5654a')], token);
  const profile = {
    vivienda: { tipo: 'casa', propia: true, espacio_exterior: true, protecciones: true },
    convivientes: [{ edad: 40 }],
    horas_solo: 3,
    referencias: [
      { nombre: 'Luz Canul', correo: 'luz.canul@familias.example', relacion: 'Vecina' },
    ],
  };
  await call('perfil_adopcion:guardar', profile, jwt);
  const payload = { mascotas: [petId], mensaje: '' };
  const document = { schema: 'solicitudes', payload };
  const { id, folio } = await call<{ id: string; folio: number }>(
    'documentos:crear',
    document,
    jwt,
  );
  const step = { schema: 'solicitudes', serie: 'SOL', folio, transicion: 'revisar' };
  await call('documentos:transitar', step, token);
  await call('referencias:pedir', { id }, token);
  const [check] = await call<{ id: string }[]>('referencias:de_solicitud', { id }, token);
  const env = { DATA_DIR: portal.dataDir, NODE_ENV: 'test', LOG_LEVEL: 'silent' };
  const context = await createContext(loadConfig(readEnv(env)));
  const key = createReferenceKeys(context).keyOf(check?.id ?? '');
  await context.close();
  return { key, folio: String(folio) };
}

describe('a reference of a family', () => {
  const visit = useBrowser();

  it('answers on a telephone without JavaScript, and is read by the rescuer', async () => {
    const { key, folio } = await asked();
    const path = pathFor('reference', 'es', { key });
    const form = await visit(path);
    await form.getByLabel(es.how).waitFor();
    expect(await problemsAtAnyWidth(form)).toEqual([]);

    const page = await visit(path, {
      viewport: phone,
      javaScriptEnabled: false,
      refused: 422,
    });
    await page.getByLabel(es.how).fill('Somos vecinas.');
    await page.getByRole('button', { name: es.send }).click();
    await page.getByText(es.wrong).waitFor();
    await page.getByLabel(es.knownForAnswers.overFive).check();
    await page.getByRole('radio', { name: es.trustAnswers.yes, exact: true }).check();
    await page.getByRole('button', { name: es.send }).click();
    await page.getByRole('heading', { level: 1, name: es.answered.title }).waitFor();

    const board = pathFor('receivedApplication', 'es', { folio });
    const read = await visit(board, { as: rescuer });
    await read.getByText('Somos vecinas.').waitFor();
  });
});
