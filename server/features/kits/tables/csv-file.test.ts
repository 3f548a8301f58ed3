import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCsv, readRecords } from './csv-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-csv-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(content: string | Buffer, columns: readonly string[] = []) {
  const file = path.join(folder, 'pets.csv');
  await writeFile(file, content);
  const csv = await openCsv(
    file,
    {},
    (header) => columns.filter((name) => !header.includes(name)).length,
  );
  const records = [];
  for await (const record of readRecords(csv)) {
    records.push(
      'cells' in record ? [record.line, ...record.cells] : [record.line, record.problem],
    );
  }
  return { ...csv, records };
}

test('reads commas, semicolons and tabs, with every kind of line end', async () => {
  expect((await read('id,nombre\n1,Canela\n')).records).toEqual([[2, '1', 'Canela']]);
  expect((await read('id;nombre, completo\r\n1;Canela\r\n2;Frida')).records).toEqual([
    [2, '1', 'Canela'],
    [3, '2', 'Frida'],
  ]);
  expect((await read('id\tnombre\r1\tCanela\r')).records).toEqual([[2, '1', 'Canela']]);
});

test('reads UTF-8 with and without a mark, Windows-1252 and UTF-16', async () => {
  const text = 'id,nombre\n1,Piñata\n';
  const expected = [[2, '1', 'Piñata']];
  expect((await read(text)).records).toEqual(expected);
  const marked = await read(`\ufeff${text}`);
  expect(marked.header).toEqual(['id', 'nombre']);
  expect(marked.records).toEqual(expected);
  const latin = await read(Buffer.from(text, 'latin1'));
  expect(latin.encoding).toBe('windows-1252');
  expect(latin.records).toEqual(expected);
  expect((await read(Buffer.from(`\ufeff${text}`, 'utf16le'))).records).toEqual(expected);
});

test('finds the letter that is no UTF-8 however late it comes', async () => {
  const rows = 'relleno,relleno\n'.repeat(10_000);
  const { encoding, records } = await read(Buffer.from(`id,nombre\n${rows}1,Piñata\n`, 'latin1'));
  expect(encoding).toBe('windows-1252');
  expect(records.at(-1)).toEqual([10_002, '1', 'Piñata']);
});

test('passes over titles and the line that tells Excel the delimiter', async () => {
  const expected = { header: ['id', 'nombre'], records: [[4, '1', 'Canela; la güera']] };
  const titled =
    'Refugio Tulum, Quintana Roo\nCenso, marzo, 2024\nid;nombre\n1;"Canela; la güera"\n';
  expect(await read(titled, ['id', 'nombre'])).toMatchObject(expected);
  const told = 'sep=;\r\n"Censo"\r\nid;nombre\r\n1;"Canela; la güera"\r\n';
  expect(await read(told, ['id', 'nombre'])).toMatchObject(expected);
  expect((await read('sep=;;\nid;nombre\n1;a,b,c,d\n')).records).toEqual([[3, '1', 'a,b,c,d']]);
  // Of columns that are not there the first line is asked.
  expect((await read('a,b\n1,2\n', ['id'])).header).toEqual(['a', 'b']);
});

test('keeps quoted delimiters, quotes and line ends, and says where each record starts', async () => {
  const { records } = await read(
    'id,nota\r\n1,"dos\r\nlíneas, con ""comillas"""\r\n\r\n,\r\n2,ok\r\n',
  );
  expect(records).toEqual([
    [2, '1', 'dos\nlíneas, con "comillas"'],
    [6, '2', 'ok'],
  ]);
});

test('a quote that nobody closed costs its own line only', async () => {
  const { records } = await read('id,nota\n1,ok\n2,"sin cerrar\n3,ok\n4,ok\n');
  expect(records).toEqual([
    [2, '1', 'ok'],
    [3, 'importOpenQuote'],
    [4, '3', 'ok'],
    [5, '4', 'ok'],
  ]);
});

test('goes on after an unclosed quote before megabytes of text', async () => {
  const filler = `${'x'.repeat(1000)},x\n`.repeat(6000);
  const { records } = await read(`id,nota\n1,"sin cerrar\n2,ok\n${filler}3,ok\n`);
  expect(records.length).toBe(6003);
  expect(records[0]).toEqual([2, 'importOpenQuote']);
  expect(records[1]).toEqual([3, '2', 'ok']);
  expect(records.at(-1)).toEqual([6004, '3', 'ok']);
});

test('refuses a file that is empty or not there', async () => {
  await expect(read('')).rejects.toThrow(/is empty/);
  await expect(read('\n \n')).rejects.toThrow(/is empty/);
  await expect(openCsv(path.join(folder, 'nowhere.csv'), {})).rejects.toThrow(/There is no file/);
  expect((await read('id,nombre\n')).records).toEqual([]);
});
