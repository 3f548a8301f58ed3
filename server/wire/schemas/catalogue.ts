import type {
  Catalogue,
  CatalogueField,
} from '#server/features/reference-data/reference-data.service.ts';
import { type CatalogueSchema, defineCatalogue, wireField } from './schema.ts';

/** The short lists that everybody may read all of: a name each, and a code where the SAT gives one. */
export function catalogueSchema(
  name: string,
  summary: string,
  catalogue: Catalogue,
  { coded }: { coded: boolean },
): CatalogueSchema {
  return defineCatalogue({
    name,
    summary,
    fields: [
      wireField<CatalogueField>('id', 'id', 'text'),
      wireField('created_at', 'createdAt', 'date'),
      ...(coded ? [wireField<CatalogueField>('payload.codigo', 'code', 'text')] : []),
      wireField('payload.nombre', 'name', 'text'),
    ],
    find: (context, _viewer, query) => context.referenceData.query(catalogue, query),
    toWire: ({ id, createdAt, code, name: nombre }) => ({
      id,
      created_at: createdAt,
      payload: coded ? { codigo: code, nombre } : { nombre },
    }),
  });
}
