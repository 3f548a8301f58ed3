import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { es, type SettingsText } from './es.ts';

const dictionaries = { es, en };

/** What an organisation chooses for itself; comes with its page. */
export function useSettingsText(): SettingsText {
  return dictionaries[useLanguage()];
}
