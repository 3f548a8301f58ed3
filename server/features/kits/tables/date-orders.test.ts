import { expect, test } from 'vitest';
import { dateReader, isDateFormat } from './date-formats.ts';
import { createDateOrders } from './date-orders.ts';

const today = '2026-11-20';

function read(text: string, ...column: string[]) {
  const dates = createDateOrders(today);
  for (const other of [text, ...column]) dates.learn(other);
  return dates.read(text);
}

test.each([
  ['dd/mm/yy', '05/03/24'],
  ['DD/MM/YYYY', '5/3/2024 12:30:00 AM'],
  ['mm/dd/yyyy', '03/05/2024'],
  ['yyyy-mm-dd', '2024-03-05T10:00:00'],
  ['dd-mmm-yy', '05-mar-24'],
  ['dd-mmm-yyyy', '5-Mar.-2024'],
  ['dd de mmmm de yyyy', '5 de marzo de 2024'],
  ['excel', '45356'],
  ['excel', '45356.75'],
  ['excel-1904', '43894'],
])('in the format %s, %s is the fifth of March', (format, text) => {
  expect(isDateFormat(format)).toBe(true);
  expect(dateReader(format)(text)).toBe('2024-03-05');
});

test('months are named in Spanish and English', () => {
  const named = ['01-ene-24', '01-Jan-24', '01-abril-24', '01-aug-24', '01-sept-24', '01-DEC-24'];
  expect(named.map(dateReader('dd-mmm-yy')).map((date) => date.slice(5, 7))).toEqual([
    ...['01', '01', '04', '08', '09', '12'],
  ]);
});

test('what is not in the format stays as it is', () => {
  expect(dateReader('dd/mm/yyyy')('31/02/2024')).toBe('31/02/2024');
  expect(dateReader('dd-mmm-yy')('05-foo-24')).toBe('05-foo-24');
  expect(dateReader('excel')('5/3/24')).toBe('5/3/24');
  expect(['dd/mm', 'dd/dd/yyyy', 'mm/yyyy', 'serial'].filter(isDateFormat)).toEqual([]);
});

test('a date that can be read in one way alone needs no format', () => {
  expect(read('25/03/2024')).toEqual(['2024-03-25']);
  expect(read('03/25/2024')).toEqual(['2024-03-25']);
  expect(read('2024/03/05')).toEqual(['2024-03-05']);
  expect(read('05-mar-2024')).toEqual(['2024-03-05']);
  expect(read('5 de marzo de 2024')).toEqual(['2024-03-05']);
  expect(read('03/03/2024')).toEqual(['2024-03-03']);
  expect(read('45356')).toEqual([]);
});

test('other dates need a column that proves the order', () => {
  expect(read('03/04/2024')).toEqual(['2024-04-03', '2024-03-04']);
  expect(read('03/04/2024', '25/12/2023')).toEqual(['2024-04-03']);
  expect(read('03/04/2024', '12/25/2023')).toEqual(['2024-03-04']);
  // 2024-04-03 and 2024-03-04, and 2003-04-24.
  expect(read('03/04/24')).toHaveLength(3);
  expect(read('05-mar-24')).toHaveLength(2);
  expect(read('03/04/24', '25/12/23')).toHaveLength(2);
  expect(read('03/04/24', '31/12/23')).toEqual(['2024-04-03']);
  // One that contradicts the others proves nothing.
  expect(read('03/04/2024', '25/12/2023', '12/25/2023')).toHaveLength(2);
  expect(read('03/04/2024', '99/99/2024', 'ayer', '31/12/2023')).toEqual(['2024-04-03']);
});
