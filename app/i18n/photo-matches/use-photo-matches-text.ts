import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type PhotoMatchesText } from './es.ts';

const dictionaries = { es, en };

export function usePhotoMatchesText(): PhotoMatchesText {
  return dictionaries[useLanguage()];
}
