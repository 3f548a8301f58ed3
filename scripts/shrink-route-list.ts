import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Every page loads the list of all routes. What each route's program imports is only read to load it before anybody
 * asks for it, which no link of the portal does. What the addresses of one page share is said once, and what a route
 * does not have is not said.
 */
const folder = 'build/client/assets';
const beginning = 'window.__reactRouterManifest=';

interface Route {
  id: string;
  path: string;
  imports?: string[];
}

const name = (await readdir(folder)).find((file) => /^manifest-\w+\.js$/.test(file));
if (!name) throw new Error('React Router wrote no list of routes.');
const path = join(folder, name);
const program = await readFile(path, 'utf8');
if (!program.startsWith(beginning)) throw new Error(`${name} begins in another way.`);
const { routes, ...rest } = JSON.parse(program.slice(beginning.length).replace(/;\s*$/, ''));

const pages = new Map<string, Record<string, string>>();
for (const { id, path: address, imports, ...route } of Object.values<Route>(routes)) {
  const shared = JSON.stringify(route, (_, value) => (value === false ? undefined : value));
  pages.set(shared, { ...pages.get(shared), [id]: address });
}
const shared = [...pages].map(([route, addresses]) => [JSON.parse(route), addresses]);
await writeFile(
  path,
  `${beginning}{...${JSON.stringify(rest)},routes:Object.fromEntries(${JSON.stringify(shared)}.flatMap(([route,addresses])=>Object.entries(addresses).map(([id,path])=>[id,{...route,id,path}])))};`,
);
