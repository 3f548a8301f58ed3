import { z } from 'zod';
import { mostSearchHits, searchKinds } from '#domain/staff-search.ts';
import { withWireNames } from '../field-names.ts';
import { defineAction } from '../registry.ts';
import { id, shape, text, wordOf } from '../values.ts';
import { wireLanguage, wireText } from '../wire-text.ts';

const personal = defineAction({
  name: 'busqueda:personal',
  summary:
    'One search for the staff over pets, people, applications, foster homes, donations, invoices and events, as far as the ' +
    `caller’s rights go: at most ${mostSearchHits} of each, by name, folio, telephone, microchip or code (\`texto\`, 2 to 80 characters). \`direccion\` is the ` +
    'path of the page of each, in the caller’s language.',
  access: 'staff',
  input: z.strictObject({ texto: wireText, lang: wireLanguage }),
  output: z.array(
    shape({
      tipo: wordOf(searchKinds),
      resultados: z.array(shape({ id, titulo: text, detalle: text, direccion: text })),
    }),
  ),
  async handle({ input, viewer, language, context }) {
    const found = await withWireNames({ term: 'texto' }, () =>
      context.staffSearch.find(viewer, input.texto, language),
    );
    return {
      data: found.map(({ kind, hits }) => ({
        tipo: searchKinds.toWire(kind),
        resultados: hits.map(({ id, title, detail, path }) => ({
          id,
          titulo: title,
          detalle: detail,
          direccion: path,
        })),
      })),
    };
  },
});

export const busqueda = [personal] as const;
