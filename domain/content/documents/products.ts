import { group, line, lines, link } from '../field.ts';
import { description, title } from './pieces.ts';

/** A page of products, with what it says while there is none. */
const productPage = (name: readonly [string, string]) =>
  group(
    {
      title,
      description,
      status: line(['Aviso mientras no hay productos', 'Notice while there are no products'], {
        max: 60,
      }),
      paragraphs: lines(['Párrafos (uno por renglón)', 'Paragraphs (one a line)']),
      link: link(['Primer botón', 'First button']),
      help: link(['Segundo botón', 'Second button']),
    },
    name,
  );

export const products = group({
  food: productPage(['Alimento', 'Food']),
  toys: productPage(['Juguetes', 'Toys']),
});
