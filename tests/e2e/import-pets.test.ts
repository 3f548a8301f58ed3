import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { en } from '#app/i18n/imports/en.ts';
import { es } from '#app/i18n/imports/es.ts';
import { demoPeople } from '#content/demo/people.ts';
import { petImportFields as importFields } from '#domain/imports/pet-import.ts';
import { pathFor } from '#domain/site-map.ts';
import { workbookOf } from '#server/formats/workbook.ts';
import { portal } from '../setup/portal.ts';
import { layoutProblemsOf, problemsOf } from './axe.ts';
import { phone, useBrowser } from './browser.ts';
import { smallPhoto } from './photos.ts';
import { call, startSession } from './wire.ts';

/** As a shelter keeps it: its own names of columns, its own words. */
const header = ['Num', 'Nombre del perrito', 'Sexo', 'Talla', 'Edad', 'Color', 'Rescatista'];
const animals = Array.from({ length: 30 }, (_, at) => [
  `R-${at + 1}`,
  `Rescatado ${at + 1}`,
  at % 2 === 0 ? 'H' : 'M',
  at % 3 === 0 ? 'chico' : 'Grande',
  `${at + 1} meses`,
  'negro con blanco',
  'Ana 984 123 4567',
]);

describe('a table of animals', () => {
  const visit = useBrowser();

  it('comes in by telephone in one visit: columns, words, photos, review, import, and back', async () => {
    const page = await visit(pathFor('importPets', 'es'), {
      as: demoPeople.administrator,
      viewport: phone,
      refused: 422,
    });
    const table = workbookOf([
      { name: 'Perros', widths: header.map(() => 20), rows: [header, ...animals] },
    ]);
    await page.getByLabel(es.upload.label).setInputFiles({
      name: 'perros del refugio.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: Buffer.from(table),
    });
    const labelOf = (field: keyof typeof importFields) => importFields[field].label.es;
    const forAll = (field: keyof typeof importFields) =>
      page.getByLabel(es.columns.fallbackOf(labelOf(field), true), { exact: true });
    await page.getByRole('button', { name: es.columns.review }).click();
    await page.getByText(es.columns.wrong).waitFor();
    expect(await problemsOf(page)).toEqual([]);
    await forAll('species').selectOption('perro');
    await forAll('city').fill('Tulum');
    await forAll('federalState').selectOption('Quintana Roo');
    const chico = page.getByLabel(es.columns.wordOf('chico'));
    await expect.poll(() => chico.inputValue()).toBe('pequeño');

    const photo = await smallPhoto('R-1.jpg', '#b98f6b');
    const zip = zipSync({
      'fotos/R-1.jpg': new Uint8Array(photo.buffer),
      '__MACOSX/fotos/._R-1.jpg': strToU8('a'),
    });
    await page.getByLabel(es.photos.label).setInputFiles({
      name: 'fotos.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(zip),
    });
    await page.getByText(es.photos.has(1)).waitFor();

    await page.getByRole('button', { name: es.columns.review }).click();
    await page.getByText(es.result.ready(30)).waitFor();
    await page.getByText(es.result.withoutPhoto(29)).waitFor();
    expect(await layoutProblemsOf(page)).toEqual([]);
    await page.getByRole('button', { name: es.result.import(30) }).click();
    await page.getByText(es.result.created(30)).waitFor();

    await page.getByRole('button', { name: es.result.undo }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: es.result.undo }).click();
    await page.getByText(es.result.undone).waitFor();
  });

  it('says in English which rows have problems, and brings in the others', async () => {
    const page = await visit(pathFor('importPets', 'en'), { as: demoPeople.administrator });
    const { jwt } = await startSession(demoPeople.administrator);
    const csv = await templateOf(jwt);
    const filled = csv.replaceAll('EJEMPLO', 'E').replace('"gato"', '"mapache"');
    await page.getByLabel(en.upload.label).setInputFiles({
      name: 'animals.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(filled),
    });
    await page.getByRole('button', { name: en.columns.review }).click();
    await page.getByText(en.result.rejected(1)).waitFor();
    await page.getByText('Species: should be one of gato, perro (“mapache”)').waitFor();
    await page.getByLabel(en.columns.wordOf('mapache')).selectOption('gato');
    await page.getByText(en.result.outdated).waitFor();
    await page.getByRole('button', { name: en.columns.reviewAgain }).click();
    await page.getByRole('button', { name: en.result.import(2) }).click();
    await page.getByText(en.result.created(2)).waitFor();
    const link = page.getByRole('link', { name: 'Luna (E-1)' }).first();
    await expect.poll(() => link.getAttribute('href')).toContain('/pets/adoption/');
    const id = page.url().split('/').at(-1) ?? '';
    await call('importaciones:deshacer', { id }, jwt);
  });
});

async function templateOf(jwt: string): Promise<string> {
  const response = await fetch(`${portal.url}/api/importaciones:plantilla_csv`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${jwt}` },
    body: '{}',
  });
  return response.text();
}
