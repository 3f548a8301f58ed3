import { boletines } from './boletines.ts';
import type { DocumentSchema } from './document.ts';
import { mensajes } from './mensajes.ts';

/** What `documentos:*` knows. */
export const documentSchemas: ReadonlyMap<string, DocumentSchema> = new Map(
  [mensajes, boletines].map((schema) => [schema.name, schema]),
);
