import { type Language, languages } from '#domain/language.ts';
import { type Page, pages } from '#domain/site-map.ts';
import { StartupError } from '#server/process/startup-error.ts';

/** What stands for the page of some pet. */
const aPet = 'PET';

/** The pages that everybody may open, in each language at an address of its own; not those that only a key opens. */
const publicPages = pages.filter(
  ({ guard, en, keyed }) => guard === 'public' && en !== null && !keyed,
);

/** @throws StartupError where the portal shows no page at a named address */
export async function pathsToAudit(url: string, named: readonly string[]): Promise<string[]> {
  if (named.length === 0) {
    const paths = publicPages.flatMap((page) =>
      languages.map((language) => addressOf(page, language)),
    );
    return Promise.all(paths.map((path) => (path.includes(':') ? anExample(url, path) : path)));
  }
  const paths = await Promise.all(
    named.map((path) => (path === aPet ? anExample(url, '/mascotas/adopcion/:id') : path)),
  );
  for (const path of paths) {
    const { ok } = await fetch(url + path, { redirect: 'manual' });
    if (!ok) throw new StartupError(`There is no page ${path}.`);
  }
  return paths;
}

const addressOf = (page: Page, language: Language) => (language === 'en' && page.en) || page.es;

/** The first that the list above it links to. */
async function anExample(url: string, pattern: string): Promise<string> {
  const list = pattern.slice(0, pattern.indexOf('/:'));
  const html = await (await fetch(url + list)).text();
  const name = pattern.endsWith(':place') ? '[a-z0-9-]+' : '[0-9a-f-]{36}';
  const link = new RegExp(`href="(${list}/${name})"`).exec(html)?.[1];
  if (!link) throw new StartupError(`${list} links to nothing that ${pattern} could show.`);
  return link;
}
