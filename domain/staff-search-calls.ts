import { type DataOfCall, query } from './contract/call.ts';
import { id, inputText, list, object, text, wire, word } from './contract/shape.ts';
import { searchKinds } from './staff-search.ts';

export const searchAsStaff = query('busqueda:personal', {
  access: 'staff',
  takes: { term: wire('texto', inputText) },
  gives: list(
    object({
      kind: wire('tipo', word(searchKinds)),
      hits: wire(
        'resultados',
        list(
          object({
            id,
            title: wire('titulo', text),
            detail: wire('detalle', text),
            path: wire('direccion', text),
          }),
        ),
      ),
    }),
  ),
});
export type SearchHits = DataOfCall<typeof searchAsStaff>[number];
