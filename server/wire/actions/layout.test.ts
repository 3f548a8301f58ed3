import { readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { actions } from './index.ts';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (file) =>
    file.endsWith('.ts') &&
    !/(?:\.test|-wire)\.ts$/.test(file) &&
    path.basename(file) !== 'index.ts',
);

/** `usuarios/correo.ts` and `usuarios.ts` hold what is called `usuarios:…`. */
const namespaceOf = (file: string) => /^\w+/.exec(file)?.[0];

it('has every action in the file or folder that its name begins with', async () => {
  const found: string[] = [];
  for (const file of files) {
    const module = await import(pathToFileURL(path.join(import.meta.dirname, file)).href);
    for (const { name } of Object.values(module).filter(Array.isArray).flat()) {
      expect(name.split(':')[0], file).toBe(namespaceOf(file));
      found.push(name);
    }
  }
  expect(found.sort()).toEqual(actions.map(({ name }) => name).sort());
});
