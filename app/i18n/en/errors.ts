import type { Dictionary } from '../dictionary.ts';

export const errors: Dictionary['errors'] = {
  title: 'Something went wrong',
  text: 'The page could not be shown. The error has been recorded. Please try again in a moment.',
  offlineTitle: 'We could not load the page',
  offlineText: 'There seems to be no connection. Check it and try again; we will wait here.',
  missingTitle: 'Page not found',
  missingText: 'The page you are looking for does not exist or has moved.',
  again: 'Try again',
  home: 'Back to the home page',
};
