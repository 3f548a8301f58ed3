import { describe, expect, it } from 'vitest';
import { es as own } from '#app/i18n/my-volunteering/es.ts';
import { volunteerApplicationText } from '#app/i18n/volunteer-application.ts';
import { es as desk } from '#app/i18n/volunteer-desk/es.ts';
import { volunteerFormText } from '#app/i18n/volunteer-form.ts';
import { es as hours } from '#app/i18n/volunteer-hours/es.ts';
import { es as rota } from '#app/i18n/volunteer-rota/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsAtAnyWidth, problemsOf } from './axe.ts';
import { phone, useBrowser } from './browser.ts';
import { linkIn, mailTo } from './mailbox.ts';

const { administrator, donor } = demoPeople;

describe('volunteering', () => {
  const visit = useBrowser();

  it('is applied for without JavaScript, in English, and confirmed by a button', async () => {
    const page = await visit(pathFor('volunteering', 'en'), {
      viewport: phone,
      javaScriptEnabled: false,
      refused: 422,
    });
    const form = volunteerFormText.en;
    const followed = volunteerApplicationText.en;
    const address = `megan.${Date.now()}@example.mx`;
    await page.getByLabel(form.labels.tasks.photos).check();
    await page.getByLabel(form.labels.days.sunday).check();
    await page.getByLabel(form.labels.times.morning).check();
    await page.getByLabel(form.name, { exact: true }).fill('Megan Cole');
    await page.getByLabel(form.phone, { exact: true }).fill('(998) 555 12 12');
    await page.getByLabel(form.email, { exact: true }).fill(address);
    await page.getByLabel(form.postalCode).fill('77780');
    const send = page.getByRole('button', { name: form.send });
    await send.click();
    const sum = String(await page.locator('label', { hasText: /\d \+ \d/ }).textContent());
    const [first = 0, second = 0] = sum.match(/\d/g)?.map(Number) ?? [];
    await page.getByLabel(/\d \+ \d/).fill(String(first + second));
    expect(await page.getByLabel(form.labels.tasks.photos).isChecked()).toBe(true);
    await page.getByRole('radio', { name: form.labels.ages.adult }).check();
    await send.click();
    await page.getByText(form.sent.title).waitFor();
    const start = pathFor('volunteerApplication', 'en', { key: 'x' }).slice(0, -1);
    await page.goto(linkIn(await mailTo(address), start));
    await page.getByText(followed.states.unconfirmed).waitFor();
    expect(await page.content()).not.toContain('Megan Cole');
    await page.getByRole('button', { name: followed.confirm }).click();
    await page.getByText(followed.confirmed).waitFor();
    await page.getByRole('button', { name: followed.withdraw }).click();
    await page.getByText(followed.states.withdrawn).waitFor();
  });

  it('fits a phone and a desk: the form, the own page, the rota, hours and a person', async () => {
    const page = await visit(pathFor('volunteering', 'es'), { viewport: phone });
    await page.getByLabel(volunteerFormText.es.name, { exact: true }).fill('Yaretzi Poot');
    await page.getByText('Verificado', { exact: true }).waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);

    const mine = await visit(pathFor('myVolunteering', 'es'), { viewport: phone, as: donor });
    await mine.getByRole('heading', { name: own.shifts.mine, exact: true }).waitFor();
    await mine
      .getByRole('button', { name: /^Tomar el turno/ })
      .first()
      .click();
    await mine.getByText(own.shifts.taken).waitFor();
    await mine.getByRole('heading', { name: hours.certificates.title, exact: true }).waitFor();
    expect(await problemsAtAnyWidth(mine)).toEqual([]);

    const list = await visit(pathFor('adminVolunteers', 'es'), { as: administrator });
    await list.getByRole('link', { name: /Emiliano Tuz/ }).click();
    await list.getByRole('button', { name: desk.one.steps.accept, exact: true }).click();
    await list
      .getByRole('dialog')
      .getByRole('button', { name: desk.one.note.save, exact: true })
      .click();
    await list.getByText(desk.one.done.accept).waitFor();
    expect(await problemsOf(list)).toEqual([]);

    const shifts = await visit(pathFor('adminShifts', 'es'), { as: administrator });
    await shifts.getByRole('button', { name: rota.create.button }).click();
    await shifts.getByLabel(rota.create.place).fill('Puerta 2');
    await shifts.getByRole('button', { name: rota.create.save, exact: true }).click();
    await shifts.getByText(rota.create.done(1)).waitFor();
    expect(await problemsAtAnyWidth(shifts)).toEqual([]);

    const review = await visit(pathFor('adminVolunteerHours', 'es'), { as: administrator });
    await review.getByRole('button', { name: hours.desk.confirmShift }).first().click();
    await review.getByText(hours.desk.confirmed).waitFor();
    expect(await problemsAtAnyWidth(review)).toEqual([]);
  });
});
