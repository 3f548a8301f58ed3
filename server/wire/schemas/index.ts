import { categorias } from './categorias.ts';
import { mascotas } from './mascotas.ts';
import { productos } from './productos.ts';
import { satFormasPago } from './sat_formas_pago.ts';
import { satUsoCfdi } from './sat_uso_cfdi.ts';
import type { WireSchema } from './schema.ts';

/** A Map, because names come from callers: `constructor` is in every object. */
export const schemas: ReadonlyMap<string, WireSchema> = new Map(
  [mascotas, productos, categorias, satUsoCfdi, satFormasPago].map((schema) => [
    schema.name,
    schema,
  ]),
);
