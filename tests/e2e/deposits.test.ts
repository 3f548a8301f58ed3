import { describe, expect, it } from 'vitest';
import { es as cash } from '#app/i18n/cash-counts/es.ts';
import { es } from '#app/i18n/deposits/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { dateIn } from '#domain/clock.ts';
import { pathFor } from '#domain/site-map.ts';
import { secondAdministrator } from '../setup/people.ts';
import { layoutProblemsOf, problemsOf } from './axe.ts';
import { phone, useBrowser } from './browser.ts';

const page = (view: string) => `${pathFor('adminDonations', 'es')}?vista=${view}`;
const yesterday = () => dateIn('America/Mexico_City', new Date(Date.now() - 86_400_000));

describe('money that no provider tells of', () => {
  const visit = useBrowser();

  it('a statement is imported, refused for another account, and a deposit identified and taken back', async () => {
    const books = await visit(page('depositos'), { as: demoPeople.administrator, refused: 422 });
    const upload = books.getByLabel(es.upload.label, { exact: true });
    const csv = (account: string) => ({
      name: 'movimientos.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(
        `Cuenta: ${account}\nFecha,Descripción,Cargo,Abono\n${yesterday()},SPEI RECIBIDO CHAYO,,"1,000.00"\n`,
      ),
    });
    await upload.setInputFiles(csv('****4300'));
    await books.getByText('otra cuenta (…4300)').waitFor();
    await upload.setInputFiles(csv('****6941'));
    await books.getByText(es.result.fresh(1), { exact: true }).waitFor();
    const row = books.getByRole('row').filter({ hasText: 'CHAYO' });
    await row.getByText('$1,000.00').waitFor();
    expect(await problemsOf(books)).toEqual([]);
    await row.getByRole('button', { name: es.identify.button }).click();
    const dialog = books.getByRole('dialog');
    await dialog.getByLabel(es.identify.name).fill('Doña Chayo');
    await dialog.getByLabel(es.identify.amount).fill('400');
    await dialog.getByRole('button', { name: es.identify.save }).click();
    await row.getByText(es.left('$600.00 MXN')).waitFor();
    await row.getByRole('button', { name: es.takeBack.button }).click();
    await dialog.getByRole('button', { name: es.takeBack.yes }).click();
    await books.getByText(es.takeBack.done).waitFor();
    await row.getByText(es.left('$600.00 MXN')).waitFor({ state: 'detached' });
    await row.getByRole('button', { name: es.aside.button }).click();
    await dialog.getByLabel(es.aside.reason).fill('Traspaso propio');
    await dialog.getByRole('button', { name: es.aside.save }).click();
    await books.getByText(es.aside.done).waitFor();
    await row.waitFor({ state: 'detached' });
  });

  it('cash is counted by one, and confirmed by another who counts for themselves', async () => {
    const first = await visit(page('efectivo'), { as: demoPeople.administrator });
    await first.getByRole('button', { name: cash.count }).click();
    const form = first.getByRole('dialog');
    await form.getByLabel(cash.form.place).fill('Feria del parque');
    await form.getByLabel(cash.form.bill('$500')).fill('2');
    await form.getByLabel(cash.form.coin('50 ¢')).fill('3');
    await form.getByText('$1,001.50 MXN').waitFor();
    expect(await problemsOf(first)).toEqual([]);
    await form.getByRole('button', { name: cash.form.save }).click();
    await first.getByText(cash.form.done).waitFor();

    const second = await visit(page('efectivo'), {
      as: secondAdministrator,
      viewport: phone,
      refused: 409,
    });
    await second.getByText(cash.hidden).waitFor();
    expect(await layoutProblemsOf(second)).toEqual([]);
    await second.getByRole('button', { name: cash.confirm.button }).click();
    const total = second.getByRole('dialog').getByLabel(cash.confirm.amount);
    const confirm = second.getByRole('dialog').getByRole('button', { name: cash.confirm.save });
    await total.fill('1,001');
    await confirm.click();
    await second.getByText('El primer conteo dio otro total').waitFor();
    await total.fill('1,001.50');
    await confirm.click();
    await second.getByText('$1,001.50 MXN entraron a los libros').waitFor();
  });
});
