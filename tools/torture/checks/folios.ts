import { must } from '../promises.ts';
import { type Check, groupBy } from './facts.ts';

/** From 1 to the last one, in each series. */
export const foliosWithoutGaps: Check = async ({ database: { query } }) => {
  const kinds = {
    donations: await query.selectFrom('donations').select(['series', 'folio']).execute(),
    invoices: await query.selectFrom('invoices').select(['series', 'folio']).execute(),
    messages: await query.selectFrom('contact_messages').select(['series', 'folio']).execute(),
    applications: await query
      .selectFrom('adoption_applications')
      .select(['series', 'folio'])
      .execute(),
  };
  for (const [kind, rows] of Object.entries(kinds)) {
    const series = groupBy(
      rows.filter(({ folio }) => folio !== null),
      (row) => row.series,
    );
    for (const [name, given] of series) {
      const folios = given.map(({ folio }) => Number(folio)).sort((a, b) => a - b);
      const wrong = folios.findIndex((folio, index) => folio !== index + 1);
      must(wrong === -1, `the folios of ${kind} ${name} follow each other`, {
        place: wrong,
        around: folios.slice(Math.max(0, wrong - 2), wrong + 3),
      });
    }
  }
  return Object.entries(kinds)
    .map(([kind, rows]) => `${kind} ${rows.filter(({ folio }) => folio !== null).length}`)
    .join(', ');
};
