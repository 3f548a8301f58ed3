import { describe, expect, it } from 'vitest';
import { adoptionTexts } from '#app/i18n/adoption/use-adoption-text.ts';
import { es as myPets } from '#app/i18n/my-pets/es.ts';
import { donorProfile } from '#content/demo/demo-families.ts';
import { demoPeople } from '#content/demo/people.ts';
import { saveProfile } from '#domain/adoption/profile-calls.ts';
import { toWire } from '#domain/contract/translate.ts';
import { pathFor } from '#domain/site-map.ts';
import { loadConfig } from '#server/config/config.ts';
import { readEnv } from '#server/config/env.ts';
import { createContext } from '#server/context.ts';
import { portal } from '../setup/portal.ts';
import { problemsAtAnyWidth, problemsOf } from './axe.ts';
import { goWithin, phone, useBrowser } from './browser.ts';
import { registerPet, rescuerToken } from './pets.ts';
import { smallPhoto } from './photos.ts';
import { call, startSession } from './wire.ts';

const text = adoptionTexts.es.apply;

/** With an account of its own: a family has three open applications at most. */
const family = { email: 'parejas@familias.example', password: 'dos-gatitos-inseparables' };

async function familyWithProfile() {
  const quiet = { NODE_ENV: 'test', LOG_LEVEL: 'silent', CHEAP_PROOFS: '1' };
  const env = { DATA_DIR: portal.dataDir, ...quiet };
  const context = await createContext(loadConfig(readEnv(env)));
  await context.accounts.create({
    ...demoPeople.donor,
    ...family,
    name: 'Inés Uc',
    country: 'México',
  });
  await context.close();
  const { jwt } = await startSession(family);
  await call('perfil_adopcion:guardar', toWire(saveProfile.takes, donorProfile) as object, jwt);
}

describe('a bonded pair', () => {
  const visit = useBrowser();

  it('is linked on a telephone by its rescuer, and a family applies for both', async () => {
    const rescuer = await rescuerToken();
    const photo = await smallPhoto('foto.jpg', '#5c7aa0');
    const id = await registerPet('Fiel', [photo], rescuer);
    const mateId = await registerPet('Suspareja', [photo], rescuer);
    const options = { viewport: phone } as const;
    const path = pathFor('adoptionPet', 'es', { id });
    const page = await visit(path, { ...options, as: demoPeople.rescuer });
    await page.getByRole('button', { name: myPets.actions.group }).click();
    await page.getByRole('checkbox', { name: 'Suspareja' }).check();
    expect(await problemsOf(page, 'dialog[open]')).toEqual([]);
    await page.getByRole('button', { name: 'Unir', exact: true }).click();
    await page.getByText('Fiel ya tiene pareja').waitFor();

    await familyWithProfile();
    const apply = await visit(pathFor('applyForPet', 'es', { id: mateId }), {
      ...options,
      as: family,
    });
    await apply.getByRole('heading', { level: 1, name: /Suspareja y Fiel/ }).waitFor();
    await apply.getByRole('button', { name: text.send }).waitFor();
    expect(await problemsAtAnyWidth(apply)).toEqual([]);
    await apply.getByRole('button', { name: text.send }).click();
    await apply.getByText(text.sent.title).waitFor();
    await goWithin(apply, pathFor('myApplications', 'es'));
    await apply.getByText('Suspareja y Fiel').first().waitFor();
  });
});
