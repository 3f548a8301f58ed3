import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minimalMap } from './minimal-map.ts';

let folder: string;
const place = (name: string) => path.join(folder, name);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casa-animal-command-'));
  await writeFile(place('map.json'), JSON.stringify(minimalMap));
  await writeFile(
    place('pets.csv'),
    'Clave;Nombre;Especie;Sexo;Edad;Esterilizado;Ciudad;Ingreso\r\n1;Canela;perro;hembra;2 años;sí;Tulum;01/10/2025\r\n2;Ñoño;pez;macho;1 año;no;Tulum;01/10/2025\r\n',
    'latin1',
  );
});
afterAll(() => rm(folder, { recursive: true }));

interface Outcome {
  code: number;
  output: string;
}

function command(script: string, ...args: string[]): Promise<Outcome> {
  const env = { PATH: process.env.PATH, DATA_DIR: place('data'), LOG_LEVEL: 'warn' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', `scripts/${script}.ts`, ...args],
      { env },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

const importPets = (...args: string[]) =>
  command('import-pets', place('pets.csv'), '--map', place('map.json'), ...args);

test('from an empty portal to imported pets, by two commands', { timeout: 60_000 }, async () => {
  expect(await importPets()).toMatchObject({
    code: 1,
    output: expect.stringMatching(/no administrator yet/),
  });
  expect(await command('create-admin', 'admin@refugio.example', 'corta')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/at least 8 characters/),
  });
  expect(await command('create-admin', 'admin@refugio.example', 'clave-larga')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/is an administrator now: a new account/),
  });

  expect(await importPets('--owner', 'nadie@refugio.example')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/no account nadie@refugio\.example/),
  });
  expect(await importPets('--report', place('no/such/folder.csv'))).toMatchObject({
    code: 1,
    output: expect.stringMatching(/report .* cannot be written/),
  });

  const first = await importPets();
  expect(first.code).toBe(0);
  expect(first.output).toMatch(/1 created[\s\S]*1 rejected, because[\s\S]*species: should be/);
  expect(await readFile(place('pets.report.csv'), 'utf8')).toContain(
    '"3","2","rejected","species: should be one of gato, perro (pez)"',
  );
  expect((await importPets()).output).toMatch(/0 created[\s\S]*1 unchanged/);
});
