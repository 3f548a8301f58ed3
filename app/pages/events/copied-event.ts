import type { Language } from '#domain/language.ts';
import { pathFor } from '#domain/site-map.ts';

/** Whose words a new event begins with: another one's id, or the last one's. */
export const copyParam = 'copia';
export const lastEvent = 'ultimo';

export const copyAddress = (language: Language, of: string): string =>
  `${pathFor('newEvent', language)}?${copyParam}=${encodeURIComponent(of)}`;
