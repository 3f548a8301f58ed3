import { expect, test } from 'vitest';
import { readPdf } from '#tests/setup/read-pdf.ts';
import { fitFont } from './fonts.ts';
import { PdfSheet } from './sheet.ts';
import { paragraph } from './text.ts';

test.each([
  ['Spanish', 'Ñandú y pingüino: ¿cuánto? ¡$1,234.50!'],
  ['Polish', 'ZAŻÓŁĆ GĘŚLĄ JAŹŃ zażółć gęślą jaźń'],
  ['Czech', 'Příliš žluťoučký kůň úpěl ďábelské ódy DVOŘÁK'],
  ['Turkish', 'İstanbul ığüşöç ŞAHİN'],
  ['Romanian', 'Ștefan Țurcanu ăâî'],
])('%s keeps the portal’s own fonts', (_language, text) => {
  for (const font of ['text', 'bold', 'display'] as const) {
    expect(fitFont(text, font)).toEqual({ text, font });
  }
});

test.each([
  ['Vietnamese', 'Nguyễn Thị Thảo'],
  ['Russian', 'Иван Пётр Pérez'],
  ['Greek', 'Αθήνα'],
  ['signs', 'Luna ♥ ★'],
])('%s is written in a font that has it', (_language, text) => {
  expect(fitFont(text, 'text')).toEqual({ text, font: 'broad' });
  expect(fitFont(text, 'bold')).toEqual({ text, font: 'broadBold' });
});

test.each([
  ['王小明 López', '□□□ López'],
  ['Luna 🐶 y 👩‍⚕️', 'Luna □ y □'],
])('what no font has is shown as a box: %s', (text, shown) => {
  expect(fitFont(text, 'text')).toEqual({ text: shown, font: 'broad' });
});

test.each([
  ['S\u0327ahin', 'Şahin'],
  ['10:00\u202Fa.\u2009m.', '10:00 a. m.'],
])('letters are composed, and odd spaces plain: %j', (text, shown) => {
  expect(fitFont(text, 'text')).toEqual({ text: shown, font: 'text' });
});

test('what a document says is the same whatever was written before it', async () => {
  const sheetOf = (text: string) => {
    const sheet = new PdfSheet({
      letterhead: { name: 'Casa Animal', logo: undefined },
      ...{ language: 'es', title: text, subject: text, footer: '', form: 'letter', scale: 1 },
      createdAt: new Date('2026-11-22T15:20:00Z'),
    });
    for (const font of ['text', 'bold', 'display'] as const) paragraph(sheet, text, { font });
    return sheet.finish();
  };
  // Of letters that are drawn from others: those are read, and stand for nothing.
  await sheetOf('ÁÉÍÓÚÑ áéíóúñ ĄĘąę Ģģ Őő Ωώ ﬁﬂ …');
  const text = 'AEIOUN aeioun AE Gg Oo ´ ¨ ~ ` fi fl . Ωω';
  const [page] = await readPdf(await sheetOf(text));
  expect(page?.split(text)).toHaveLength(5);
});

test('a document says all of a text, wherever it stands', async () => {
  const text = 'ŁUKASZ DVOŘÁK ŞAHIN';
  const sheet = new PdfSheet({
    letterhead: { name: 'Casa Animal', logo: undefined },
    language: 'es',
    title: text,
    subject: text,
    footer: 'Ștefan Иван 王',
    form: 'letter',
    scale: 1,
    createdAt: new Date('2026-11-22T15:20:00Z'),
  });
  paragraph(sheet, `${text} · Иван 王`);
  sheet.addPage();
  paragraph(sheet, text, { font: 'display' });
  const file = await sheet.finish();
  const [first, second] = await readPdf(file);
  expect(first).toContain(`${text} · Иван □`);
  expect(second?.split(text)).toHaveLength(3);
  expect(second).toContain('Ștefan Иван □');
  // Of each font only the letters that are used.
  expect(file.length).toBeLessThan(40_000);
});
