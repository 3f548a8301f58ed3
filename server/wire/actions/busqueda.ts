import { mostSearchHits } from '#domain/staff-search.ts';
import { searchAsStaff } from '#domain/staff-search-calls.ts';
import { implement } from '../implement.ts';

export const busqueda = [
  implement(searchAsStaff, {
    summary:
      'One search for the staff over pets, people, applications, foster homes, donations, invoices and events, as far as the ' +
      `caller’s rights go: at most ${mostSearchHits} of each, by name, folio, telephone, microchip or code (\`texto\`, 2 to 80 characters). \`direccion\` is the ` +
      'path of the page of each, in the caller’s language.',
    async handle({ input, viewer, language, context }) {
      return { data: await context.staffSearch.find(viewer, input.term, language) };
    },
  }),
];
