import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { es } from '#app/i18n/contracts/es.ts';
import { en } from '#app/i18n/contracts/verify-en.ts';
import { demoPeople } from '#content/demo/people.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsOf } from './axe.ts';
import { focusAt, goTo, phone, useBrowser } from './browser.ts';
import { registerPet, rescuerToken } from './pets.ts';
import { smallPhoto } from './photos.ts';
import { call, type Person, startSession } from './wire.ts';

describe('an adoption contract', () => {
  const visit = useBrowser();

  it('is signed by both sides on a telephone, and verified by a stranger', async () => {
    const { petName, contractId, end } = await preparedContract();
    const [family, rescuer] = [demoPeople.administrator, demoPeople.rescuer];
    const page = pathFor('signContract', 'es', { id: contractId });
    const signs = async (person: Person, name: string) => {
      const signer = await visit(page, { viewport: phone, as: person, refused: 422 });
      await signer.getByRole('heading', { level: 1, name: es.sign.heading(petName) }).waitFor();
      return { signer, name };
    };

    const { signer: waiting } = await signs(rescuer, 'Lucía');
    await waiting.getByText(es.sign.complete.waiting).waitFor();
    await expect.poll(() => waiting.getByRole('button', { name: es.sign.send }).count()).toBe(0);

    const { signer: first } = await signs(family, 'Beatriz Orozco');
    const { parts } = es.sign.complete;
    expect(await problemsOf(first)).toEqual([]);
    await expect.poll(() => first.getByLabel(parts.city).inputValue()).not.toBe('');
    await first.getByLabel(parts.street).fill('Avenida Satélite');
    await first.getByRole('button', { name: es.sign.complete.send }).click();
    await focusAt(first.getByLabel(parts.exteriorNumber));
    await first.getByLabel(parts.exteriorNumber).fill('S/N');
    await first.getByRole('button', { name: es.sign.complete.send }).click();
    await first.getByText(es.sign.complete.done).waitFor();
    await first.getByText('Avenida Satélite S/N').waitFor();
    expect(await problemsOf(first)).toEqual([]);
    // What is missing is said where it is.
    await first.getByRole('button', { name: es.sign.send }).click();
    await first.getByRole('button', { name: es.sign.nameMissing }).waitFor();
    await draw(first);
    await first.getByLabel(es.sign.name).fill('Beatriz Orozco');
    await first.getByLabel(es.sign.accept).check();
    await first.getByRole('button', { name: es.sign.send }).click();
    await first.getByText(es.sign.waiting).waitFor();
    expect(await problemsOf(first)).toEqual([]);

    const { signer: second } = await signs(rescuer, 'Lucía');
    await draw(second);
    await second.getByRole('button', { name: es.sign.clear }).click();
    // Without a drawing: the typed name is enough.
    await second.getByLabel(es.sign.name).fill('Lucía Canul');
    await second.getByLabel(es.sign.accept).check();
    await second.getByRole('button', { name: es.sign.send }).click();
    const [pdf, code] = await sealed(second);

    const stranger = await visit(pathFor('verifyContractStart', 'en'));
    await stranger.getByLabel(en.code).fill(code.toLowerCase().replaceAll('-', ' '));
    await stranger.getByRole('button', { name: en.send }).click();
    await stranger.getByText(en.documents.contract.authentic, { exact: true }).waitFor();
    expect(await stranger.content()).not.toMatch(new RegExp(`${petName}|Orozco|Canul`));
    const copy = (buffer: Buffer) => ({ name: 'copy.pdf', mimeType: 'application/pdf', buffer });
    const chooser = stranger.getByLabel(en.compare.label);
    await chooser.setInputFiles(copy(pdf));
    await stranger.getByText(en.compare.same).waitFor();
    await chooser.setInputFiles(copy(Buffer.concat([pdf, Buffer.from(' ')])));
    await stranger.getByText(en.compare.other).waitFor();
    expect(await problemsOf(stranger)).toEqual([]);
    await goTo(
      stranger,
      pathFor('verifyContract', 'en', { code: '00000-00000-00000-00000-00000' }),
    );
    await stranger.getByText(en.unknown, { exact: true }).waitFor();
    await end();
  });
});

/** By use cases: a pet of the rescuer, for which somebody applied with success. */
async function preparedContract() {
  const petName = 'Firmita';
  const rescuer = await rescuerToken();
  const photo = await smallPhoto('foto.jpg', '#8f6ac9');
  const petId = await registerPet(petName, [photo], rescuer);
  const { jwt: family } = await startSession(demoPeople.administrator);
  const profile = {
    domicilio: { cp: '77500', estado: 'Quintana Roo', ciudad: 'Cancún' },
    vivienda: { tipo: 'casa', propia: true, espacio_exterior: true, protecciones: true },
    convivientes: [{ edad: 40 }],
    horas_solo: 3,
  };
  await call('perfil_adopcion:guardar', profile, family);
  const { id, folio } = await call<{ id: string; folio: number }>(
    'documentos:crear',
    { schema: 'solicitudes', payload: { mascotas: [petId], mensaje: 'La queremos.' } },
    family,
  );
  const step = (transicion: string) =>
    call(
      'documentos:transitar',
      { schema: 'solicitudes', serie: 'SOL', folio, transicion },
      rescuer,
    );
  for (const name of ['revisar', 'aprobar']) await step(name);
  const { contrato_id: contractId } = await call<{ contrato_id: string }>(
    'solicitudes:preparar_contrato',
    { id },
    rescuer,
  );
  // A family has three open ones at most.
  return { petName, contractId, end: () => step('rechazar') };
}

async function draw(page: Page): Promise<void> {
  const pad = page.getByRole('img', { name: es.sign.padName });
  await pad.scrollIntoViewIfNeeded();
  const box = await pad.boundingBox();
  if (!box) throw new Error('There is no pad.');
  const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const;
  await page.mouse.move(...at(0.2, 0.6));
  await page.mouse.down();
  for (const [x, y] of [
    [0.3, 0.2],
    [0.45, 0.7],
    [0.6, 0.3],
    [0.8, 0.5],
  ] as const) {
    await page.mouse.move(...at(x, y));
  }
  await page.mouse.up();
  await page.getByRole('img', { name: es.sign.padDrawn }).waitFor();
}

/** @returns the PDF as it was downloaded, and its code */
async function sealed(page: Page): Promise<[pdf: Buffer, code: string]> {
  await page.getByText(es.sign.states.sealed).waitFor();
  expect(await problemsOf(page)).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: es.sign.download }).click();
  const pdf = await buffer(await (await download).createReadStream());
  const code = await page.getByText(es.sign.code).locator('strong').textContent();
  return [pdf, code ?? ''];
}
