import { createContext, type ReactNode, useContext } from 'react';
import { defaultLanguage, type Language } from '#domain/language.ts';
import type { Dictionary } from './dictionary.ts';

interface Texts {
  language: Language;
  dictionary: Dictionary;
}

const TextsContext = createContext<Texts | null>(null);

/**
 * The language of the document. It never changes within one: the toggle loads the page in the other language, so
 * the browser fetches one dictionary only.
 */
export function TextsProvider({ children, ...texts }: Texts & { children: ReactNode }) {
  return <TextsContext value={texts}>{children}</TextsContext>;
}

function useTexts(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('a page was rendered outside TextsProvider');
  return texts;
}

/** The dictionary of the page's language. */
export function useText(): Dictionary {
  return useTexts().dictionary;
}

export function useLanguage(): Language {
  return useTexts().language;
}

/** In the browser: the language that the server rendered. */
export function documentLanguage(): Language {
  return document.documentElement.lang.startsWith('en') ? 'en' : defaultLanguage;
}
