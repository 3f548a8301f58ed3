import { describe, expect, it } from 'vitest';
import { es as accountEs } from '#app/i18n/account/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { addDays } from '#domain/dates.ts';
import { messages } from '#domain/messages.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsAtAnyWidth, problemsOf } from './axe.ts';
import { goWithin, phone, textOf, useBrowser } from './browser.ts';
import { mailTo } from './mailbox.ts';
import { registerPet, rescuerToken } from './pets.ts';
import { smallPhoto } from './photos.ts';
import { call, startSession } from './wire.ts';

const { administrator, rescuer } = demoPeople;
const inThreeWeeks = addDays(new Date().toISOString().slice(0, 10), 21);

const publish = async (name: string) =>
  registerPet(name, [await smallPhoto('foto.jpg', '#c98f4a')], await rescuerToken());

async function createEvent(address: string, city: string): Promise<string> {
  const { jwt } = await startSession(administrator);
  const payload = {
    descripcion: 'Ven a conocer a quienes esperan familia.',
    fecha: inThreeWeeks,
    horario: { de: '10:00', a: '14:00' },
    lugar: {
      direccion: address,
      colonia: 'Centro',
      cp: '97000',
      ciudad: city,
      estado: 'Yucatán',
    },
  };
  const body = { schema: 'evento_adopcion', payload };
  return (await call<{ id: string }>('catalogos:crear', body, jwt)).id;
}

describe('adoption events', () => {
  const visit = useBrowser();

  it('are made, announced and deleted by an administrator', async () => {
    await publish('Pomarrosa');
    const list = pathFor('manageEvents', 'es');
    const page = await visit(list, { as: administrator });
    await page.getByRole('link', { name: 'Nuevo evento' }).click();
    await page.waitForURL(`**${pathFor('newEvent', 'es')}`);
    const form = page.getByRole('form', { name: 'Nuevo evento' });
    const fill = (label: string, value: string) =>
      form.getByLabel(label, { exact: true }).fill(value);
    await fill('Fecha', inThreeWeeks);
    await fill('De', '14:00');
    await fill('A', '10:00');
    await fill('Descripción', 'Una mañana con quienes esperan familia.');
    await fill('Dirección', 'Jardín de los Laureles, Calle 5');
    await fill('Colonia', 'Centro');
    await fill('Código postal', '24A');
    await fill('Ciudad', 'Campeche');
    await form.getByLabel('Estado', { exact: true }).selectOption('Campeche');
    await form.getByLabel('Buscar por nombre').fill('pomarrosa');
    await form.getByRole('button', { name: 'Agregar a Pomarrosa' }).click();
    await form.getByText('Va 1 mascota').waitFor();
    const save = form.getByRole('button', { name: 'Guardar evento' });
    await save.click();
    await form.getByText(messages.eventEndsTooSoon.es).first().waitFor();
    await form.getByText(messages.postalCodeNotFiveDigits.es).first().waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);
    await fill('A', '18:00');
    await fill('Código postal', '24000');

    await page.reload();
    await page.getByText('Recuperamos lo que no habías guardado.').waitFor();
    await expect
      .poll(() => form.getByLabel('Colonia', { exact: true }).inputValue())
      .toBe('Centro');
    await form.getByText('Va 1 mascota').waitFor();
    await page.getByRole('link', { name: 'Volver a los eventos' }).click();
    const leaving = page.getByRole('dialog', { name: '¿Salir sin guardar?' });
    await leaving.waitFor();
    expect(await problemsOf(page, 'dialog[open]')).toEqual([]);
    await leaving.getByRole('button', { name: 'Seguir editando' }).click();
    await save.click();
    const first = 'Evento de adopción en Jardín de los Laureles';
    await page.getByText(`${first}: creado`).waitFor();

    await page.getByRole('link', { name: `Editar: ${first}` }).click();
    const edited = page.getByRole('form', { name: 'Editar evento' });
    const title = 'Patas entre laureles';
    await edited.getByLabel('Título', { exact: true }).fill(title);
    await edited.getByRole('button', { name: 'Guardar evento' }).click();
    await page.getByText(`${title}: guardado`).waitFor();
    // The owner of the pet that is to be there knows it by another name.
    const question = page.getByRole('dialog', { name: '¿Avisar a 1 persona?' });
    await question.getByRole('button', { name: 'Sí, avisar' }).click();
    const told = page.getByRole('dialog', { name: 'Aviso enviado' });
    await told.getByText('1 nuevo.').waitFor();
    expect(await problemsOf(page, 'dialog[open]')).toEqual([]);
    await told.getByRole('button', { name: accountEs.close }).click();
    await page.getByRole('link', { name: `Duplicar: ${title}` }).click();
    await page.waitForURL('**/nuevo?copia=*');
    await expect.poll(() => form.getByLabel('Título', { exact: true }).inputValue()).toBe(title);
    await expect.poll(() => form.getByLabel('Fecha', { exact: true }).inputValue()).toBe('');
    await page.getByRole('link', { name: 'Volver a los eventos' }).click();
    await page.getByRole('link', { name: `Lista del día: ${title}` }).click();
    await page.getByText('Pomarrosa', { exact: true }).waitFor();
    await page.getByText(rescuer.name, { exact: true }).waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);
    const [table] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Descargar CSV' }).click(),
    ]);
    expect(await textOf(table)).toContain('"Pomarrosa"');
    await page.getByRole('link', { name: 'Volver a los eventos' }).click();
    const row = page.getByRole('row', { name: new RegExp(title) });
    await row.getByText('1 mascota').waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);

    await row.getByRole('button', { name: `Invitar: ${title}` }).click();
    const dialog = page.getByRole('dialog', { name: `Invitar: ${title}` });
    await dialog.getByLabel('Otros correos (opcional)').fill('vecina@example.org');
    await dialog.getByRole('button', { name: /^Enviar [1-9]\d* invitaci/ }).click();
    await dialog.getByText('Correos Enviados', { exact: true }).waitFor();
    await dialog.getByText(/^[1-9]\d* nuevos?(, |\.)/).waitFor();
    await dialog.getByText('Ver los correos enviados').click();
    await dialog.getByText('vecina@example.org').waitFor();
    expect(await problemsOf(page, 'dialog[open]')).toEqual([]);
    expect((await mailTo('vecina@example.org')).subject).toContain(title);
    await dialog.getByRole('button', { name: accountEs.close }).click();

    await row.getByRole('button', { name: `Eliminar: ${title}` }).click();
    await page.getByRole('button', { name: 'Sí, eliminar' }).click();
    await page.getByText('El evento fue eliminado con éxito').waitFor();
    const cancelled = page.getByRole('dialog', { name: /^¿Avisar a \d+ personas\?$/ });
    await cancelled.getByRole('button', { name: 'Decidir después' }).click();
    await row.waitFor({ state: 'detached' });
    await page.reload();
    const pending = page.getByRole('button', { name: new RegExp(`^¿Avisar a .*${title}$`) });
    await pending.waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);
    await pending.click();
    await cancelled.getByRole('button', { name: 'No avisar' }).click();
    await pending.waitFor({ state: 'detached' });
    await page.getByText('No se avisó a nadie de este cambio').waitFor();
  });

  it('welcome the pets that their owners bring', async () => {
    await publish('Guanábana');
    const id = await createEvent('Parque de Santiago, Calle 59', 'Mérida');
    const path = pathFor('adoptionEvent', 'en', { id });
    const page = await visit(path, { viewport: phone, as: rescuer });
    const panel = page.getByRole('region', { name: 'Bring your pets' });
    const present = page.getByRole('region', { name: 'Who will be there' });
    const card = present.getByRole('heading', { name: 'Guanábana' });
    await panel.getByLabel('Search by name').fill('guana');
    await panel.getByRole('button', { name: 'Add Guanábana' }).click();
    await card.waitFor();
    expect(await problemsOf(page)).toEqual([]);

    // Beside those that need attention it may stand behind the first page.
    const search = new URLSearchParams({ busca: 'Guanábana' });
    await goWithin(page, `${pathFor('myAdoptions', 'en')}?${search}`);
    const row = page.getByRole('row', { name: /Guanábana/ });
    await row.getByRole('link', { name: /^Goes to the event on/ }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await row.getByRole('link', { name: /^Goes to the event on/ }).click();
    await page.waitForURL(`**${path}`);

    await panel.getByRole('button', { name: 'Remove Guanábana' }).click();
    await card.waitFor({ state: 'detached' });
    await panel.getByRole('button', { name: 'Add Guanábana' }).waitFor();
  });

  it('are found by city, and put into a calendar', async () => {
    await createEvent('Plaza de Izamal, Calle 31', 'Izamal');
    const list = pathFor('adoptionEvents', 'es');
    const page = await visit(`${list}?estado=Yucat%C3%A1n`);
    const form = page.getByRole('form', { name: 'Buscar eventos' });
    const states = form.getByLabel('Estado');
    await expect.poll(() => states.inputValue()).toBe('Yucatán');
    await expect.poll(() => states.locator('option').allTextContents()).not.toContain('Zacatecas');
    await form.getByLabel('Ciudad').fill('izamal');
    await form.getByRole('button', { name: 'Buscar' }).click();
    await page.getByText('1 evento por venir').waitFor();
    const address = new URL(page.url());
    expect([...address.searchParams.keys()]).toEqual(['ciudad', 'estado']);
    const card = page.getByRole('article').filter({ hasText: 'Plaza de Izamal' });
    await card.getByText('Ven a conocer a quienes esperan familia.').waitFor();
    await card.getByRole('link', { name: /Plaza de Izamal/ }).click();
    await page.getByRole('heading', { level: 1, name: /Plaza de Izamal/ }).waitFor();
    const summary = page.locator('meta[name="description"]');
    await expect
      .poll(() => summary.getAttribute('content'))
      .toMatch(
        /^\d+ de \p{L}+ de \d{4}, de 10:00 a 14:00 h, Plaza de Izamal, Izamal, Yucatán\. Ven a/u,
      );
    expect(await problemsAtAnyWidth(page)).toEqual([]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Agregar a mi calendario' }).click(),
    ]);
    expect(await textOf(download)).toContain('SUMMARY:Evento de adopción en Plaza de Izamal');
  });
});
