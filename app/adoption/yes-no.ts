import type { AdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';
import { notKnown } from './profile-values.ts';

export const yesNoOptions = ({ yes, no }: Pick<AdoptionText, 'yes' | 'no'>) => [
  { value: true, label: yes },
  { value: false, label: no },
];

/** Of what a family may not know of an animal. */
export const knownOptions = (text: Pick<AdoptionText, 'yes' | 'no' | 'unknown'>) => [
  ...yesNoOptions(text),
  { value: notKnown, label: text.unknown },
];
