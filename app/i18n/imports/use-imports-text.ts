import type { ImportKindName } from '#domain/imports/import-kind.ts';
import { useLanguage } from '../texts.tsx';
import { donationsEn } from './donations-en.ts';
import { donationsEs } from './donations-es.ts';
import { en } from './en.ts';
import { es, type ImportsText } from './es.ts';
import { readersEn } from './readers-en.ts';
import { readersEs } from './readers-es.ts';

const dictionaries: Readonly<Record<ImportKindName, { es: ImportsText; en: ImportsText }>> = {
  pets: { es, en },
  donations: { es: donationsEs, en: donationsEn },
  readers: { es: readersEs, en: readersEn },
};

/** Tables of one kind; comes with the pages that bring them in. */
export function useImportsText(kind: ImportKindName): ImportsText {
  return dictionaries[kind][useLanguage()];
}
