import type { Right } from './access/rights.ts';
import type { Language } from './language.ts';

/**
 * guest: only for people who are not signed in; login: any account; staff: whoever has a right at all; else the right that
 * the page needs.
 */
export type Guard = 'public' | 'guest' | 'login' | 'staff' | Right;

export type PageGroup =
  | 'home'
  | 'us'
  | 'donations'
  | 'pets'
  | 'events'
  | 'products'
  | 'team'
  | 'resources'
  | 'contact'
  | 'account'
  | 'admin';

export interface PageShape {
  id: string;
  group: PageGroup;
  es: string;
  /** null: one path for both languages; there the reader's stored choice decides. */
  en: string | null;
  /** The specification gives the English path to Spanish too: whoever has chosen Spanish reads it there. */
  alsoSpanish?: boolean;
  /** Short addresses that show the same page, with a canonical link to the main one. */
  aliases?: Partial<Record<Language, readonly string[]>>;
  guard: Guard;
  /** Where those without its right are sent, who are told elsewhere that they have none. */
  refusedTo?: 'login';
  /** Whether the language toggle leads from here to the same page in the other language. */
  toggle: boolean;
  /** The address holds one person's key: no cache keeps the page, and no other site is told the address. */
  keyed: boolean;
}

export function page<const Id extends string, const Path extends string>(
  id: Id,
  group: PageGroup,
  es: Path,
  en: string | null,
  rest: Partial<Pick<PageShape, 'guard' | 'toggle' | 'keyed' | 'aliases' | 'refusedTo'>> = {},
) {
  return { guard: 'public', toggle: true, keyed: false, ...rest, id, group, es, en } as const;
}

export const login = { guard: 'login' } as const;
export const guest = { guard: 'guest' } as const;
export const needs = <const Of extends Right>(right: Of) => ({ guard: right });
export const keyed = { keyed: true } as const;
