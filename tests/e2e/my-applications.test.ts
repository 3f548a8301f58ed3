import type { Challenge } from 'altcha-lib';
import { describe, expect, it } from 'vitest';
import { en as text } from '#app/i18n/my-applications/en.ts';
import { demoPeople } from '#content/demo/people.ts';
import { pathFor } from '#domain/site-map.ts';
import { solveCaptcha } from '#tests/fakes/captcha.ts';
import { problemsAtAnyWidth, problemsOf } from './axe.ts';
import { useBrowser } from './browser.ts';
import { registerPet, rescuerToken } from './pets.ts';
import { smallPhoto } from './photos.ts';
import { call, startSession } from './wire.ts';

// As a family: whoever applied decides nothing about it.
const { administrator: family } = demoPeople;
const day = 86_400_000;

const profile = {
  vivienda: { tipo: 'casa', propia: true, espacio_exterior: true, protecciones: true },
  convivientes: [{ edad: 41 }],
  horas_solo: 4,
};

/** A question and two times for a visit; the application's folio. */
async function apply(pet: string): Promise<number> {
  const rescuer = await rescuerToken();
  const { jwt } = await startSession(family);
  const petId = await registerPet(pet, [await smallPhoto('foto.jpg', '#8f6bc9')], rescuer);
  await call('perfil_adopcion:guardar', profile, jwt);
  const payload = { mascotas: [petId], mensaje: 'Our garden is waiting.', lang: 'en' };
  const asked = { schema: 'solicitudes', payload };
  const { id, folio } = await call<{ id: string; folio: number }>('documentos:crear', asked, jwt);
  await call('solicitudes:preguntar', { id, texto: 'How high is your fence?' }, rescuer);
  const opciones = [2, 3].map((days) => new Date(Date.now() + days * day).toISOString());
  await call('solicitudes:proponer_citas', { id, tipo: 'visita', opciones }, rescuer);
  return folio;
}

async function sendWithoutAccount(petId: string) {
  const body = {
    nombre: 'Ana Ek',
    correo: family.email,
    telefono: '9841234567',
    perfil: profile,
    mascotas: [petId],
    captcha: await solveCaptcha(await call<Challenge>('captcha:obtener', {})),
  };
  await call('solicitudes:enviar_sin_cuenta', body);
}

describe('a family’s own applications', () => {
  const visit = useBrowser();

  it('tell what to do: answer, choose a time, or withdraw', async () => {
    const folio = await apply('Pitaya');
    const page = await visit(pathFor('myApplications', 'en'), {
      as: family,
    });
    const card = page.getByRole('article').filter({ hasText: 'Pitaya' });
    await card.getByText(text.questionsOpen(1)).waitFor();
    await card.getByText(text.appointmentsOpen(1)).waitFor();
    expect(await problemsOf(page)).toEqual([]);

    await card.getByRole('link', { name: 'Pitaya' }).click();
    await page.getByRole('heading', { level: 1, name: text.page.title('Pitaya') }).waitFor();
    expect(new URL(page.url()).pathname).toBe(
      pathFor('myApplication', 'en', { folio: String(folio) }),
    );
    await page.getByRole('button', { name: text.questions.send }).click();
    await page.getByLabel(text.questions.answer).fill('Two meters.');
    await page.getByRole('button', { name: text.questions.send }).click();
    await page.getByText(text.questions.done).waitFor();
    await page.getByText('Two meters.').waitFor();

    await page.getByRole('button', { name: text.appointments.noneSuits }).click();
    await page.getByRole('button', { name: text.appointments.suggest }).click();
    await page.getByText(text.appointments.suggestFirst).waitFor();
    const other = new Date(Date.now() + 4 * day).toISOString().slice(0, 16);
    await page.getByLabel('Option 1').fill(other);
    await page.getByRole('button', { name: text.appointments.suggest }).click();
    await page.getByText(text.appointments.suggestedNow).waitFor();
    await page.getByText(text.appointments.suggested).waitFor();

    await page.getByLabel('New message').fill('Do you know whether she likes cats?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Do you know whether she likes cats?').waitFor();

    await page.getByRole('button', { name: text.appointments.confirm }).click();
    await page.getByRole('button', { name: text.appointments.chooseFirst }).waitFor();
    await page.getByRole('radio').first().check();
    await page.getByRole('button', { name: text.appointments.confirm }).click();
    await page.getByText(text.appointments.chosen).waitFor();
    await page.getByRole('heading', { name: text.appointments.agreed }).waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);

    await page.getByRole('button', { name: text.withdraw.button }).click();
    await page.getByRole('button', { name: text.withdraw.confirm }).click();
    await page.getByText(text.withdraw.done).waitFor();
    await page.getByText(text.next.withdrawn).waitFor();
    await page.getByRole('heading', { name: text.appointments.cancelled }).waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: text.withdraw.button }).count())
      .toBe(0);
  });

  it('that were sent without signing in are confirmed or discarded', async () => {
    const rescuer = await rescuerToken();
    for (const name of ['Guayaba', 'Tamarindo']) {
      const pet = await registerPet(name, [await smallPhoto('foto.jpg', '#8f6bc9')], rescuer);
      await sendWithoutAccount(pet);
    }
    const page = await visit(pathFor('myApplications', 'en'), {
      as: family,
    });
    const entry = (name: string) =>
      page
        .getByRole('article')
        .filter({ hasText: name })
        .filter({ has: page.getByRole('button') });
    await entry('Guayaba').waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);

    await entry('Guayaba').getByRole('button', { name: text.pending.confirm }).click();
    await page.getByText(text.pending.chooseFirst).waitFor();
    await entry('Guayaba').getByText('Ana Ek').waitFor();
    await entry('Guayaba').getByText(family.name).waitFor();
    await entry('Guayaba').getByRole('radio', { name: text.pending.withAccount }).check();
    await entry('Guayaba').getByRole('button', { name: text.pending.confirm }).click();
    await page.getByText('Your application was sent').waitFor();
    await page.getByRole('link', { name: 'Guayaba' }).waitFor();

    await entry('Tamarindo').getByRole('button', { name: text.pending.discard }).click();
    await page.getByRole('button', { name: text.pending.discardConfirm }).click();
    await page.getByText(text.pending.discarded).waitFor();
    await page.getByRole('heading', { name: text.pending.title }).waitFor({ state: 'detached' });
  });
});
