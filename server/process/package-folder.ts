import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The folder of this package: the same whether a module runs from its source or from the bundle. */
export const packageFolder = dirname(
  dirname(createRequire(import.meta.url).resolve('#server/main.ts')),
);

export const portalVersion: string = JSON.parse(
  readFileSync(join(packageFolder, 'package.json'), 'utf8'),
).version;
