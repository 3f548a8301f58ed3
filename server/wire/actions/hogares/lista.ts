import { exportHomes, findHomes } from '#domain/fostering/foster-home-calls.ts';
import { homesTable } from '#server/features/animals/fostering/homes-table.ts';
import { implement } from '../../implement.ts';

const trimmed = <Search extends { city: string }>(search: Search) => ({
  ...search,
  city: search.city.trim(),
});

export const lista = [
  implement(findHomes, {
    summary:
      'The foster homes that people offer, the newest first, with whom to call, the animals that are there now (`presentes`, ' +
      'with their days), how many were there before (`anteriores`) and the days of all of them. `libres`: with at least so many free places.',
    async handle({ input, viewer, context }) {
      const { items, ...page } = await context.fostering.listHomes(viewer, trimmed(input), input);
      return { data: items, page };
    },
  }),

  implement(exportHomes, {
    summary:
      'All that `hogares:consultar` finds, as a table for spreadsheets (UTF-8 with its mark, RFC 4180); its words are those of `lang`.',
    async handle({ input, viewer, context, language }) {
      const homes = context.fostering.exportHomes(viewer, trimmed(input));
      const { name, pieces } = homesTable(homes, language);
      return { file: { name, type: 'text/csv; charset=utf-8', pieces } };
    },
  }),
];
