import { describe, expect, it } from 'vitest';
import { demoPeople } from '#content/demo/people.ts';
import { pathFor } from '#domain/site-map.ts';
import { goTo, phone, reload, useBrowser } from './browser.ts';
import { addMedia, formTexts, next, save, tellHealth, writtenBefore } from './pet-form-steps.ts';
import { petNamed, registerPet, rescuerToken } from './pets.ts';
import { panorama, smallPhoto, video } from './photos.ts';

describe('the form of a pet where the connection breaks', () => {
  const visit = useBrowser();
  const { es } = formTexts;
  const uploads = /archivos:reanudar/;
  const calm = { as: demoPeople.rescuer, viewport: phone } as const;

  /** A pet of the rescuer's that has no photo yet, at the step of the photos. */
  const atPhotosOf = async (name: string) =>
    `${pathFor('editAdoptionPet', 'es', { id: await registerPet(name, [], await rescuerToken()) })}#fotos`;

  it('goes on with a video from where it stopped', async () => {
    const path = await atPhotosOf('Brisa de prueba');
    const page = await visit(path, { ...calm, refused: 'unreachable' });
    await addMedia(page, 'es', [await video('brisa.mp4')]);
    let begun = 0;
    let cut = 0;
    await page.route(uploads, (route) => {
      const method = route.request().method();
      if (method === 'POST') begun += 1;
      if (method !== 'PATCH' || cut > 0) return route.continue();
      cut += 1;
      return route.abort('connectionreset');
    });
    await save(page, 'es');
    await page.getByRole('heading', { name: 'Completado!' }).waitFor();
    expect({ begun, cut }).toEqual({ begun: 1, cut: 1 });
  });

  it('sends a video anew when its server has lost what had arrived', async () => {
    const page = await visit(await atPhotosOf('Duna de prueba'), { ...calm, refused: 404 });
    await addMedia(page, 'es', [await video('duna.mp4')]);
    const methods: string[] = [];
    await page.route(uploads, async (route) => {
      const request = route.request();
      methods.push(request.method());
      const isLost = methods.length === 2;
      // As after a restart without its disk.
      if (isLost) await route.fetch({ method: 'DELETE', postData: '' });
      return isLost ? route.fulfill({ status: 404, body: '{}' }) : route.continue();
    });
    await save(page, 'es');
    await page.getByRole('heading', { name: 'Completado!' }).waitFor();
    expect(methods).toEqual(['POST', 'PATCH', 'HEAD', 'POST', 'PATCH']);
  });

  it('waits without a connection, and says so', async () => {
    const path = await atPhotosOf('Rocío de prueba');
    const page = await visit(path, { ...calm, refused: 'unreachable' });
    await addMedia(page, 'es', [await video('rocio.mp4')]);
    await page.route(
      uploads,
      async (route) => {
        await page.context().setOffline(true);
        await route.abort('internetdisconnected');
      },
      { times: 1 },
    );
    await save(page, 'es');
    const row = page.getByRole('listitem').filter({ hasText: 'rocio.mp4' });
    await row.getByText(es.saving.states.offline).first().waitFor();
    const name = await row.getByText('rocio.mp4', { exact: true }).boundingBox();
    expect(name?.width).toBeGreaterThan(60);
    await page.context().setOffline(false);
    await page.getByRole('heading', { name: 'Completado!' }).waitFor();
  });

  it('sends a large photo small, for it has to get through', async () => {
    const page = await visit(await atPhotosOf('Nieve de prueba'), calm);
    const photo = await panorama('IMG_2001.jpg');
    await addMedia(page, 'es', [photo]);
    const sending = page.waitForRequest(
      (request) => uploads.test(request.url()) && request.method() === 'POST',
    );
    await save(page, 'es');
    const bytes = Number(await (await sending).headerValue('upload-length'));
    expect(bytes).toBeLessThan(photo.buffer.length / 2);
    await page.getByRole('heading', { name: 'Completado!' }).waitFor();
  });

  it('makes no second pet of a registration whose answer was lost, and sends its photo later', async () => {
    const opened = await visit('/recursos', calm);
    // What fails in more than one way: the browser writes it to the console, which is watched in the first tab alone.
    const page = await opened.context().newPage();
    await writtenBefore(opened, 'adoption', 'Bruma de prueba');
    await goTo(page, `${pathFor('registerAdoptionPet', 'es')}#salud`);
    await tellHealth(page);
    await next(page, 'es');
    await next(page, 'es');
    await next(page, 'es');
    await addMedia(page, 'es', [await smallPhoto('bruma.jpg', '#225588')]);
    await page.route('**/api/catalogos:crear', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await next(page, 'es');
    await save(page, 'es', 'Bruma de prueba');
    await page.getByText(es.saving.saved).waitFor();
    await expect.poll(() => page.getByText(es.saving.states.busy).count()).toBe(0);
    await page.unroute('**/api/catalogos:crear');

    await page.route(uploads, (route) => route.fulfill({ status: 500, body: '{}' }));
    await page.getByRole('button', { name: es.saving.again }).click();
    await page.getByText(es.saving.private('Bruma de prueba')).waitFor();
    await page.getByText('Lo sentimos ocurrio un error... contacta al administrador').waitFor();
    await page.unroute(uploads);

    await reload(page);
    await page.getByText(es.draft.stored('Bruma de prueba')).waitFor();
    await save(page, 'es', 'Bruma de prueba');
    await page.getByRole('heading', { name: 'Mascota registrada' }).waitFor();
    expect((await petNamed('Bruma de prueba', await rescuerToken())).payload.imagenes).toHaveLength(
      1,
    );
  });
});
