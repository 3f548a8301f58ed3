import type { Dictionary } from '../dictionary.ts';

export const coming: Dictionary['coming'] = {
  title: (page) => (page ? `${page}: coming soon` : 'Coming soon'),
  lead: 'We are preparing this page with the same care we give the animals we rescue. Meanwhile, there are others to meet.',
};
