import type { AdoptionText } from '#app/i18n/adoption/use-adoption-text.ts';

export const yesNoOptions = ({ yes, no }: Pick<AdoptionText, 'yes' | 'no'>) => [
  { value: true, label: yes },
  { value: false, label: no },
];
