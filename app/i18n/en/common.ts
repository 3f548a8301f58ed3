import type { Dictionary } from '../dictionary.ts';

export const common: Dictionary['common'] = {
  siteTagline: 'Rescue and adoption of dogs and cats in Tulum and Guadalajara',
  skipToContent: 'Skip to content',
};
