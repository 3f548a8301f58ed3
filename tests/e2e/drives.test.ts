import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { driveBookingText } from '#app/i18n/drive-booking.ts';
import { es as desk } from '#app/i18n/drive-desk/es.ts';
import { type DrivesText, drivesText } from '#app/i18n/drives.ts';
import { demoPeople } from '#content/demo/people.ts';
import { dateIn } from '#domain/clock.ts';
import { addDays } from '#domain/dates.ts';
import { driveLabels } from '#domain/drives/drive-labels.ts';
import type { Language } from '#domain/language.ts';
import { messageText } from '#domain/messages.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsAtAnyWidth, problemsOf } from './axe.ts';
import { phone, useBrowser } from './browser.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { call, startSession } from './wire.ts';

const { administrator } = demoPeople;
const today = dateIn('America/Mexico_City', new Date());

/** One with a single place for dogs, which the desk has opened. */
async function openedDrive(titulo: string, fecha: string): Promise<{ folio: string; jwt: string }> {
  const { jwt } = await startSession(administrator);
  const body = {
    ...{ titulo, fecha, lugar: 'Casa de la Cultura', cuota: 100 },
    horas: [{ hora: '08:00', lugares: 1 }],
    grupos: [{ especie: 'perro', sexo: 'cualquiera', hasta_gramos: null, lugares: 1 }],
  };
  const { folio } = await call<{ folio: number }>('jornadas:crear', body, jwt);
  await call('jornadas:transitar', { folio, transicion: 'publicar' }, jwt);
  return { folio: String(folio), jwt };
}

async function describeAnimal(page: Page, say: DrivesText['form'], language: Language) {
  const labels = driveLabels[language];
  const check = (question: string, answer: string) =>
    page
      .getByRole('radiogroup', { name: question })
      .getByRole('radio', { name: answer })
      .first()
      .check();
  await check(say.species, labels.species.dog);
  await check(say.sex, labels.sexes.female);
  await page.getByLabel(say.weight).fill('8,5');
  await check(say.age, labels.ages.adult);
  await check(say.reproduction, labels.reproductions.none);
  await check(say.flatFaced, say.no);
  await check(say.slot, '08:00');
}

describe('a sterilization drive', () => {
  const visit = useBrowser();

  it('is booked without JavaScript, in English, signed for and cancelled by its link', async () => {
    const { folio } = await openedDrive('Jornada sin JavaScript', addDays(today, 12));
    const { form, free } = drivesText.en;
    const page = await visit(pathFor('drives', 'en'), {
      viewport: phone,
      javaScriptEnabled: false,
      refused: 422,
    });
    await page.getByText(free(1)).first().waitFor();
    await page.getByRole('link', { name: 'Jornada sin JavaScript' }).click();
    expect(page.url()).toContain(pathFor('drive', 'en', { folio }));
    await page.getByLabel(form.petName).fill('Canela');
    await describeAnimal(page, form, 'en');
    const ill = page.getByRole('radiogroup', { name: form.ill });
    await ill.getByRole('radio', { name: form.yes }).check();
    await page.getByLabel(form.name).fill('Hannah Cole');
    await page.getByLabel(form.phone).fill('998 555 77 11');
    const send = page.getByRole('button', { name: form.send });
    await send.click();
    await page.getByText(messageText('driveIll', 'en')).waitFor();
    await ill.getByRole('radio', { name: form.no }).check();
    const sum = String(await page.locator('label', { hasText: /\d \+ \d/ }).textContent());
    const [first = 0, second = 0] = sum.match(/\d/g)?.map(Number) ?? [];
    await page.getByLabel(/\d \+ \d/).fill(String(first + second));
    await send.click();
    const place = driveBookingText.en;
    await page.getByText(place.states.booked.title).waitFor();
    await page.getByText(place.nameOnly('Hannah Cole')).waitFor();
    await page.getByLabel(place.signName).fill('Hannah Cole');
    await page.getByRole('button', { name: place.sign, exact: true }).click();
    await page.getByText(place.signed).waitFor();
    await page.getByRole('button', { name: place.cancel }).click();
    await page.getByText(place.states.cancelled.title).waitFor();
  });

  it('is booked from a phone, and its desk checks in, operates and certifies', async () => {
    const ahead = await openedDrive('Jornada desde el teléfono', addDays(today, 12));
    const { form } = drivesText.es;
    const page = await visit(pathFor('drive', 'es', { folio: ahead.folio }), { viewport: phone });
    await page.getByLabel(form.name).fill('Yaretzi Poot');
    await page.getByText('Verificado', { exact: true }).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByLabel(form.petName).fill('Miel');
    await describeAnimal(page, form, 'es');
    await page
      .getByRole('radiogroup', { name: form.ill })
      .getByRole('radio', { name: form.no })
      .check();
    await page.getByLabel(form.phone).fill('998 555 77 12');
    const address = `yaretzi.${Date.now()}@example.mx`;
    await page.getByLabel(form.email).fill(address);
    await page.getByRole('button', { name: form.send }).click();
    const place = driveBookingText.es;
    await page.getByText(place.states.booked.title).waitFor();
    const start = pathFor('driveBooking', 'es', { key: 'x' }).slice(0, -1);
    expect(page.url()).toContain(linkIn(await mailTo(address), start));
    await page.getByRole('button', { name: 'Borrar la firma' }).waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);

    // On the day, at the table.
    const { folio, jwt } = await openedDrive('Jornada de hoy', today);
    const animal = {
      ...{ folio: Number(folio), hora: '08:00', mascota: 'Lobo', especie: 'perro', sexo: 'macho' },
      ...{ peso: '12', edad: '6_meses_a_7_anos', celo_o_cria: 'no', enfermo: false, chato: false },
      ...{ nombre: 'Luis Uc', telefono: '9985557713' },
    };
    await call('jornadas:anotar', animal, jwt);
    const list = await visit(pathFor('adminDrive', 'es', { folio }), {
      as: administrator,
      viewport: phone,
    });
    await list.getByRole('button', { name: desk.steps.arrive, exact: true }).click();
    await list.getByText(desk.stepDone('Lobo')).waitFor();
    expect(await problemsAtAnyWidth(list)).toEqual([]);
    await list.getByRole('button', { name: desk.sterilize.button, exact: true }).click();
    await list.getByLabel(desk.sterilize.vet).fill('MVZ Adriana Pech');
    await list.getByLabel(desk.sterilize.onPaper).check();
    expect(await problemsOf(list)).toEqual([]);
    await list.getByRole('button', { name: desk.sterilize.save, exact: true }).click();
    const download = list.waitForEvent('download');
    await list.getByRole('button', { name: desk.papers.certificate }).click();
    expect((await download).suggestedFilename()).toContain('Lobo');
    await list.getByRole('button', { name: desk.transitions.hold }).click();
    await list.getByRole('dialog').getByRole('button', { name: desk.transitions.hold }).click();
    await list.getByText(driveLabels.es.states.held, { exact: true }).waitFor();
  });
});
