import { describe, expect, it } from 'vitest';
import { es as administration } from '#app/i18n/administration/es.ts';
import { es as text } from '#app/i18n/content-editor/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { recordUses } from '#domain/content/record-uses.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsOf } from './axe.ts';
import { goWithin, useBrowser } from './browser.ts';
import { smallPhoto } from './photos.ts';
import { call, startSession } from './wire.ts';

const faqs = 'preguntas-frecuentes';
const sponsors = 'patrocinadores';
const path = pathFor('editContent', 'es', { slug: faqs });

interface Found {
  revision: number;
  // biome-ignore lint/suspicious/noExplicitAny: a tree that its declaration describes.
  valor: any;
}

/** Pixels between a picture and the padding of its card. */
function spaceAbove(image: HTMLElement): number {
  const card = image.closest('article');
  if (!card) throw new Error('it is in no card');
  const { paddingTop } = getComputedStyle(card);
  const down = image.getBoundingClientRect().top - card.getBoundingClientRect().top;
  return Math.round(down - Number.parseFloat(paddingTop));
}

describe('the texts of the portal', () => {
  const visit = useBrowser();
  const find = (token: string) => call<Found>('contenido:consultar', { clave: faqs }, token);

  it('are changed by an editor and read by visitors once they are published', async () => {
    const page = await visit(path, { as: demoPeople.administrator });
    const open = page.getByRole('button', { name: `${text.edit}: grupo de preguntas 1` });
    await open.waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await open.click();
    await page.getByRole('button', { name: `${text.edit}: pregunta 1` }).click();
    await page.getByLabel('Pregunta · Español').fill('¿Cómo adopto con ustedes?');
    const answer = page.getByRole('textbox', { name: 'Respuesta · Español' });
    await answer.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' Sin prisa.');
    await page.getByText(text.state.unsaved).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: text.publish.button }).click();
    await page.getByRole('button', { name: text.publish.action, exact: true }).click();
    await page.getByText(/Publicamos la versión/).waitFor();

    const visitor = await visit(pathFor('faqs', 'es'));
    await visitor.getByText('¿Cómo adopto con ustedes?').waitFor();
    expect(await visitor.content()).toContain('Sin prisa.');
    const { jwt } = await startSession(demoPeople.administrator);
    const { revision } = await find(jwt);
    await call('contenido:restaurar', { clave: faqs, revision, version: 1 }, jwt);
    await call('contenido:publicar', { clave: faqs, revision: revision + 1 }, jwt);
  });

  it('have the organization’s telephone in both languages three clicks from /admin', async () => {
    const { jwt } = await startSession(demoPeople.administrator);
    const record = { clave: 'organizacion' };
    const before = await call<Found>('contenido:consultar', record, jwt);
    async function publish(telephones: unknown) {
      const { revision, valor } = await call<Found>('contenido:consultar', record, jwt);
      const changed = { ...record, revision, valor: { ...valor, telephones } };
      const saved = await call<Found>('contenido:guardar_borrador', changed, jwt);
      await call('contenido:publicar', { ...record, revision: saved.revision }, jwt);
    }
    const name = { es: 'Adopciones', en: 'Adoptions' };
    await publish([{ id: 'adopciones', name, number: '529981234500' }]);

    const page = await visit(pathFor('admin', 'es'), { as: demoPeople.administrator });
    let clicks = 0;
    const click = async (role: 'link' | 'button', name: string | RegExp) => {
      clicks += 1;
      await page.getByRole(role, { name, exact: true }).click();
    };
    await click('link', administration.organisation);
    await page.getByLabel('Número', { exact: true }).first().fill('998 123 4567');
    await click('button', text.publish.button);
    // Where it will show is said before it does.
    await page.getByText(recordUses.everyPage.title.es, { exact: false }).first().waitFor();
    await click('button', text.publish.action);
    await page.getByText(/Publicamos la versión/).waitFor();
    expect(clicks).toBe(3);
    for (const language of ['es', 'en'] as const) {
      const visitor = await visit(pathFor('contact', language));
      await visitor.getByText('998 123 4567').first().waitFor();
    }
    await publish(before.valor.telephones);
  });

  it('are not overwritten by whoever saves second, who keeps what they wrote', async () => {
    const page = await visit(path, { as: demoPeople.administrator, refused: 409 });
    await page.getByLabel('Título · Español').fill('Preguntas y respuestas');
    const { jwt } = await startSession(demoPeople.administrator);
    const { revision, valor } = await find(jwt);
    const other = { ...valor, title: { ...valor.title, es: 'Preguntas' } };
    await call('contenido:guardar_borrador', { clave: faqs, revision, valor: other }, jwt);
    await page.getByRole('button', { name: text.save }).click();
    await page.getByRole('button', { name: text.state.load }).waitFor();
    await expect
      .poll(() => page.getByLabel('Título · Español').inputValue())
      .toBe('Preguntas y respuestas');
    await page.getByRole('button', { name: text.state.load }).click();
    await expect.poll(() => page.getByLabel('Título · Español').inputValue()).toBe('Preguntas');
    const now = await find(jwt);
    await call('contenido:descartar_borrador', { clave: faqs, revision: now.revision }, jwt);
  });

  it('keep what is being written while a planned publication is cancelled', async () => {
    const { jwt } = await startSession(demoPeople.administrator);
    const { revision, valor } = await find(jwt);
    await call('contenido:guardar_borrador', { clave: faqs, revision, valor }, jwt);
    const fecha = new Date(Date.now() + 86_400_000).toISOString();
    await call('contenido:publicar', { clave: faqs, revision: revision + 1, fecha }, jwt);
    const page = await visit(path, { as: demoPeople.administrator });
    const title = page.getByLabel('Título · Español');
    const publish = page.getByRole('button', { name: text.publish.button });
    await expect.poll(() => publish.isDisabled()).toBe(true);
    await title.fill('Preguntas');
    await publish.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Ya hay otra versión programada').waitFor();
    await dialog.getByRole('button', { name: text.close }).click();
    await title.fill('Preguntas y más preguntas');
    const cancel = page.getByRole('button', { name: text.versions.cancel });
    await cancel.click();
    await cancel.waitFor({ state: 'detached' });
    await expect.poll(() => title.inputValue()).toBe('Preguntas y más preguntas');
    await expect.poll(() => page.getByText(text.state.unsaved).isVisible()).toBe(true);
    await call('contenido:descartar_borrador', { clave: faqs, revision: revision + 3 }, jwt);
  });

  it('take pictures, which cannot go while a text needs them', async () => {
    const page = await visit(pathFor('editContent', 'es', { slug: sponsors }), {
      as: demoPeople.administrator,
    });
    await page.getByRole('button', { name: `${text.edit}: patrocinador 1` }).click();
    await page.getByRole('button', { name: `${text.assets.choosePicture}: Logotipo` }).click();
    const chooser = page.getByRole('dialog').getByLabel(text.assets.addPicture);
    expect(await problemsOf(page, 'dialog[open]')).toEqual([]);
    await chooser.setInputFiles(await smallPhoto('logotipo.jpg', '#7b4bb3'));
    await page.getByLabel(`${text.assets.alt} · Español`).fill('Logotipo morado');
    await page.getByRole('button', { name: text.publish.button }).click();
    await page.getByText(text.publish.missing(1)).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: text.close }).click();
    await page.getByLabel(`${text.assets.alt} · Inglés`).fill('Purple logo');
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: text.publish.button }).click();
    await page.getByRole('button', { name: text.publish.action, exact: true }).click();
    await page.getByText(/Publicamos la versión/).waitFor();

    const visitor = await visit(pathFor('sponsors', 'en'));
    const logo = visitor.getByAltText('Purple logo').first();
    await expect
      .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await logo.evaluate(spaceAbove)).toBe(0);
    await goWithin(page, pathFor('adminContent', 'es'));
    await page.getByRole('button', { name: text.assets.open.picture }).click();
    await page.getByRole('button', { name: `${text.assets.remove}: logotipo.jpg` }).click();
    await page.getByText('Patrocinadores (publicado). Quítalo de ahí primero.').waitFor();

    const { jwt } = await startSession(demoPeople.administrator);
    const { revision } = await call<Found>('contenido:consultar', { clave: sponsors }, jwt);
    await call('contenido:restaurar', { clave: sponsors, revision, version: 1 }, jwt);
    await call('contenido:publicar', { clave: sponsors, revision: revision + 1 }, jwt);
  });

  it('are seen as the mail that they become', async () => {
    const page = await visit(pathFor('editContent', 'es', { slug: 'primeros-dias' }), {
      as: demoPeople.administrator,
    });
    await page.getByRole('button', { name: text.preview.button }).click();
    const mail = page.frameLocator('iframe');
    await mail.getByText('Hola, Rosa').waitFor();
    expect(await problemsOf(page, 'dialog[open]')).toEqual([]);
    await page.getByRole('dialog').getByLabel('Idioma').selectOption('en');
    await mail.getByText('Hello, Rosa').waitFor();
  });
});
