import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holds } from '#tests/setup/property.ts';
import { csvLine, readCsvText, toCsv } from './csv.ts';

it('quotes every cell and ends every line', () => {
  expect(
    toCsv([
      ['Nombre', 'Folio'],
      ['Ana "la Güera", López', 7],
    ]),
  ).toBe('\u{feff}"Nombre","Folio"\r\n"Ana ""la Güera"", López","7"\r\n');
});

it.each([
  ...['=1+1', '+52', '-1', '@cmd', '\t1', '\r1', '\n1'],
  ...['＝1+1', '＋52', '－1', '＠cmd', '﹦1', '﹢1', '﹣1', '﹫cmd', '\u22121'],
  ...[' =1', '\u00a0=1', '\ufeff＝1', '\u200b=1', '\u2028=1', '\u3164=1', '\0=1', '=\u0338'],
  ...["'=1", "''＝1"],
])('does not let %j be a formula', (cell) => {
  expect(csvLine([cell])).toBe(`"'${cell}"\r\n`);
});

it.each(['Canela', 'mitad-mitad', "'Tulum'", '1-2', 'a=b', '¿=?', ''])(
  'leaves %j as it is',
  (cell) => {
    expect(csvLine([cell])).toBe(`"${cell}"\r\n`);
    expect(readCsvText(cell)).toBe(cell);
  },
);

it('leaves numbers as they are', () => {
  expect(csvLine([-5, 0.5])).toBe('"-5","0.5"\r\n');
});

it('reads every text as it was written', () => {
  const pieces = fc.constantFrom("'", '=', '＝', '－', ' ', '\t', '\ufeff', 'a', '\u0338');
  const texts = fc.oneof(fc.string({ unit: pieces, maxLength: 6 }), fc.string());
  holds(
    fc.property(texts, (text) => {
      const cell = csvLine([text]).slice(1, -3).replaceAll('""', '"');
      expect(readCsvText(cell)).toBe(text);
    }),
  );
});
