import { boletines } from './boletines.ts';
import { catalogueSchemas } from './catalogues.ts';
import { cfdis } from './cfdis.ts';
import type { DocumentSchema } from './document.ts';
import { empresas } from './empresas.ts';
import { eventoAdopcion } from './evento_adopcion.ts';
import { mascotas } from './mascotas.ts';
import { mensajes } from './mensajes.ts';
import type { CatalogueSchema } from './schema.ts';
import { solicitudes } from './solicitudes.ts';
import { ventas } from './ventas.ts';

type WireSchema = CatalogueSchema | DocumentSchema;

/** What `catalogos:*` and `documentos:*` know. A Map, because names come from callers: `constructor` is in every object. */
export const schemas: ReadonlyMap<string, WireSchema> = new Map(
  [
    mascotas,
    eventoAdopcion,
    ...catalogueSchemas,
    empresas,
    mensajes,
    boletines,
    ventas,
    cfdis,
    solicitudes,
  ].map((schema) => [schema.name, schema]),
);
