import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { detectEncoding } from './detect-encoding.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-encoding-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function detect(text: string, encoding: string) {
  const file = path.join(folder, 'pets.csv');
  await writeFile(file, iconv.encode(text, encoding));
  return detectEncoding(file);
}

const table = [
  'Clave,Nombre,Descripción',
  '1,Piñata,"Le gusta el sol; ¡qué cariñosa! Tímida y además inquieta."',
  '2,ÑOÑO,"¿Quién lo quiere? Vivía en la calle, pesó 3½ kg según el médico"',
  "3,Ágata,'Última de la camada · pingüina'",
].join('\n');

test.each(['utf-8', 'windows-1252', 'macintosh', 'cp850', 'utf-16le', 'utf-16be'])(
  'a table in %s is known by its letters',
  async (encoding) => {
    expect(await detect(table, encoding)).toBe(encoding);
  },
);

test.each(['windows-1252', 'macintosh', 'cp850'])(
  'a single letter in %s is enough where it can be no other',
  async (encoding) => {
    expect(await detect('id,nombre\n1,Piñata\n', encoding)).toBe(encoding);
    expect(await detect(`${'relleno\n'.repeat(20_000)}Núñez`, encoding)).toBe(encoding);
  },
);

test('letters that two encodings read well are not guessed', async () => {
  // An í of a Mac is the apostrophe of Windows.
  const rejection = await detect('id,nombre\n1,Sís\n', 'macintosh').catch(({ message }) => message);
  expect(rejection).toMatch(/do not say for sure which encoding/);
  expect(rejection).toContain('Line 2 reads');
  expect(rejection).toContain('  windows-1252: 1,S’s');
  expect(rejection).toContain('  macintosh: 1,Sís');
  expect(rejection).toContain('"encoding": "macintosh"');
});

test('what is no text in any of them is not guessed either', async () => {
  const file = path.join(folder, 'noise.csv');
  await writeFile(file, Buffer.from([0x61, 0xff, 0xc3, 0x28, 0xd8, 0x0a, 0xfe, 0xb3]));
  await expect(detectEncoding(file)).rejects.toThrow(/Say the right one in the map/);
});
