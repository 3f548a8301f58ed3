import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAdminCommand } from '../../../scripts/create-admin/command.ts';
import { importPetsCommand } from '../../../scripts/import-pets/command.ts';
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

const settings = () => ({ DATA_DIR: place('data'), LOG_LEVEL: 'warn' });
const importArguments = (...more: string[]) => [
  place('pets.csv'),
  '--map',
  place('map.json'),
  ...more,
];

interface Outcome {
  code: number;
  output: string;
}

async function call(command: typeof importPetsCommand, args: string[]): Promise<Outcome> {
  const said: unknown[] = [];
  const say = (words: unknown) => void said.push(words);
  const code = await command(args, settings(), { log: say, error: say });
  return { code, output: said.join('\n') };
}
const importPets = (...more: string[]) => call(importPetsCommand, importArguments(...more));
const createAdmin = (...args: string[]) => call(createAdminCommand, args);

function callAsProcess(script: string, ...args: string[]): Promise<Outcome> {
  const env = { PATH: process.env.PATH, ...settings() };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', script, ...args],
      { env },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code) : 0, output: stdout + stderr }),
    );
  });
}

test('a folder without a portal becomes one on purpose alone', async () => {
  const refused = {
    code: 1,
    output: expect.stringContaining(`There is no portal in DATA_DIR ${place('data')}`),
  };
  expect(await createAdmin('admin@refugio.example', 'clave-larga')).toMatchObject(refused);
  expect(await importPets()).toMatchObject(refused);
  expect(existsSync(place('data'))).toBe(false);
});

test('from an empty portal to imported pets, by two commands', async () => {
  expect(await createAdmin('--new', 'admin@refugio.example', 'corta')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/at least 8 characters/),
  });
  expect(await importPets()).toMatchObject({
    code: 1,
    output: expect.stringMatching(/no administrator yet/),
  });
  expect(await createAdmin('admin@refugio.example', 'clave-larga')).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      /^Portal: .*casa-animal\.sqlite\n.* is an administrator now: a new account/,
    ),
  });

  expect(await importPets('--owner', 'nadie@refugio.example')).toMatchObject({
    code: 1,
    output: expect.stringMatching(/no account nadie@refugio\.example/),
  });
  expect(await importPets('--report', place('no/such/folder.csv'))).toMatchObject({
    code: 1,
    output: expect.stringMatching(/report .* cannot be written/),
  });

  const dry = await importPets('--dry-run', '--source', 'refugio');
  expect(dry.output).toMatch(/nothing was written[\s\S]*1 created[\s\S]*1 rejected, because/);
  const first = await importPets();
  expect(first.code).toBe(0);
  expect(first.output).toMatch(/1 created[\s\S]*1 rejected, because[\s\S]*species: should be/);
  expect(await readFile(place('pets.report.csv'), 'utf8')).toContain(
    '"3","2","rejected","species: should be one of gato, perro (pez)"',
  );
  expect(await callAsProcess('scripts/import-pets.ts', ...importArguments())).toMatchObject({
    code: 0,
    output: expect.stringMatching(/0 created[\s\S]*1 unchanged/),
  });
});

// Only root can make files that are not those of the folder's user.
test.runIf(process.getuid?.() === 0)('root leaves no files for another user’s server', async () => {
  const before = await readdir(place('data'));
  await chown(place('data'), 65_534, 65_534);
  for (const outcome of [
    await importPets(),
    await createAdmin('admin@refugio.example', 'otra-clave'),
  ])
    expect(outcome).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^DATA_DIR .* belongs to the user with the number 65534/),
    });
  expect(await readdir(place('data'))).toEqual(before);
});
