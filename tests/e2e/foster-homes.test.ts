import { describe, expect, it } from 'vitest';
import { es as link } from '#app/i18n/foster-request/es.ts';
import { es } from '#app/i18n/fostering/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { dateIn } from '#domain/clock.ts';
import { messageText } from '#domain/messages.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsAtAnyWidth, problemsOf } from './axe.ts';
import { phone, useBrowser } from './browser.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { registerPet, rescuerToken } from './pets.ts';
import { smallPhoto } from './photos.ts';
import { call, startSession, upload } from './wire.ts';

const { donor, rescuer, administrator } = demoPeople;
const today = dateIn('America/Mexico_City', new Date());

/** The demonstration's donor offers a home for dogs. @returns the home's id and the donor's token */
async function offered(): Promise<{ homeId: string; token: string }> {
  const { jwt: token } = await startSession(donor);
  const home = {
    especie: 'ambos',
    lugares: 9,
    edades: ['cachorro', 'adulto'],
    tamanos: ['mediano'],
    ciudad: 'Tulum',
  };
  const { id } = await call<{ id: string }>('hogares:ofrecer', home, token);
  return { homeId: id, token };
}

describe('a foster home', () => {
  const visit = useBrowser();

  it('is offered on a telephone, and paused', async () => {
    const page = await visit(pathFor('myFosterHome', 'es'), { as: administrator, viewport: phone });
    await page.getByRole('heading', { name: es.mine.offer }).waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);
    const { form } = es.mine;
    await page.getByRole('button', { name: form.save }).click();
    await page.getByText(messageText('chooseOption', 'es')).first().waitFor();
    await page.getByRole('radio', { name: es.species.cat, exact: true }).check();
    await page.getByLabel(form.places).fill('2');
    await page.getByRole('checkbox', { name: es.ages.young }).check();
    await page.getByRole('checkbox', { name: es.skills.bottle }).check();
    await page.getByLabel(form.city).fill('Guadalajara');
    await page.getByRole('button', { name: form.save }).click();
    await page.getByText(es.mine.saved).waitFor();
    await page.getByRole('button', { name: es.mine.pause }).click();
    await page.getByText(es.mine.status.paused).waitFor();
    expect(await problemsOf(page)).toEqual([]);
  });

  it('writes the diary of an animal, whose photo goes to its page after a look', async () => {
    const owner = await rescuerToken();
    const pet = await registerPet('Tamarindo', [await smallPhoto('foto.jpg', '#a0714f')], owner);
    const { homeId, token } = await offered();
    const { jwt: staff } = await startSession(administrator);
    const placement = { mascota_id: pet, hogar_id: homeId, desde: today };
    await call('hogares:colocar', placement, staff);

    const page = await visit(pathFor('fosterAnimal', 'es', { id: pet }), {
      as: donor,
      viewport: phone,
    });
    await page.getByLabel(es.diary.write('Tamarindo')).fill('Durmió toda la noche.');
    await page.getByRole('checkbox', { name: es.diary.offer('Tamarindo') }).check();
    await page.getByRole('button', { name: es.diary.save }).click();
    await page.getByText(es.diary.saved).waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);
    const [entry] = await call<{ id: string }[]>('hogares:diario', { id: pet }, token);
    await upload(`diario/${entry?.id}/`, await smallPhoto('sueño.jpg', '#3f7d68'), token);

    const look = await visit(pathFor('petFoster', 'es', { id: pet }), { as: rescuer });
    await look.getByText('Durmió toda la noche.').waitFor();
    await look.getByRole('button', { name: es.diary.acceptOf(1) }).click();
    await look.getByText(es.diary.decided.accepted('Tamarindo')).waitFor();
    expect(await problemsAtAnyWidth(look)).toEqual([]);
  });

  it('says yes by the link of its mail, without JavaScript', async () => {
    await offered();
    const board = await visit(pathFor('fosterRequests', 'es'), { as: rescuer });
    const question = { especie: 'perro', cuantos: 1, horas: 4, texto: 'Un cachorro, hoy.' };
    await call('hogares:preguntar', question, await rescuerToken());
    const mail = await mailTo(donor.email, '¿Puedes recibir a un perro?');
    const path = new URL(linkIn(mail, '/hogar-temporal/')).pathname;
    const page = await visit(path, { viewport: phone, javaScriptEnabled: false });
    await page.getByText('Un cachorro, hoy.').waitFor();
    expect(await problemsAtAnyWidth(await visit(path))).toEqual([]);
    await page.getByRole('button', { name: link.yes }).click();
    const { title } = link.answered.yes('');
    await page.getByRole('heading', { level: 1, name: title }).waitFor();

    await board.reload();
    await board.getByText(es.requests.states.solved).first().waitFor();
    await board.getByText(donor.email).first().waitFor();
    const { form } = es.requests;
    await board.getByLabel(form.age).selectOption(es.ages.newborn);
    await board.getByLabel(form.city).fill('Tulum');
    // The demonstration's home in Tulum feeds by bottle, the donor's does not.
    await board.getByText(form.fit(1, false)).waitFor();
    await board.getByLabel(form.age).selectOption(es.ages.young);
    await board.getByText(form.fit(2, false)).waitFor();
    expect(await problemsAtAnyWidth(board)).toEqual([]);
    await board.getByRole('button', { name: es.requests.reopen }).first().click();
    await board.getByRole('dialog').getByRole('button', { name: es.requests.reopen }).click();
    // The other home in Tulum, which has not answered.
    await board.getByText(form.sent(1)).waitFor();
  });
});
