import { type HTMLElement, parse } from 'node-html-parser';
import { type Language, languages } from '#domain/language.ts';
import { type Page, pages } from '#domain/site-map.ts';
import { portal } from '../setup/portal.ts';

/** The pages that everybody may open, in each language at an address of its own. */
export const publicPages = pages.filter(
  ({ guard, en, es }) => guard === 'public' && en !== null && !es.includes(':'),
);

export const everyPage = publicPages.flatMap((page) =>
  languages.map((language) => ({ id: page.id, page, language, path: pathOf(page, language) })),
);

export function pathOf(page: Page, language: Language): string {
  return (language === 'en' && page.en) || page.es;
}

const texts = new Map<string, Promise<string | undefined>>();
const documents = new Map<string, HTMLElement>();

/**
 * What an address shows, itself and not the page that unknown addresses lead to; empty for what is no page, undefined
 * when it shows nothing. Asked for once.
 */
export function shownAt(path: string): Promise<string | undefined> {
  const shown = texts.get(path) ?? ask(path);
  texts.set(path, shown);
  return shown;
}

async function ask(path: string): Promise<string | undefined> {
  const response = await fetch(portal.url + path, { redirect: 'manual' });
  const text = await response.text();
  if (response.status !== 200) return undefined;
  return response.headers.get('content-type')?.startsWith('text/html') ? text : '';
}

/** @throws where the address shows nothing */
export async function documentAt(path: string): Promise<HTMLElement> {
  const text = await shownAt(path);
  if (text === undefined) throw new Error(`${path} shows nothing`);
  const document = documents.get(path) ?? parse(text);
  documents.set(path, document);
  return document;
}
