import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es } from './es.ts';

const dictionaries = { es, en };

/** The texts of the editor of contents, which only come with its pages. */
export function useContentEditorText(): typeof es {
  return dictionaries[useLanguage()];
}
