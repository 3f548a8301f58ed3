import { fileQuery } from '../contract/call.ts';
import { rowQuery } from '../contract/row-query.ts';

/** All subscriptions to the newsletter that a filter finds, as a table for spreadsheets in the language of the call. */
export const exportSubscriptions = fileQuery('boletines:exportar', {
  access: { right: 'newsletter.manage' },
  produces: 'text/csv',
  takes: { filter: rowQuery.filter },
});
