import {
  group,
  key,
  line,
  lines,
  link,
  list,
  money,
  optional,
  picture,
  text,
  url,
} from '../field.ts';
import { description, title } from './pieces.ts';

const product = group({
  id: key(),
  name: line(['Nombre', 'Name'], { max: 100 }),
  category: optional(
    line(['Categoría', 'Category'], {
      max: 60,
      hint: [
        'Los productos con la misma categoría se muestran juntos.',
        'Products of the same category stand together.',
      ],
    }),
  ),
  text: text(['Descripción', 'Description'], { max: 500 }),
  picture: optional(picture(['Foto', 'Photo'])),
  priceCents: money(['Precio en pesos', 'Price in pesos'], { min: 1_00, max: 1_000_000_00 }),
  url: optional(
    url(['Dónde se compra', 'Where it is bought'], {
      hint: [
        'Vacío: el botón abre un pedido por WhatsApp.',
        'Empty: the button opens an order by WhatsApp.',
      ],
    }),
  ),
});

/** A page of products, with what it says while there is none. */
const productPage = (name: readonly [string, string]) =>
  group(
    {
      title,
      description,
      status: line(['Aviso mientras no hay productos', 'Notice while there are no products'], {
        max: 60,
      }),
      paragraphs: lines([
        'Párrafos mientras no hay (uno por renglón)',
        'Paragraphs meanwhile (one a line)',
      ]),
      link: link(['Primer botón', 'First button']),
      help: link(['Segundo botón', 'Second button']),
      items: list(['Productos', 'Products'], product, { max: 60, noun: ['artículo', 'product'] }),
    },
    name,
  );

export const products = group({
  food: productPage(['Alimento', 'Food']),
  toys: productPage(['Juguetes', 'Toys']),
});
