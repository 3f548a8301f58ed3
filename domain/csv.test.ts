import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('quotes every cell and ends every line', () => {
  expect(
    toCsv([
      ['Nombre', 'Folio'],
      ['Ana "la Güera", López', 7],
    ]),
  ).toBe('\u{feff}"Nombre","Folio"\r\n"Ana ""la Güera"", López","7"\r\n');
});

it.each(['=1+1', '+52', '-1', '@cmd', '\t=1'])('does not let %j be a formula', (cell) => {
  expect(toCsv([[cell]])).toBe(`\u{feff}"'${cell}"\r\n`);
});
