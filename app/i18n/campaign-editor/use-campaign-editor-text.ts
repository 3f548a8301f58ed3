import { useLanguage } from '../texts.tsx';
import { en } from './en.ts';
import { type CampaignEditorText, es } from './es.ts';

const dictionaries = { es, en };

/** Campaigns; comes with the pages that show them to editors. */
export function useCampaignEditorText(): CampaignEditorText {
  return dictionaries[useLanguage()];
}
