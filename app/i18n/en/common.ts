import type { Dictionary } from '../dictionary.ts';

export const common: Dictionary['common'] = {
  skipToContent: 'Skip to content',
  notice: 'Important notice',
  close: 'Close',
  donate: 'Donate',
  adopt: 'Adopt',
  carousel: {
    role: 'carousel',
    slide: (index, count) => `${index} of ${count}`,
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
  },
  pagination: {
    label: 'Pages',
    previous: 'Previous',
    next: 'Next',
    page: (page) => `Page ${page}`,
  },
};
