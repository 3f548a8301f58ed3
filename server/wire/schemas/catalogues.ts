import { z } from 'zod';
import { blankRow, type Catalogue, writableFields } from '#domain/catalogues/catalogue.ts';
import { type CatalogueName, catalogueNamed, catalogueNames } from '#domain/catalogues/index.ts';
import { namesOf } from '#domain/contract/field.ts';
import { firstNames, readPayload, wireNames } from '#domain/contract/wire.ts';
import type { Context } from '#server/context.ts';
import type { CatalogueRow } from '#server/features/kits/querying/catalogue-tables.ts';
import type { EditableCatalogue } from '#server/features/organisation/catalogues/catalogue-reading.ts';
import { parseInput } from '../errors.ts';
import { withWireNames } from '../field-names.ts';
import type { Call } from '../registry.ts';
import { entityFields, isInPayload, payloadWriters } from './entity.ts';
import {
  type CatalogueSchema,
  defineCatalogue,
  type RowWrites,
  type WirePayload,
} from './schema.ts';

/** Every catalogue of `domain/catalogues`. */
export const catalogueSchemas: readonly CatalogueSchema[] = catalogueNames.map(catalogueSchemaOf);

export function catalogueSchemaOf(name: CatalogueName): CatalogueSchema {
  const catalogue = catalogueNamed(name);
  const { schema, about, fields, readBy, editing } = catalogue;
  const writeFor = payloadWriters<CatalogueRow, Context>('catalogue', 'catalogues.manage', fields);
  /** People find their own rows, or everybody's. */
  const relations = readBy === 'owner' ? (['owner'] as const) : [];
  return defineCatalogue<string, CatalogueRow>({
    name: schema,
    summary: about.en,
    fields: entityFields('catalogue', fields),
    readBy,
    writes: isEditable(name) ? writesOf(name, catalogue) : undefined,
    find: ({ catalogues, referenceData }, viewer, query) =>
      isEditable(name) ? catalogues.query(viewer, name, query) : referenceData.query(name, query),
    toWire: (row, context, viewer) => ({
      id: row.id,
      created_at: row.createdAt,
      payload: { ...writeFor(viewer, relations)(row, context), ...editing?.constants },
    }),
  });
}

function isEditable(name: CatalogueName): name is EditableCatalogue {
  return catalogueNamed(name).editing !== undefined;
}

function writesOf(name: EditableCatalogue, catalogue: Catalogue): RowWrites {
  const { fields, editing } = catalogue;
  const anything = z.unknown().optional();
  const requested = [...namesOf(writableFields(catalogue)), 'version'];
  const names = wireNames(fields);
  /** Names alone: what is right is the feature's to know. */
  const payload = z.strictObject(
    Object.fromEntries(
      [...firstNames(fields), ...Object.keys(editing?.constants ?? {})]
        .filter((first) => isInPayload('catalogue', first))
        .map((first) => [first, first === 'version' ? z.int32().min(1).optional() : anything]),
    ),
  );

  function read({ input }: Call<WirePayload>) {
    const values = readPayload<CatalogueRow>(fields, requested, parseInput(payload, input));
    const blank = blankRow(catalogue);
    return Object.fromEntries(
      Object.entries(values).map(([field, value]) => [field, value ?? blank[field]]),
    );
  }

  return {
    by: 'catalogues.manage',
    create: (write, record) =>
      withWireNames(names, () => write.context.catalogues.create(write, name, read(write), record)),
    change: (write, id, options) =>
      withWireNames(names, () =>
        write.context.catalogues.change(write, name, id, read(write), options),
      ),
    remove: (write, id) => write.context.catalogues.remove(write, name, id),
  };
}
