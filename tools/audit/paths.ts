import { setTimeout } from 'node:timers/promises';
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

/** How often, once a second, a list is looked at anew: the demonstration's newsletter leaves only after the start. */
const looks = 30;

/** `pattern` with the first name that the nearest page above it links to, whatever stands between them. */
async function anExample(url: string, pattern: string): Promise<string> {
  const above = pattern.slice(0, pattern.indexOf('/:'));
  const name = pattern.endsWith(':place') ? '[a-z0-9-]+' : '[0-9a-f-]{36}';
  for (let look = 1; look <= looks; look++) {
    const { path, html } = await pageAbove(url, above);
    const link = new RegExp(`href="(?:${above}|${path})/(${name})"`).exec(html)?.[1];
    if (link) return pattern.replace(/:[a-z]+$/, link);
    await setTimeout(1_000);
  }
  throw new StartupError(`${above} links to nothing that ${pattern} could show.`);
}

/** The page at `path` or where it leads to, else at the nearest one above: an unknown address leads to the home page. */
async function pageAbove(url: string, path: string): Promise<{ path: string; html: string }> {
  const response = await fetch(url + path);
  const shown = new URL(response.url).pathname;
  const isMissing = !response.ok || shown === '/';
  if (isMissing && path) return pageAbove(url, path.slice(0, path.lastIndexOf('/')));
  return { path: shown, html: await response.text() };
}
