import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minimalMap } from '#tests/api/import/minimal-map.ts';
import { readImportMap } from './import-map.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-map-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function read(map: unknown) {
  const file = path.join(folder, 'map.json');
  await writeFile(file, typeof map === 'string' ? map : JSON.stringify(map));
  return readImportMap(file);
}

const withFields = (fields: object) => ({
  ...minimalMap,
  fields: { ...minimalMap.fields, ...fields },
});

test('a map that says everything is taken', async () => {
  await expect(read(minimalMap)).resolves.toMatchObject({ portraitWhenNoPhoto: false });
});

test('every mistake is named with its place', async () => {
  const { city: _, ...fields } = minimalMap.fields;
  const map = {
    ...minimalMap,
    fields: {
      ...fields,
      colour: { constant: 'negro' },
      species: { column: 'Especie', values: { Cat: 'gatto' } },
      sex: { constant: 'macha' },
    },
    registeredOn: { column: 'Ingreso', date: 'DD/MM' },
  };
  const rejection = await read(map).catch((error: Error) => error.message);
  expect(rejection).toMatch(/fields: there is no colour here; the fields are name, species/);
  expect(rejection).toMatch(/fields\.city: is missing/);
  expect(rejection).toMatch(/registeredOn\.date: should be excel, excel-1904, or YYYY/);
  await expect(read(withFields({ sex: { constant: 'macha' } }))).rejects.toThrow(
    'fields.sex.constant: "macha" should be one of macho, hembra',
  );
  await expect(
    read(withFields({ species: { column: 'Especie', values: { Cat: 'gatto' } } })),
  ).rejects.toThrow('fields.species.values.Cat: "gatto" should be one of gato, perro');
});

test('a constant that every row would be rejected for is refused with the map', async () => {
  const problems = await read(
    withFields({
      vaccines: { constant: 'NO' },
      color: { constant: 'x'.repeat(61) },
      needs: { constant: 'una casa; '.repeat(31) },
    }),
  ).catch((error: Error) => error.message);
  expect(problems).toMatch(/fields\.vaccines\.constant: \S/);
  expect(problems).toContain('fields.color.constant: The text is too long (60 characters at most)');
  expect(problems).toMatch(/fields\.needs\.constant: .*\(30 entries at most\)/);
  await expect(read(withFields({ needs: { constant: 'una casa' } }))).resolves.toBeDefined();
});

test('a field has one origin', async () => {
  await expect(
    read(withFields({ name: { column: 'Nombre', constant: 'Canela' } })),
  ).rejects.toThrow(/fields\.name: needs exactly one of constant, text, column, columns/);
  await expect(read(withFields({ name: {} }))).rejects.toThrow(/fields\.name: needs exactly one/);
});

test('the age comes from a birth date or from its own two fields', async () => {
  const { ageValue: _, ...fields } = minimalMap.fields;
  await expect(read({ ...minimalMap, fields })).rejects.toThrow(/needs birthDate or age, or else/);
});

test('a file that is no map is refused in words', async () => {
  await expect(read('{ "fields": ')).rejects.toThrow(/is no JSON/);
  await expect(readImportMap(path.join(folder, 'nowhere.json'))).rejects.toThrow(/cannot be read/);
});
