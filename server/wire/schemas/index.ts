import { boletines } from './boletines.ts';
import { categorias } from './categorias.ts';
import type { DocumentSchema } from './document.ts';
import { eventoAdopcion } from './evento_adopcion.ts';
import { mascotas } from './mascotas.ts';
import { mensajes } from './mensajes.ts';
import { productos } from './productos.ts';
import { satFormasPago } from './sat_formas_pago.ts';
import { satUsoCfdi } from './sat_uso_cfdi.ts';
import type { CatalogueSchema } from './schema.ts';

type WireSchema = CatalogueSchema | DocumentSchema;

/** What `catalogos:*` and `documentos:*` know. A Map, because names come from callers: `constructor` is in every object. */
export const schemas: ReadonlyMap<string, WireSchema> = new Map(
  [
    mascotas,
    eventoAdopcion,
    productos,
    categorias,
    satUsoCfdi,
    satFormasPago,
    mensajes,
    boletines,
  ].map((schema) => [schema.name, schema]),
);
