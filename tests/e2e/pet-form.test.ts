import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { focalPointTexts } from '#app/i18n/focal-point.ts';
import { demoPeople } from '#content/demo/people.ts';
import type { Language } from '#domain/language.ts';
import { messages } from '#domain/messages.ts';
import { pathFor, type StaticPageId } from '#domain/site-map.ts';
import { openMenu, userMenu } from './account-steps.ts';
import { layoutProblemsAt, problemsOf, violationsOf } from './axe.ts';
import { goWithin, phone, reload, useBrowser, wide } from './browser.ts';
import {
  addMedia,
  choose,
  fillAll,
  formTexts,
  next,
  save,
  stepShown,
  writtenBefore,
} from './pet-form-steps.ts';
import { petNamed, registerPet, rescuerToken } from './pets.ts';
import { paper, sidewaysPhoto, smallPhoto, video } from './photos.ts';
import { call, type Person, startSession } from './wire.ts';

const { rescuer, donor, administrator } = demoPeople;

let token: string;
beforeAll(async () => {
  token = await rescuerToken();
});

describe('the form of a pet', () => {
  const visit = useBrowser();
  const open = (path: string, as: Person = rescuer, options = {}) =>
    visit(path, { as, ...options });
  const openForm = (page: StaticPageId, language: Language, options = {}) =>
    open(pathFor(page, language), rescuer, options);

  describe('registering on a telephone', () => {
    const { es } = formTexts;
    const summary = (page: Page) => page.locator('main [aria-live] li');

    it('says what is missing, each a way to its field in whichever step', async () => {
      const page = await openForm('registerAdoptionPet', 'es', { viewport: phone });
      await page.getByRole('link', { name: es.steps.names.revisar }).click();
      await stepShown(page, es.steps.names.revisar);
      await page.getByRole('button', { name: es.save.register('') }).click();
      await expect.poll(() => summary(page).count()).toBeGreaterThan(15);
      await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
      const words = await summary(page).allTextContents();
      expect(words).toContain(`${es.labels.species}: ${messages.chooseOption.es}`);
      expect(words).toContain(`${es.labels.media}: ${messages.pictureRequired.es}`);

      await page
        .getByRole('button', { name: `${es.labels.vaccines}: ${messages.required.es}` })
        .click();
      await stepShown(page, es.steps.names.salud);
      await page.locator('[name=vaccines]:focus').waitFor();
      await page.getByLabel(es.labels.vaccines).fill('Rabia');
      await page.getByText(messages.vaccinesTooShort.es, { exact: true }).waitFor();
      expect(await problemsOf(page)).toEqual([]);
    });

    it('keeps what was written and chosen over a reload, and asks before anything is sent', async () => {
      const page = await openForm('registerAdoptionPet', 'es', { viewport: phone });
      await fillAll(page, 'Luna de prueba');
      await addMedia(page, 'es', [
        await sidewaysPhoto('luna.jpg'),
        { ...(await smallPhoto('virus.jpg', '#333')), mimeType: 'application/x-msdownload' },
        await sidewaysPhoto('luna.jpg'),
        // Telephones call each photo the same.
        await smallPhoto('luna.jpg', '#4a7'),
        { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic') },
      ]);
      await page.getByText(es.media.duplicates(['luna.jpg'])).waitFor();
      const heic = page.getByRole('listitem').filter({ hasText: 'IMG_1.HEIC' });
      await heic.getByText(messages.photoHeic.es).waitFor();
      await page.getByRole('button', { name: `${es.media.remove}: IMG_1.HEIC` }).click();
      const refused = page.getByRole('listitem').filter({ hasText: 'virus.jpg' });
      await refused.getByText(messages.fileNotPermitted.es, { exact: true }).waitFor();
      await next(page, 'es');
      await page.getByRole('button', { name: es.save.register('Luna de prueba') }).click();
      await page
        .getByRole('button', { name: `${es.labels.media}: ${messages.fileNotPermitted.es}` })
        .click();
      await page.getByRole('button', { name: `${es.media.remove}: virus.jpg` }).click();
      await page.getByRole('button', { name: es.media.undo }).click();
      await page.getByRole('button', { name: `${es.media.remove}: virus.jpg` }).click();
      await refused.waitFor({ state: 'detached' });

      await reload(page);
      await page.getByText(es.draft.restored).waitFor();
      await page.getByRole('img', { name: es.media.photo(2) }).waitFor();
      await page.getByRole('link', { name: es.steps.names['quien-es'] }).click();
      await expect
        .poll(() => page.getByLabel(es.labels.name, { exact: true }).inputValue())
        .toBe('Luna de prueba');

      await page.getByRole('link', { name: es.steps.names.revisar }).click();
      await page.getByRole('button', { name: es.save.register('Luna de prueba') }).click();
      const dialog = page.getByRole('dialog', { name: es.confirm.register('Luna de prueba') });
      await dialog.getByRole('button', { name: es.confirm.decline }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText('Luna de prueba').first().waitFor();

      await save(page, 'es', 'Luna de prueba');
      await page.getByRole('heading', { name: 'Mascota registrada' }).waitFor();
      await page.getByText('Gracias por participar en esta noble causa').waitFor();
      expect(await problemsOf(page)).toEqual([]);
      await expect.poll(() => drafts(page)).toEqual([]);

      const { id, payload } = await petNamed('Luna de prueba', token);
      expect(payload).toMatchObject({ estado: 'adopcion', peso: 12.5, ciudad: 'Tulum' });
      const see = page.getByRole('link', { name: es.saved.see('Luna de prueba') });
      await expect.poll(() => see.getAttribute('href')).toBe(pathFor('adoptionPet', 'es', { id }));
      await page.getByRole('link', { name: es.back.adoption }).last().click();
      const newest = page.getByRole('row').nth(1);
      await newest.getByText('Luna de prueba', { exact: true }).waitFor();
      expect(payload.imagenes).toHaveLength(2);
      await expectUpright(payload.imagenes[0] ?? '');
    });

    it('leaves nothing of a draft to the next person at the device', async () => {
      const page = await openForm('registerAdoptionPet', 'es', { viewport: phone });
      await stepShown(page, es.steps.names['quien-es']);
      await page.getByLabel(es.labels.name, { exact: true }).fill('Secreta');
      await expect.poll(() => drafts(page)).toHaveLength(1);
      await openMenu(page);
      await userMenu(page).getByRole('button', { name: 'Cerrar sesión' }).click();
      await page.waitForURL('**/login');
      await expect.poll(() => drafts(page)).toEqual([]);
    });

    it('is begun anew when somebody wants to', async () => {
      const page = await openForm('registerAdoptionPet', 'es', { viewport: phone });
      await stepShown(page, es.steps.names['quien-es']);
      await page.getByLabel(es.labels.name, { exact: true }).fill('Otra');
      await reload(page);
      await page.getByRole('button', { name: es.draft.startAnew }).click();
      await page.getByRole('dialog').getByRole('button', { name: es.draft.confirmAction }).click();
      await page.getByText(es.draft.restored).waitFor({ state: 'detached' });
      await expect
        .poll(() => page.getByLabel(es.labels.name, { exact: true }).inputValue())
        .toBe('');
    });
  });

  describe('registering in English', () => {
    const { en } = formTexts;
    const goOn = async (page: Page) => {
      expect(await layoutProblemsAt(page, [wide])).toEqual([]);
      await next(page, 'en');
    };

    it('takes a pet in rehabilitation with its needs, its certificate and a video', async () => {
      const page = await open(pathFor('resources', 'en'), rescuer, { viewport: wide });
      await writtenBefore(page, 'rehabilitation', 'Nube de prueba');
      await goWithin(page, pathFor('registerRehabilitationPet', 'en'));
      await page.getByText(en.draft.restored).waitFor();
      await goOn(page);
      await page.getByLabel(en.labels.vaccines).fill('All of them, in March');
      await choose(page, en.labels.dewormed, 'Yes');
      await page.getByLabel(en.labels.lastDewormedOn).fill('2026-01-15');
      await choose(page, en.sterilized('female'), 'Yes');
      await page
        .getByLabel(en.labels.certificate, { exact: true })
        .setInputFiles(paper('certificado.pdf'));
      await page.getByText('certificado.pdf').first().waitFor();
      const telephone = page.getByLabel(en.labels.vetPhone);
      await telephone.pressSequentially('9841234567');
      await expect.poll(() => telephone.inputValue()).toBe('984-123-4567');
      await page.getByRole('button', { name: 'Medicine' }).click();
      await page.getByRole('button', { name: `${en.needs.remove}: Medicine` }).waitFor();
      await page.getByLabel(en.labels.needs).fill('Una rampa');
      await page.getByLabel(en.labels.needs).press('Enter');
      await page.getByRole('button', { name: `${en.needs.remove}: Una rampa` }).waitFor();
      expect(await violationsOf(page, { within: 'main' })).toEqual([]);
      await goOn(page);
      await goOn(page);
      await goOn(page);
      await addMedia(page, 'en', [await smallPhoto('uno.jpg', '#d01030'), await video('dos.mp4')]);
      await page.getByRole('button', { name: en.media.later(en.media.photo(1)) }).click();
      await page
        .getByRole('listitem')
        .filter({ hasText: en.media.cover })
        .getByText('dos.mp4')
        .waitFor();
      await goOn(page);
      expect(await layoutProblemsAt(page, [wide])).toEqual([]);
      await save(page, 'en', 'Nube de prueba');
      await page.getByRole('heading', { name: 'Pet registered' }).waitFor();

      const { id, payload } = await petNamed('Nube de prueba', token);
      expect(payload).toMatchObject({
        estado: 'rehabilitacion',
        necesidades: ['Medicinas', 'Una rampa'],
        fecha_ultima_desparasitacion: '2026-01-15',
        esterilizacion_mvz_telefono: '9841234567',
      });
      expect(payload.imagenes.map((url) => url.endsWith('.webp'))).toEqual([false, true]);
      const papers = await call<object[]>(
        'archivos:consultar',
        { carpeta: `cedula/${id}/` },
        token,
      );
      expect(papers).toHaveLength(1);
    });
  });

  describe('editing', () => {
    const { es } = formTexts;

    it('takes one photo away, brings another and puts it first, also for an administrator', async () => {
      const photos = [await smallPhoto('a.jpg', '#aa0000'), await smallPhoto('b.jpg', '#00aa00')];
      const id = await registerPet('Canela de prueba', photos, token);
      const [first = '', second] = (await petNamed('Canela de prueba', token)).payload.imagenes;
      const path = `${pathFor('editAdoptionPet', 'es', { id })}#fotos`;
      const page = await open(path, administrator, { viewport: phone });
      await page
        .getByRole('heading', { level: 1, name: es.edit.title('Canela de prueba') })
        .waitFor();
      await page.getByRole('button', { name: `${es.media.remove}: ${es.media.photo(1)}` }).click();
      await addMedia(page, 'es', [await smallPhoto('c.jpg', '#0000aa')]);
      await page.getByRole('button', { name: es.media.earlier(es.media.photo(2)) }).click();
      const focalPoint = focalPointTexts.es;
      const frame = `${focalPoint.open}: ${es.media.photo(1)}`;
      await page.getByRole('button', { name: frame }).click();
      const dialog = page.getByRole('dialog');
      const across = dialog.getByRole('slider', { name: focalPoint.across });
      await dialog
        .locator('img')
        .first()
        .click({ position: { x: 3, y: 3 } });
      await expect.poll(async () => Number(await across.inputValue())).toBeLessThan(5);
      await across.press('Home');
      for (const key of ['ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowDown']) {
        await across.press(key);
      }
      await dialog.getByRole('button', { name: focalPoint.done }).click();
      await save(page, 'es');
      await page.getByRole('heading', { name: 'Completado!' }).waitFor();
      const { imagenes, puntos_focales } = (await petNamed('Canela de prueba', token)).payload;
      expect(puntos_focales[0]).toEqual({ imagen: imagenes[0], x: 0.1, y: 0.05 });
      expect(imagenes).toHaveLength(2);
      expect(imagenes).not.toContain(first);
      expect(imagenes[1]).toBe(second);
    });

    it('loses nothing where two people edit at once', async () => {
      const photo = await smallPhoto('d.jpg', '#aa00aa');
      const id = await registerPet('Doble de prueba', [photo], token);
      const path = pathFor('editAdoptionPet', 'es', { id });
      const page = await open(path, rescuer, { refused: 409 });
      await stepShown(page, es.steps.names['quien-es']);
      await page.getByLabel(es.labels.name, { exact: true }).fill('Doble mía');
      const admin = (await startSession(administrator)).jwt;
      const change = { schema: 'mascotas', id, payload: { color: 'Azul cielo' } };
      await call('catalogos:actualizar', change, admin);

      await save(page, 'es');
      const dialog = page.getByRole('dialog', { name: es.conflict.title });
      await dialog.getByText('Azul cielo').waitFor();
      await dialog.getByRole('button', { name: es.conflict.saveMine }).click();
      await page.getByRole('heading', { name: 'Completado!' }).waitFor();
      const { payload } = await petNamed('Doble mía', token);
      expect(payload).toMatchObject({ nombre: 'Doble mía', color: 'Azul cielo' });
    });

    it('says so where somebody removed the pet for good meanwhile, and keeps the words', async () => {
      const photo = await smallPhoto('e.jpg', '#00aaaa');
      const id = await registerPet('Ausente de prueba', [photo], token);
      const path = pathFor('editAdoptionPet', 'es', { id });
      const page = await open(path, rescuer, { refused: 404 });
      await stepShown(page, es.steps.names['quien-es']);
      await page.getByLabel(es.labels.color).fill('Color de arena');
      const admin = (await startSession(administrator)).jwt;
      await call('catalogos:eliminar', { schema: 'mascotas', id }, admin);

      await save(page, 'es');
      const dialog = page.getByRole('dialog', { name: es.gone.title });
      await dialog.getByRole('button', { name: es.gone.close }).click();
      await expect.poll(() => page.getByLabel(es.labels.color).inputValue()).toBe('Color de arena');
    });

    it('is nobody else’s', async () => {
      const id = await registerPet('Ajena de prueba', [], token);
      const stranger = await open(pathFor('editAdoptionPet', 'es', { id }), donor);
      await stranger.waitForURL(`**${pathFor('myAdoptions', 'es')}`);
    });
  });

  it('shuts nobody out of any step on a telephone, in light and dark', async () => {
    const { steps } = formTexts.es;
    const page = await openForm('registerRehabilitationPet', 'es', { viewport: phone });
    for (const [step, name] of Object.entries(steps.names)) {
      const shown = step === 'salud' ? steps.health.rehabilitation : name;
      await page.getByRole('link', { name: shown }).click();
      await stepShown(page, shown);
      expect(await problemsOf(page)).toEqual([]);
    }
  });
});

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('CA_DRAFT')));

/** Red above and blue below, and not a word about where it was taken. */
async function expectUpright(address: string) {
  const bytes = Buffer.from(await (await fetch(address)).arrayBuffer());
  const { width, height, exif } = await sharp(bytes).metadata();
  expect(height).toBeGreaterThan(width);
  expect(exif).toBeUndefined();
  const pixel = async (top: number) => {
    const region = { left: Math.floor(width / 2), top: Math.floor(top), width: 1, height: 1 };
    return [...(await sharp(bytes).removeAlpha().extract(region).raw().toBuffer())];
  };
  const [red = 0, , blueAbove = 0] = await pixel(height / 4);
  const [redBelow = 0, , blue = 0] = await pixel((height * 3) / 4);
  expect(red).toBeGreaterThan(blueAbove);
  expect(blue).toBeGreaterThan(redBelow);
}
