import { describe, expect, it } from 'vitest';
import { donationsEs } from '#app/i18n/imports/donations-es.ts';
import { readersEn } from '#app/i18n/imports/readers-en.ts';
import { demoPeople } from '#content/demo/people.ts';
import { donationImport } from '#domain/imports/donation-import.ts';
import { pathFor } from '#domain/site-map.ts';
import { layoutProblemsOf, problemsOf } from './axe.ts';
import { phone, useBrowser } from './browser.ts';

const csv = (name: string, ...lines: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\n')),
});

describe('tables of the books', () => {
  const visit = useBrowser();

  it('past donations come in by telephone, say what is missing, and are undone', async () => {
    const page = await visit(pathFor('importDonations', 'es'), {
      as: demoPeople.administrator,
      viewport: phone,
      refused: 422,
    });
    const { columns, result, upload } = donationsEs;
    await page
      .getByLabel(upload.label)
      .setInputFiles(
        csv(
          'libro 2025.csv',
          'Recibo;Fecha;Importe;Donante;Forma de pago',
          'R-1;03/02/2025;$1,500.00;Ana Ruiz;SPEI',
          'R-2;14/02/2025;350.50;;efectivo',
        ),
      );
    await page.getByRole('button', { name: columns.review }).click();
    await page.getByText(columns.wrong).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    const invoiced = donationImport.fields.invoiced.label.es;
    await page.getByLabel(columns.fallbackOf(invoiced, true), { exact: true }).selectOption('NO');
    await page.getByRole('button', { name: columns.review }).click();
    await page.getByText(result.ready(2)).waitFor();
    expect(await layoutProblemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: result.import(2) }).click();
    await page.getByText(result.created(2)).waitFor();
    await page.getByRole('button', { name: result.undo }).click();
    await page.getByRole('dialog').getByRole('button', { name: result.undo }).click();
    await page.getByText(result.undone).waitFor();
  });

  it('readers come in with the proof of their consent, and who has none is told of', async () => {
    const page = await visit(pathFor('importReaders', 'en'), { as: demoPeople.administrator });
    const { columns, result, upload } = readersEn;
    await page
      .getByLabel(upload.label)
      .setInputFiles(
        csv(
          'former list.csv',
          'Email;Name;Day of consent;How they agreed',
          'uno@import.example;Uno;2025-03-15;Form at the fair',
          'dos@import.example;Dos;;',
        ),
      );
    await page.getByRole('button', { name: columns.review }).click();
    await page.getByText(result.ready(2)).waitFor();
    await page.getByText('we will ask by email to confirm').waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: result.import(2) }).click();
    await page.getByText(result.created(2)).waitFor();
    await page.getByRole('button', { name: result.undo }).click();
    await page.getByRole('dialog').getByRole('button', { name: result.undo }).click();
    await page.getByText(result.undone).waitFor();
  });
});
