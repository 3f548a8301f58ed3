import type { Language } from '#domain/language.ts';
import type { Resource } from './resource.ts';

export type DocumentFormat = Resource['formats'][number];

/** Where a file is downloaded, relative to the site's root. */
export function documentAddress(
  { fileName }: Resource,
  language: Language,
  format: DocumentFormat = 'pdf',
): string {
  return `/documents/${fileName[language]}.${format}`;
}
