import { alternatePathOf, resolvePath } from './initial-site-map.ts';
import type { Language } from './language.ts';

/** Where somebody wanted to go when they had to sign in first; in the address, so that a reload keeps it. */
export const originParameter = 'origen';

/** Characters of an address that a mail carries. */
export const longestCarriedAddress = 500;

/**
 * The same page of this site in `language`, with its query and fragment; undefined for what leads anywhere else, to a
 * page for guests or to one whose address holds a key: anybody can write an address into a link or a call.
 * Where `site-map.ts` is not loaded it knows initial pages alone.
 * @param address as it stands behind the site's origin
 */
export function ownAddress(address: string, language: Language): string | undefined {
  const path = address.replace(/[?#].*$/s, '');
  const match = /^\/(?![/\\])/.test(path) ? resolvePath(path) : undefined;
  if (match?.kind !== 'page' || match.page.guard === 'guest' || match.page.keyed) return undefined;
  return alternatePathOf(match, language) + address.slice(path.length);
}
