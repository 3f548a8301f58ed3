import { catalogueSchema } from './catalogue.ts';

export const categorias = catalogueSchema(
  'categorias',
  'Categories of products; never empty.',
  'categories',
  { coded: false },
);
