import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { demoPeople } from '#content/demo/people.ts';
import { organisation } from '#content/organisation.ts';
import { contactAboutPet } from '#domain/contact/contact-address.ts';
import { pathFor } from '#domain/site-map.ts';
import { portal } from '../setup/portal.ts';
import { problemsOf, violationsOf } from './axe.ts';
import { goTo, phone, textOf, useBrowser } from './browser.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { anyPet } from './pets.ts';

const send = (page: Page) => page.locator('main form button[type=submit]');
const captcha = (page: Page) => page.locator('altcha-widget');

/** Answers the sum that came back, and sends again. */
async function answerSum(page: Page) {
  const sum = page.getByLabel(/\d \+ \d/);
  const [first, second] =
    String(await page.locator('label', { hasText: /\d \+ \d/ }).textContent())
      .match(/\d/g)
      ?.map(Number) ?? [];
  await sum.fill(String(Number(first) + Number(second)));
  await send(page).click();
}

describe('the contact form', () => {
  const visit = useBrowser();

  async function fillIn(page: Page, subject: string) {
    await page.getByLabel('Nombre').fill('José Núñez');
    await page.getByLabel('Asunto').fill(subject);
    await page.getByLabel('Mensaje').fill('Hay una perrita en la carretera.\n¿Pueden venir?');
  }

  it('asks for the captcha once an e-mail is typed, sends, empties itself and says so for five seconds', async () => {
    const page = await visit(pathFor('contact', 'es'), { viewport: phone, isolated: true });
    const subject = `Perrita ${Date.now()}`;
    await fillIn(page, subject);
    await expect.poll(() => captcha(page).count()).toBe(0);
    await expect.poll(() => send(page).isDisabled()).toBe(true);

    await page.getByLabel('Correo').fill('jose@example.mx');
    await captcha(page).waitFor();
    await page.getByText('Verificado', { exact: true }).waitFor();
    const now = Date.now();
    await page.clock.install({ time: now });
    await page.clock.pauseAt(now + 1_000);
    await send(page).click();
    const banner = page.getByRole('status').filter({ hasText: '¡Gracias por escribirnos!' });
    await banner.waitFor();
    await expect.poll(() => page.getByLabel('Mensaje').inputValue()).toBe('');
    await expect.poll(() => send(page).isDisabled()).toBe(true);
    await page.clock.runFor(4_900);
    await expect.poll(() => banner.count()).toBe(1);
    await page.clock.runFor(200);
    await banner.waitFor({ state: 'detached' });

    const mail = await mailTo(organisation.mailboxes.hello, subject);
    expect([mail.replyTo].flat()[0]?.text).toBe('jose@example.mx');
  });

  it('begins with the pet that it is about, and keeps what was written before that was known', async () => {
    const { id, payload } = await anyPet('adopcion');
    const page = await visit(contactAboutPet('en', id), {
      viewport: phone,
      beforeHydration: (page) => page.getByLabel('Subject').fill('Is she still there?'),
    });
    await expect
      .poll(() => page.getByLabel('Message').inputValue())
      .toContain(`I would like to adopt ${payload.nombre}`);
    await expect
      .poll(() => page.getByLabel('Message').inputValue())
      .toContain(portal.url + pathFor('adoptionPet', 'en', { id }));
    await expect.poll(() => page.getByLabel('Subject').inputValue()).toBe('Is she still there?');
  });

  it('says what is missing beside its field, in the language of the page, and leads to the first', async () => {
    const page = await visit(pathFor('contact', 'en'));
    await page.getByLabel('Email').fill('jose@example');
    await page.getByText('Verified', { exact: true }).waitFor();
    await send(page).click();
    for (const words of [
      'The name is required',
      'Enter a valid email',
      'The subject is required',
      'The message is required',
    ]) {
      await page.getByText(words).waitFor();
    }
    await page.locator('[name=name][aria-invalid=true]:focus').waitFor();
    expect(await violationsOf(page, { within: 'main' })).toEqual([]);
  });

  it('keeps the words when the portal cannot be reached, and those from before its JavaScript, and says so', async () => {
    const page = await visit(pathFor('contact', 'es'), {
      viewport: phone,
      async beforeHydration(page) {
        await page.getByLabel('Nombre').fill('Ana');
        await page.getByLabel('Correo').fill('ana@example.mx');
        await expect.poll(() => send(page).isEnabled()).toBe(true);
      },
    });
    await page.getByText('Verificado', { exact: true }).waitFor();
    await fillIn(page, 'Sin red');
    await expect.poll(() => page.getByLabel('Correo').inputValue()).toBe('ana@example.mx');
    await page.getByText('Verificado', { exact: true }).waitFor();
    // Answered by the test, for a failed request would count as an error of the page.
    await page.route('**/api/documentos:crear', (route) =>
      route.fulfill({ status: 200, contentType: 'text/html', body: 'Bad gateway' }),
    );
    await send(page).click();
    const alert = page
      .getByRole('alert')
      .filter({ hasText: 'Lo sentimos... ocurrio un error al contactar' });
    await alert.waitFor();
    await expect.poll(() => page.getByLabel('Asunto').inputValue()).toBe('Sin red');
    await page.unroute('**/api/documentos:crear');
    await page.getByText('Verificado', { exact: true }).waitFor();
    await expect.poll(() => send(page).isEnabled()).toBe(true);
  });
});

describe('without JavaScript', () => {
  const visit = useBrowser();
  const options = { javaScriptEnabled: false, viewport: phone };

  it('a message is sent after a sum, and thanked for', async () => {
    const page = await visit(pathFor('contact', 'es'), { ...options, refused: 422 });
    const subject = `Sin programa ${Date.now()}`;
    await page.getByLabel('Asunto').fill(subject);
    await page.getByLabel('Mensaje').fill('Hay una gata\nen el techo.');
    await send(page).click();
    await page.getByText('El nombre es requerido').waitFor();
    await page.getByLabel('Nombre').fill('José');
    await page.getByLabel('Correo').fill('jose@example.mx');
    await answerSum(page);
    await page.getByText('¡Gracias por escribirnos!').waitFor();
    const mail = await mailTo(organisation.mailboxes.hello, subject);
    expect(mail.text).toContain('> Hay una gata\n> en el techo.');
  });

  it('the newsletter is asked for after a sum', async () => {
    const page = await visit(pathFor('newsletter', 'en'), options);
    const email = `eva-${Date.now()}@example.mx`;
    await page.getByLabel('Name').fill('Eva');
    await page.getByLabel('Telephone').fill('9981234567');
    await page.getByLabel('Email').fill(email);
    await send(page).click();
    await page.locator('input[name=respuesta]:focus').waitFor();
    await answerSum(page);
    await page.getByText('One step is left!').waitFor();
    await mailTo(email, 'Confirm your subscription');
  });
});

describe('the newsletter', () => {
  const visit = useBrowser();

  it('is joined by the link of a mail and left by the button behind another', async () => {
    const email = `ana-${Date.now()}@example.mx`;
    const page = await visit(pathFor('newsletter', 'en'), {
      viewport: phone,
      beforeHydration: (page) => page.getByLabel('Name').fill('Ana'),
    });
    await page.getByLabel('Telephone').pressSequentially('9981234567');
    await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('Ana');
    await expect.poll(() => page.getByLabel('Telephone').inputValue()).toBe('998-123-4567');
    await page.getByLabel('Email').fill(email);
    await page.getByText('Verified', { exact: true }).waitFor();
    await send(page).click();
    await page.getByText('One step is left!').waitFor();

    const request = await mailTo(email, 'Confirm your subscription');
    await goTo(page, linkIn(request, '', '/confirm/'));
    await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click();
    await page.getByText('You are on the list').waitFor();

    const welcome = await mailTo(email, 'You are on the');
    await goTo(page, linkIn(welcome, '', '/unsubscribe/'));
    await page.getByRole('button', { name: 'Yes, unsubscribe me' }).click();
    await page.getByText('Your subscription is canceled').waitFor();
  });

  it('says so when a link is altered', async () => {
    const page = await visit('/boletin-informativo/confirmar/0.x');
    await page.getByText('Ese enlace ya no sirve').waitFor();
  });
});

describe('the list of subscribers', () => {
  const visit = useBrowser();
  const path = pathFor('newsletterSubscribers', 'es');

  it('lets an administrator search, export and delete', async () => {
    // Of the demonstration's readers.
    const email = 'noe.pech@example.mx';
    const page = await visit(`${path}?buscar=${encodeURIComponent(email)}`, {
      as: demoPeople.administrator,
      viewport: phone,
    });
    await page.getByText('1 suscriptor', { exact: true }).waitFor();
    expect(await problemsOf(page)).toEqual([]);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar CSV' }).click();
    const csv = await textOf(await download);
    expect(csv).toContain(`"Noé Pech","9841234567","${email}","Español","Vigente"`);

    await page.getByRole('button', { name: 'Eliminar a Noé Pech' }).click();
    await page.getByRole('button', { name: 'Sí, eliminar' }).click();
    await page.getByText('Nadie coincide con tu búsqueda.').waitFor();
    // The row that held the focus is gone.
    await page.locator(':focus', { hasText: 'Noé Pech ya no está en la lista.' }).waitFor();
  });
});
