import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Every page loads the list of all routes. What each route's program imports is only read to load it before anybody
 * asks for it, which no link of the portal does; without that the list is half as long.
 */
const folder = 'build/client/assets';
const beginning = 'window.__reactRouterManifest=';

const name = (await readdir(folder)).find((file) => /^manifest-\w+\.js$/.test(file));
if (!name) throw new Error('React Router wrote no list of routes.');
const path = join(folder, name);
const program = await readFile(path, 'utf8');
if (!program.startsWith(beginning)) throw new Error(`${name} begins in another way.`);
const list = JSON.parse(program.slice(beginning.length).replace(/;\s*$/, ''));
for (const route of Object.values<{ imports?: string[] }>(list.routes)) delete route.imports;
await writeFile(path, `${beginning}${JSON.stringify(list)};`);
