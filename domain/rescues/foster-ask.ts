import { emailInWords, phoneInWords } from '../contact-in-words.ts';
import { requestLimits } from '../fostering/foster-request.ts';
import type { Language } from '../language.ts';
import { pathFor } from '../site-map.ts';
import { foldText } from '../text.ts';
import type { RescueFile } from './rescue-desk-calls.ts';
import { rescueLabels } from './rescue-labels.ts';

const param = 'auxilio';

/** Where foster homes are asked to take the animal of a report. Only its number stands in the address. */
export const fosterAskAddress = (
  language: Language,
  folio: number,
  { managesHomes }: { managesHomes: boolean },
): string => {
  const path = pathFor(managesHomes ? 'adminFosterHomes' : 'fosterRequests', language);
  const view = managesHomes ? 'vista=preguntas&' : '';
  return `${path}?${view}${param}=${folio}`;
};

/** Undefined where the address names no report. */
export function folioToFoster(params: URLSearchParams): number | undefined {
  const folio = Number(params.get(param));
  return Number.isInteger(folio) && folio > 0 && folio <= 2_147_483_647 ? folio : undefined;
}

const gap = '…';

/** What somebody told, without mailboxes and telephones, their own name and the place as they wrote it. */
export function withoutReach({
  words,
  name,
  place,
}: Pick<Told, 'words' | 'name' | 'place'>): string {
  const names = new Set(foldText(name).split(/\s+/));
  return (place === '' ? words : words.replaceAll(place, gap))
    .replace(emailInWords, gap)
    .replace(phoneInWords, gap)
    .replace(/\p{L}{3,}/gu, (word) => (names.has(foldText(word)) ? gap : word));
}

type Told = Pick<RescueFile, 'kind' | 'species' | 'federalState' | 'words' | 'name' | 'place'>;

/**
 * What the question to foster homes begins with. Homes are strangers to whoever reported: neither their name nor how to
 * reach them nor the exact place is carried over. How many animals a litter has nobody was asked.
 */
export function fosterAskOf(report: Told, language: Language) {
  const { kind, species, federalState } = report;
  const about = [rescueLabels[language].kinds[kind], federalState].filter(Boolean).join(', ');
  return {
    ...(species !== 'other' && { species }),
    count: kind === 'litter' ? '' : '1',
    words: `${about}. ${withoutReach(report)}`.trim().slice(0, requestLimits.words),
  };
}
