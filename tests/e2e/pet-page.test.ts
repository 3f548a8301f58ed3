import { describe, expect, it } from 'vitest';
import { en as reminderEn } from '#app/i18n/pet-reminder/en.ts';
import { es as reminderEs } from '#app/i18n/pet-reminder/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';
import { portal } from '../setup/portal.ts';
import { problemsOf } from './axe.ts';
import { goTo, phone, useBrowser } from './browser.ts';
import { linkIn, mailTo } from './mailbox.ts';
import { petNamed } from './pets.ts';
import type { Person } from './wire.ts';

const { donor, rescuer, administrator } = demoPeople;

const texts = {
  es: {
    own: 'Solo tú ves esto',
    administrator: 'Solo administración ve esto',
    papers: 'Su salud y sus papeles',
  },
  en: {
    own: 'Only you see this',
    administrator: 'Only administrators see this',
    papers: 'Health and documents',
  },
};

describe("a pet's page", () => {
  const visit = useBrowser();

  async function visitAs(language: Language, person?: Person, name = 'Canela') {
    const { id } = await petNamed(name);
    const path = pathFor('adoptionPet', language, { id });
    const page = await visit(path, { as: person, viewport: phone });
    await page.getByRole('heading', { name: texts[language].papers }).waitFor();
    return page;
  }

  it('shows its owner, and nobody else, until when it is seen and what can be done', async () => {
    const page = await visitAs('es', rescuer);
    const panel = page.getByRole('region', { name: texts.es.own });
    await panel.getByRole('button', { name: '+15 días' }).click();
    await expect.poll(() => page.getByRole('link', { name: /^Quiero adoptar/ }).count()).toBe(0);
    await panel.getByText('+15 días más de visibilidad para Canela').waitFor();
    expect(await problemsOf(page)).toEqual([]);
  });

  it('shows administrators whom to ask, in English too', async () => {
    const page = await visitAs('en', administrator);
    const panel = page.getByRole('region', { name: texts.en.administrator });
    await panel.getByRole('button', { name: 'Contact person' }).click();
    await page.getByRole('dialog').getByText(rescuer.email).waitFor();
  });

  it('shows other people what everybody sees', async () => {
    const page = await visitAs('es', donor);
    // What would show more has come, and has heard that there is nothing for this person.
    await page.waitForFunction(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => name.endsWith('/api/catalogos:consultar')),
    );
    await expect.poll(() => page.getByText(texts.es.own).count()).toBe(0);
    await expect.poll(() => page.getByText(texts.es.administrator).count()).toBe(0);
  });

  it('brings visitors nothing of what its people see', async () => {
    const page = await visitAs('en');
    const asked = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => name),
    );
    expect(asked.some((address) => address.includes('/assets/PetPage'))).toBe(true);
    expect(asked.filter((address) => /ManagerPanel|\/api\//.test(address))).toEqual([]);
  });
});

describe("a reminder's link", () => {
  const visit = useBrowser();
  const reminder = '/mascotas/recordatorio/';
  const mailAbout = (name: string) => mailTo(rescuer.email, `¿${name} sigue buscando familia?`);

  it('prolongs what its owner presses for, without a session', async () => {
    const link = linkIn(await mailAbout('Cenote'), reminder, '/renovar.');
    const page = await visit(link, { viewport: phone });
    await page.getByRole('heading', { name: reminderEs.ask.renew.adoption('Cenote') }).waitFor();
    expect(await problemsOf(page)).toEqual([]);

    await page.getByRole('button', { name: reminderEs.press.renew.adoption }).focus();
    await page.keyboard.press('Enter');
    await page.locator('h1:focus', { hasText: reminderEs.renewed.title('Cenote') }).waitFor();
    expect(await problemsOf(page)).toEqual([]);

    // The portal refuses the spent link, which the watched console would tell.
    const unwatched = await page.context().newPage();
    await goTo(unwatched, link);
    await unwatched.getByRole('heading', { name: reminderEs.used.title }).waitFor();
    await unwatched.getByRole('link', { name: reminderEs.myPets }).click();
    await unwatched.waitForURL('**/login?**');
  });

  it('pauses a pet, in the other language too', async () => {
    const { id } = await petNamed('Nube');
    const page = await visit(linkIn(await mailAbout('Nube'), reminder, '/pausar.'));
    await page.getByRole('heading', { name: reminderEs.ask.pause.adoption('Nube') }).waitFor();
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('button', { name: reminderEn.press.pause.adoption }).click();
    await page.locator('h1:focus', { hasText: reminderEn.paused.title('Nube') }).waitFor();
    const shown = await fetch(portal.url + pathFor('adoptionPet', 'es', { id }));
    expect(await shown.text()).toContain('Ya no mostramos a Nube');
  });

  it('is kept by no cache, found by no search and told to no other site', async () => {
    const response = await fetch(`${portal.url}${reminder}some-id/renovar.some-token`);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('same-origin');
    expect(await response.text()).toContain('<meta name="robots" content="noindex"/>');
    const sitemap = await (await fetch(`${portal.url}/sitemap.xml`)).text();
    expect(sitemap).not.toMatch(/recordatorio|reminder/);
  });
});
