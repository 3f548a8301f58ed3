import { describe, expect, it } from 'vitest';
import { es as editor } from '#app/i18n/content-editor/es.ts';
import { es } from '#app/i18n/newsletter-issues/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { newsletterPaths } from '#domain/contact/newsletter-paths.ts';
import { pathFor } from '#domain/site-map.ts';
import { problemsAtAnyWidth } from './axe.ts';
import { useBrowser } from './browser.ts';
import { linkIn, mailTo } from './mailbox.ts';

const { administrator } = demoPeople;
const library = editor.assets;
/** Of the demonstration's readers. */
const reader = 'amelia.uc@example.mx';
const readersBrowser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0';

describe('an issue of the newsletter', () => {
  const visit = useBrowser();

  it('is written, seen as a mail, tried and sent, and its clicks are counted', async () => {
    const page = await visit(pathFor('adminNewsletters', 'es'), { as: administrator });
    const counting = page.getByRole('checkbox', { name: es.counting.label });
    await counting.click();
    await page.getByText(es.counting.off).waitFor();
    await counting.click();
    await page.getByText(es.counting.on).waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);
    await page.getByRole('button', { name: es.create }).click();
    const subject = page.getByLabel(`${es.issue.fields.subject} (Español)`);
    await subject.fill('Noticias del albergue');
    await page.getByRole('button', { name: es.blocks.kinds.text, exact: true }).click();
    const text = page.getByRole('textbox', { name: `${es.blocks.text} (Español)` });
    await text.fill('Llegaron dos hermanas.');
    await page.getByRole('button', { name: es.blocks.kinds.picture, exact: true }).click();
    await page.getByRole('button', { name: es.blocks.choosePicture }).click();
    await page
      .getByRole('button', { name: `${library.choose}:` })
      .first()
      .click();
    await page.getByLabel(`${es.blocks.alt} (Español)`).fill('Dos cachorras en el patio');
    await page.getByLabel(es.blocks.pictureTarget).selectOption(es.pages.adoptionPets);
    await page.getByRole('button', { name: es.issue.save }).click();
    await page.getByText(es.issue.saved).waitFor();
    const frame = page.frameLocator('iframe');
    await frame.getByText('Llegaron dos hermanas.').waitFor();
    await page.getByText(es.review.ready).waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);

    await page.getByRole('button', { name: es.review.test }).click();
    await page.getByText(es.review.tested(administrator.email)).waitFor();
    const mail = await mailTo(administrator.email, 'Noticias del albergue');
    expect(mail.text).toContain('Llegaron dos hermanas.');

    await page.getByRole('button', { name: es.review.send }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: es.review.send }).click();
    await page.getByText(es.states.sent, { exact: true }).waitFor({ timeout: 30_000 });
    await page.getByText(es.clicks.scanners).waitFor();
    const { pathname: here } = new URL(page.url());
    const letter = await mailTo(reader, 'Noticias del albergue');
    const link = linkIn(letter, newsletterPaths.es.follow);
    await page.goto(link);
    await page.waitForURL(`**${pathFor('adoptionPets', 'es')}`);
    const row = page.getByRole('row', { name: 'Dos cachorras en el patio' });
    // A headless browser is taken for a program, and whoever comes within two seconds of the delivery for a scanner.
    const clickOnceMore = async () => {
      await fetch(link, { headers: { 'user-agent': readersBrowser }, redirect: 'manual' });
      await page.goto(here);
      await row.waitFor();
      return row.getByRole('cell', { name: '1', exact: true }).count();
    };
    await expect.poll(clickOnceMore, { timeout: 30_000 }).toBe(1);
    expect(await problemsAtAnyWidth(page)).toEqual([]);
    await page.getByRole('link', { name: es.sending.readArchived }).click();
    await page.getByRole('heading', { level: 1, name: 'Noticias del albergue' }).waitFor();
    expect(await problemsAtAnyWidth(page)).toEqual([]);
  });
});
