import { isEmptyText } from '../content/rich-text.ts';
import type { FieldErrors } from '../errors.ts';
import { type Bilingual, languages } from '../language.ts';
import type { CampaignContent } from './campaign-content.ts';

/**
 * By field what keeps a campaign from being shown to everybody: the portal has two languages, and donors are told
 * beforehand what becomes of a surplus.
 */
export function campaignProblems(content: CampaignContent): FieldErrors {
  const { goalCents, kind, productId } = content;
  return {
    ...missingTexts(textsOf(content)),
    ...missingStory('story', content.story),
    ...(goalCents === null && { goalCents: ['required'] }),
    ...(kind === 'other' && productId === null && { productId: ['chooseOption'] }),
  };
}

/**
 * By field what would make no sense of one that starts today.
 * @param today YYYY-MM-DD in the site's time zone
 */
export const startProblems = (
  { endsOn, match }: Pick<CampaignContent, 'endsOn' | 'match'>,
  today: string,
): FieldErrors => ({
  ...(endsOn !== null && endsOn < today && { endsOn: ['campaignEndsPast'] }),
  ...(match && !match.isPaid && match.until < today && { 'match.until': ['campaignMatchOver'] }),
});

/** What one has to say before it is closed. */
export const resultProblems = ({ result }: Pick<CampaignContent, 'result'>): FieldErrors =>
  missingStory('result', result);

function* textsOf(content: CampaignContent): Generator<[field: string, text: Bilingual]> {
  const { title, summary, surplus, pictures, amounts, updates } = content;
  yield* Object.entries({ title, summary, surplus });
  for (const [place, { alt }] of pictures.entries()) yield [`pictures.${place}.alt`, alt];
  for (const [place, { pays }] of amounts.entries()) yield [`amounts.${place}.pays`, pays];
  for (const [place, update] of updates.entries()) {
    yield [`updates.${place}.title`, update.title];
    yield [`updates.${place}.text`, update.text];
  }
}

function missingTexts(texts: Iterable<[field: string, text: Bilingual]>): FieldErrors {
  const found: FieldErrors = {};
  for (const [field, text] of texts) {
    for (const language of languages) {
      if (text[language] === '') found[`${field}.${language}`] = ['required'];
    }
  }
  return found;
}

function missingStory(field: string, text: CampaignContent['story']): FieldErrors {
  const missing = languages.filter((language) => isEmptyText(text[language]));
  return Object.fromEntries(missing.map((language) => [`${field}.${language}`, ['required']]));
}
