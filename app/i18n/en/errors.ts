import type { Dictionary } from '../dictionary.ts';

export const errors: Dictionary['errors'] = {
  title: 'We got our leash in a tangle',
  text: 'The page could not be shown. We have made a note to mend it. Please try again in a moment.',
  offlineTitle: 'We could not fetch the page',
  offlineText: 'There seems to be no connection. Check it and try again; we will wait here.',
  missingTitle: 'Nobody is here',
  missingText: 'The page you are looking for does not exist or has moved.',
  again: 'Try again',
  home: 'Go home',
};
