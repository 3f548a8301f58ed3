import type { Language } from '#domain/language.ts';
import { pathFor, resolvePath, twinOf } from '#domain/site-map.ts';

/** Where somebody wanted to go when they had to sign in first; in the address, so that a reload keeps it. */
const parameter = 'origen';

export function loginPathFrom(language: Language, origin: string): string {
  return `${pathFor('login', language)}?${new URLSearchParams({ [parameter]: origin })}`;
}

/** The same origin for the other page that a visitor may go through first. */
export function withOrigin(path: string, search: string): string {
  const origin = new URLSearchParams(search).get(parameter);
  return origin ? `${path}?${new URLSearchParams({ [parameter]: origin })}` : path;
}

/**
 * The address to go to after the sign-in, in the language of the document. Only pages of this site: anybody can
 * write a link to /login.
 */
export function originFrom(search: string, language: Language): string {
  const home = pathFor('home', language);
  const origin = new URLSearchParams(search).get(parameter) ?? '';
  const [path = '', query] = origin.split(/\?(.*)/s);
  const match = /^\/(?![/\\])/.test(path) ? resolvePath(path) : undefined;
  if (match?.kind !== 'page' || match.page.guard === 'guest') return home;
  return twinOf(match, language) + (query ? `?${query}` : '');
}
