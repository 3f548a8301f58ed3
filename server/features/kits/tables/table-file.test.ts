import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTable } from './table-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-table-'));
});
afterAll(() => rm(folder, { recursive: true }));

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';

const text = (at: string, words: string) =>
  `<c r="${at}" t="inlineStr"><is><t>${words}</t></is></c>`;

/** @param rows of the second sheet; style 1 is a date */
function workbook(rows: string, { dates1904 = false } = {}): Uint8Array {
  const parts = {
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><workbookPr date1904="${dates1904 ? 1 : 0}"/><sheets><sheet name="Notas" sheetId="1" r:id="rId1"/><sheet name="Mascotas" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/worksheet" Target="worksheets/sheet2.xml"/><Relationship Id="rId3" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1">${text('A1', 'Hola')}</row></sheetData></worksheet>`,
    'xl/worksheets/sheet2.xml': `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])),
  );
}

const header = `<row r="3">${text('A3', 'Clave')}${text('B3', 'Nombre ')}${text('C3', 'Ingreso')}${text('D3', 'Chip')}</row>`;
const pets = `<row r="1">${text('A1', 'Censo 2024')}</row>${header}<row r="4"><c r="A4"><v>7</v></c>${text('B4', 'Ñoña')}<c r="C4" s="1"><v>45356</v></c><c r="D4"><v>985141000000001</v></c></row><row r="6"><c r="A6"><v>3.5000000000000004</v></c><c r="B6" t="b"><v>1</v></c><c r="C6" s="1"><v>45356.5</v></c></row>`;

async function read(bytes: Uint8Array | string, known: Parameters<typeof openTable>[1] = {}) {
  const file = path.join(folder, 'pets.xlsx');
  await writeFile(file, bytes);
  const wanted = ['Clave', 'Ingreso'];
  const table = await openTable(
    file,
    known,
    (cells) => wanted.filter((name) => !cells.includes(name)).length,
  );
  const records = [];
  for await (const record of table.records()) {
    records.push([record.line, ...('cells' in record ? record.cells : [])]);
  }
  return { header: table.header, records };
}

test('reads the sheet that the map names, below its titles, with dates and long numbers as they are shown', async () => {
  expect(await read(workbook(pets), { sheet: 'Mascotas' })).toEqual({
    header: ['Clave', 'Nombre', 'Ingreso', 'Chip'],
    records: [
      [4, '7', 'Ñoña', '2024-03-05', '985141000000001'],
      [6, '3.5', 'true', '2024-03-05T12:00:00.000Z', ''],
    ],
  });
  expect(await read(workbook(pets), {})).toEqual({ header: ['Hola'], records: [] });
  const ofAMac = await read(workbook(pets, { dates1904: true }), { sheet: 2 });
  expect(ofAMac.records[0]?.[3]).toBe('2028-03-06');
});

test('a text is a CSV, whatever its file is called', async () => {
  expect((await read('Clave;Ingreso\n1;2024-03-05\n')).records).toEqual([[2, '1', '2024-03-05']]);
});

test('what is too large is refused before it is read', async () => {
  const cell = (at: string, row: number) => `<row r="${row}">${text(at, 'x')}</row>`;
  const wide = workbook(cell('A1', 1) + cell('XFD1048576', 1_048_576));
  await expect(read(wide)).rejects.toThrow(/1048576 rows of 16384 columns: save the sheet/);
  await expect(read(workbook('<row r="99999999"/>'))).rejects.toThrow(/has a row 99999999/);
  // As the archive's directory says.
  const bomb = Buffer.from(workbook(pets));
  bomb.writeUInt32LE(270 * 1024 * 1024, bomb.indexOf('PK\x01\x02', 'latin1') + 24);
  await expect(read(bomb)).rejects.toThrow(/more than 256 MB when it is unpacked/);
  // Formats that reach to the end of a sheet hold nothing.
  const formatted = workbook(`${header}<row r="1048576"><c r="XFD1048576" s="1"/></row>`);
  expect((await read(formatted, { sheet: 2 })).records).toEqual([]);
});

test('what is no workbook is refused in words', async () => {
  const old = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  await expect(read(old)).rejects.toThrow(/old Excel \(\.xls\), or has a password/);
  await expect(read(workbook(pets), { sheet: 'Gatos' })).rejects.toThrow(/cannot be read.*Gatos/);
  await expect(read(zipSync({ 'a.txt': strToU8('x') }))).rejects.toThrow(/cannot be read as a/);
  await expect(read(Buffer.from('504b030400', 'hex'))).rejects.toThrow(/cannot be read as a/);
});
