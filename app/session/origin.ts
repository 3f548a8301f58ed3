import type { Language } from '#domain/language.ts';
import { pathFor, resolvePath, twinOf } from '#domain/site-map.ts';

/** Where somebody wanted to go when they had to sign in first; in the address, so that a reload keeps it. */
const parameter = 'origen';

export const loginPathFrom = (language: Language, origin: string): string =>
  pathFrom(pathFor('login', language), origin);

/** Another page that leads back to `origin` once it is done with. */
export const pathFrom = (path: string, origin: string): string =>
  `${path}?${new URLSearchParams({ [parameter]: origin })}`;

/** The same origin for the other page that a visitor may go through first. */
export function withOrigin(path: string, search: string): string {
  const origin = new URLSearchParams(search).get(parameter);
  return origin ? pathFrom(path, origin) : path;
}

/** The address to go to after the sign-in, in the language of the document. */
export const originFrom = (search: string, language: Language): string =>
  findOrigin(search, language) ?? pathFor('home', language);

/** Only pages of this site: anybody can write a link to /login. */
export function findOrigin(search: string, language: Language): string | undefined {
  const origin = new URLSearchParams(search).get(parameter) ?? '';
  const path = origin.replace(/[?#].*$/s, '');
  const match = /^\/(?![/\\])/.test(path) ? resolvePath(path) : undefined;
  if (match?.kind !== 'page' || match.page.guard === 'guest') return undefined;
  return twinOf(match, language) + origin.slice(path.length);
}
