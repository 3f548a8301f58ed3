import { createContext, useContext } from 'react';
import type { ImportFolder } from '#app/api/pet-files.ts';
import { useImportsText } from '#app/i18n/imports/use-imports-text.ts';
import type { ImportCalls } from '#domain/imports/import-calls.ts';
import type { ImportKind } from '#domain/imports/import-kind.ts';
import type { Language } from '#domain/language.ts';
import type { StaticPageId } from '#domain/site-map.ts';

/** What the parts of the screen have to know of the kind of tables that they show. */
export interface ImportScreen {
  kind: ImportKind;
  calls: ImportCalls;
  /** The page with all of them, and where what they brought in is looked after. */
  page: StaticPageId;
  back: StaticPageId;
  folder: ImportFolder;
  hasPhotos?: true;
  pathOf(id: string, language: Language): string;
  /** Of what a row has become. */
  madePath?(id: string, language: Language): string;
}

const Screens = createContext<ImportScreen | undefined>(undefined);
export const ImportScreens = Screens.Provider;

export function useScreen(): ImportScreen {
  const screen = useContext(Screens);
  if (!screen) throw new Error('no kind of tables is named');
  return screen;
}

export const useText = () => useImportsText(useScreen().kind.name);
