import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { en as accountEn } from '#app/i18n/account/en.ts';
import { es as accountEs } from '#app/i18n/account/es.ts';
import { en } from '#app/i18n/my-pets/en.ts';
import { es } from '#app/i18n/my-pets/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import type { Language } from '#domain/language.ts';
import { messages } from '#domain/messages.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsOf } from './axe.ts';
import { focusAt, goTo, phone, reload, textOf, useBrowser } from './browser.ts';
import { registerPet, rescuerToken } from './pets.ts';
import { paper, smallPhoto } from './photos.ts';
import { call, type Person, signInAs } from './wire.ts';

const { administrator, donor, rescuer } = demoPeople;
const texts = { es, en };
const accounts = { es: accountEs, en: accountEn };

const contract = paper('contrato firmado.pdf');

let token: string;
beforeAll(async () => {
  token = await rescuerToken();
});

/** A pet of the rescuer's that everybody sees. */
async function publish(name: string, payload: object = {}): Promise<string> {
  const id = await registerPet(name, [await smallPhoto('foto.jpg', '#c98f4a')], token);
  await call('catalogos:actualizar', { schema: 'mascotas', id, payload }, token);
  return id;
}

async function isPublic(id: string): Promise<boolean> {
  const filter = { where: [{ field: 'id', operator: '=', value: id }] };
  return (await call<unknown[]>('catalogos:consultar', { schema: 'mascotas', filter })).length > 0;
}

const dayFrom = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Of a piece's area, in the window and in what scrolls around it. */
const shareInSight = (piece: Locator) =>
  piece.evaluate(
    (one) =>
      new Promise((resolve) => {
        new IntersectionObserver(([entry]) => resolve(entry?.intersectionRatio)).observe(one);
      }),
  );

const rowOf = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

/** Each journey is walked in one of the languages; both have all texts, or they would not compile. */
describe('the pets that somebody looks after', () => {
  const visit = useBrowser();

  const visitAs = (person: Person, path: string, options = {}) =>
    visit(path, { as: person, ...options });

  async function choose(page: Page, language: Language, name: string, action: string) {
    const { actions } = texts[language];
    await page.getByLabel(actions.of(actions.more, name), { exact: true }).click();
    await page.getByRole('button', { name: action, exact: true }).click();
  }

  it('are renewed, and handed over with their papers', async () => {
    const language = 'es';
    const text = texts[language];
    const { actions } = text;
    const account = accounts[language];
    const name = 'Nanche';
    const id = await publish(name, { fecha_expiracion: dayFrom(1) });
    // Alone on its list: renewed, it moves behind those that need care.
    const list = `${pathFor('myAdoptions', language)}?busca=${encodeURIComponent(name)}`;
    const page = await visitAs(rescuer, list, { viewport: phone });
    const card = page.locator('tr', { hasText: name });
    await card.locator('[data-kind="soon"]').waitFor();
    await page.getByLabel(actions.of(actions.renew, name), { exact: true }).click();
    await page.getByText(text.renewed(name, '', '').slice(0, 30)).waitFor();
    await card.locator('[data-kind="visible"]').waitFor();
    expect(await problemsOf(page)).toEqual([]);

    await choose(page, language, name, actions.changeStatus);
    const words = text.statusDialog;
    const dialog = page.getByRole('dialog', { name: words.title(name) });
    const save = dialog.getByRole('button', { name: words.save });
    await save.click();
    await dialog.getByText(messages.chooseOption[language]).first().waitFor();
    await dialog.getByRole('radio', { name: new RegExp(words.now) }).check();
    await save.click();
    await dialog.getByText(messages.statusUnchanged[language]).first().waitFor();

    await dialog.getByRole('radio', { name: new RegExp(`^${text.status.adopted}`) }).check();
    await dialog.getByRole('radio', { name: words.answers.yes, exact: true }).check();
    await save.click();
    // Each complaint stands at its field; the summary leads to the first alone.
    await dialog.getByText(messages.contractRequired[language]).last().waitFor();
    await focusAt(dialog.getByLabel(words.fields.name));
    expect(await problemsOf(page, 'dialog[open]')).toEqual([]);

    await dialog.getByLabel(words.fields.name).fill('Irma Dzul');
    const phoneField = dialog.getByLabel(words.fields.phone);
    await phoneField.pressSequentially('98455');
    await dialog.getByLabel(words.fields.email).fill('irma@example.org');
    await dialog.getByLabel(words.fields.street).fill('Calle Jabín 12');
    await dialog.getByLabel(words.fields.neighborhood).fill('La Veleta');
    await dialog.getByLabel(words.fields.postalCode).fill('77760');
    await expect
      .poll(() => dialog.getByLabel(words.fields.state, { exact: true }).inputValue())
      .toBe('Quintana Roo');
    await dialog.getByLabel(words.fields.city).fill('Tulum');
    await dialog.getByLabel(words.contract).setInputFiles(contract);
    // Far above what was filled in last: field, complaint and summary come into sight together.
    await save.click();
    await focusAt(phoneField);
    const complaints = dialog.getByText(messages.phoneInvalid[language]);
    for (const complaint of [complaints.first(), complaints.last()]) {
      await expect.poll(() => shareInSight(complaint)).toBe(1);
    }
    await phoneField.press('End');
    await phoneField.pressSequentially('50101');
    await expect.poll(() => phoneField.inputValue()).toBe('984-555-0101');

    // Left by mistake: what was written waits.
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: account.discard.keep }).click();
    await expect.poll(() => dialog.getByLabel(words.fields.name).inputValue()).toBe('Irma Dzul');
    await dialog.getByText(contract.name).waitFor();
    await save.click();
    const moment = page.getByRole('dialog', { name: text.adopted.title(name) });
    await moment.getByRole('link', { name: contract.name }).waitFor();
    expect(await problemsOf(page, 'dialog[open]')).toEqual([]);
    await moment.getByRole('button', { name: account.close }).click();
    await card.waitFor({ state: 'detached' });
    expect(await isPublic(id)).toBe(false);

    await page.getByRole('link', { name: words.see(text.sections.names.adopted) }).click();
    await page.getByLabel(actions.of(actions.adopter, name), { exact: true }).click();
    const family = page.getByRole('dialog', { name: text.adopter.title(name) });
    await family.getByRole('link', { name: 'irma@example.org' }).waitFor();
    const file = await family
      .getByRole('link', { name: contract.name })
      .evaluate(async (link: HTMLAnchorElement) => {
        const response = await fetch(link.href);
        const { status, headers } = response;
        return {
          status,
          type: headers.get('content-type'),
          as: headers.get('content-disposition'),
        };
      });
    expect(file).toEqual({
      status: 200,
      type: 'application/pdf',
      as: `inline; filename="${contract.name}"`,
    });
  });

  it('are deleted, restored by an administrator, and deleted for good', async () => {
    const language = 'en';
    const text = texts[language];
    const { actions } = text;
    const name = 'Guaya';
    const id = await publish(name);
    const list = `${pathFor('myAdoptions', language)}?busca=${encodeURIComponent(name)}`;
    const page = await visitAs(rescuer, list);
    await choose(page, language, name, actions.delete);
    await page.getByRole('button', { name: text.delete.confirm }).click();
    await page.getByText(text.delete.done).waitFor();
    await rowOf(page, name).waitFor({ state: 'detached' });
    expect(await isPublic(id)).toBe(false);

    const deleted = `${pathFor('adoptedPets', language)}?estado=eliminado`;
    const office = await visitAs(administrator, deleted);
    const box = office.getByLabel(text.search);
    await box.pressSequentially(name.toLowerCase());
    await office.getByText(text.found(1, name.toLowerCase())).waitFor();
    await focusAt(box);
    await office.getByLabel(actions.of(actions.restore, name), { exact: true }).click();
    await office.getByRole('button', { name: text.restore.confirm }).click();
    await office.getByText(text.restore.done(name)).waitFor();
    expect(await isPublic(id)).toBe(true);

    await call(
      'catalogos:actualizar',
      { schema: 'mascotas', id, payload: { eliminado: true } },
      token,
    );
    await reload(office);
    await choose(office, language, name, actions.remove);
    const dialog = office.getByRole('dialog', { name: text.remove.title(name) });
    await dialog.getByRole('textbox').fill('otra');
    await dialog.getByRole('button', { name: text.remove.confirm }).click();
    await dialog.getByText(text.remove.differs).last().waitFor();
    expect(await problemsOf(office, 'dialog[open]')).toEqual([]);
    await dialog.getByRole('textbox').fill(name);
    await dialog.getByRole('button', { name: text.remove.confirm }).click();
    await office.getByText(text.remove.done(name)).waitFor();
    await rowOf(office, name).waitFor({ state: 'detached' });
  });

  it('are changed many at once, and exported, by an administrator', async () => {
    const language = 'es';
    const text = texts[language];
    const account = accounts[language];
    const family = 'Zapote';
    const names = [`${family} uno`, `${family} dos`];
    for (const name of names) await publish(name, { fecha_expiracion: dayFrom(2) });
    const address = `${pathFor('myAdoptions', language)}?busca=${encodeURIComponent(family)}`;
    const page = await visitAs(administrator, address);
    await page.getByText(text.found(2, family)).waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: text.export.button }).click(),
    ]);
    const rows = (await textOf(download)).trim().split('\r\n');
    expect(rows).toHaveLength(3);
    for (const name of names) expect(rows.some((row) => row.includes(name))).toBe(true);

    await page.getByLabel(text.bulk.all).check();
    expect(await problemsOf(page)).toEqual([]);
    const bar = page.getByRole('region', { name: text.bulk.bar });
    const dialog = page.getByRole('dialog');
    await bar.getByRole('button', { name: text.bulk.renew }).click();
    await dialog.getByRole('button', { name: text.bulk.start }).click();
    await dialog.getByText(text.bulk.done(2)).waitFor();
    await dialog.getByRole('button', { name: account.close }).click();
    // Nobody is chosen any more.
    await bar.waitFor({ state: 'detached' });
    await expect.poll(() => page.locator('tr [data-kind="visible"]').count()).toBe(2);

    await page.getByLabel(text.bulk.choose(names[0] ?? '')).check();
    await bar.getByRole('button', { name: text.bulk.status }).click();
    await dialog.getByLabel(text.bulk.newStatus).selectOption({ label: text.status.paused });
    await dialog.getByRole('button', { name: text.bulk.start }).click();
    await dialog.getByText(text.bulk.done(1)).waitFor();
    await dialog.getByRole('button', { name: account.close }).click();
    await page.getByText(text.found(1, family)).waitFor();
  });

  it('are asked about by the mails, which lead to the dialog', async () => {
    const language = 'en';
    const text = texts[language];
    const name = 'Pitaya';
    const id = await publish(name);
    const page = await visitAs(rescuer, `${pathFor('myAdoptions', language)}?estado_de=${id}`);
    const dialog = page.getByRole('dialog', { name: text.statusDialog.title(name) });
    await dialog.getByRole('radio', { name: text.status.adopted, checked: true }).waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe('');
  });
});

describe('the lists of pets', () => {
  const visit = useBrowser();

  it('send visitors to the sign-in, and keep deleted pets from their owners', async () => {
    const page = await visit('/mascotas/adoptadas?estado=eliminado');
    await page.waitForURL('**/login?**');
    await signInAs(page, rescuer);
    await goTo(page, '/mascotas/adoptadas?estado=eliminado');
    const tabs = page.getByRole('navigation', { name: es.sections.label });
    await tabs.getByRole('link', { name: es.sections.names.adopted }).waitFor();
    await expect.poll(() => tabs.getByText(es.sections.names.deleted).count()).toBe(0);
  });

  it('say kindly that there is nobody', async () => {
    const page = await visit('/mascotas/mis-adopciones', { as: donor });
    await page.getByText(es.empty.title).waitFor();
    expect(await problemsOf(page)).toEqual([]);
  });
});
