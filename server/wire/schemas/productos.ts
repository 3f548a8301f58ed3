import { catalogueSchema } from './catalogue.ts';

export const productos = catalogueSchema(
  'productos',
  'What a donation can be for. `tratamiento`, `recurrente`, `esterilizacion` and `alimento` are kinds of their own.',
  'products',
  { coded: false },
);
