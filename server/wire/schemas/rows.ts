import { z } from 'zod';
import type { Audience } from '#domain/access/audience.ts';
import { applicationFields } from '#domain/adoption/application-fields.ts';
import { applicationShapes } from '#domain/adoption/application-shapes.ts';
import { type CatalogueName, catalogueNamed, catalogueNames } from '#domain/catalogues/index.ts';
import { contactMessageFields } from '#domain/contact/message-fields.ts';
import { subscriptionFields } from '#domain/contact/subscription-fields.ts';
import type { Fields } from '#domain/contract/field.ts';
import { historyRoles } from '#domain/documents/history.ts';
import { donationDocumentFields } from '#domain/donations/donation.ts';
import { eventFields } from '#domain/events/event.ts';
import { invoiceDocumentFields } from '#domain/invoices/invoice.ts';
import { issuerFields } from '#domain/invoices/issuer.ts';
import { adopterFields } from '#domain/pets/adopter.ts';
import { historyFields, petFields } from '#domain/pets/pet.ts';
import { petGroupKind } from '#domain/pets/pet-group.ts';
import { petStatus } from '#domain/pets/vocabularies.ts';
import { shapeSchemas } from '../shape-schema.ts';
import { address, flag, id, instant, pesos, shape, text, wordOf } from '../values.ts';
import { transfer, voucher } from './created.ts';
import type { WireDocument } from './document.ts';
import { type besidePayload, isInPayload } from './entity.ts';
import { entityShape, type OutputShapes } from './entity-output.ts';
import { schemas } from './index.ts';
import type { WireRow } from './schema.ts';

/** What `catalogos:*` and `documentos:*` respond as a row, by the name of its schema. */

const focalPoint = { x: z.number().min(0).max(1), y: z.number().min(0).max(1) };

const mascotas = rowOf('catalogue', 'mascotas', petFields, {
  history: z.array(shape(entityShape(historyFields))),
  media: z.array(address),
  focalPoints: z.array(shape({ imagen: address, ...focalPoint })),
  adopter: shape(entityShape(adopterFields, {}, 'owner')).partial(),
  group: shape({
    tipo: wordOf(petGroupKind),
    juntas: flag,
    mascotas: z.array(shape({ id, nombre: text, estado: wordOf(petStatus) })),
    excepciones: z
      .array(shape({ fecha: instant, autor: text, motivo: text, terminada: instant.nullable() }))
      .optional(),
  }),
  contractFile: address,
});

const eventoAdopcion = rowOf('catalogue', 'evento_adopcion', eventFields, {
  petIds: z.array(shape({ mascota_id: id })),
}).extend({
  mascotas_presentes: z.array(mascotas).optional(),
  adopciones: z.array(mascotas).optional(),
});

/** How a document came into a state; whose account did it few are told. */
const historyEntry = shape({
  fecha: instant,
  estado: text,
  transicion: text.nullable(),
  por: wordOf(historyRoles),
  mensaje: text.nullable(),
  usuario_id: id.nullable().optional(),
}).meta({ id: 'HistoryEntry' });

const documentRef = z.array(shape({ serie: text, folio: z.int() }));

const cfdis = rowOf('document', 'cfdis', invoiceDocumentFields, { donations: documentRef });

const rows: Readonly<Record<string, z.ZodObject>> = {
  mascotas,
  evento_adopcion: eventoAdopcion,
  ...Object.fromEntries(
    catalogueNames.map((name) => [catalogueNamed(name).schema, catalogueRow(name)]),
  ),
  empresas: rowOf('catalogue', 'empresas', issuerFields),
  mensajes: rowOf('document', 'mensajes', contactMessageFields),
  boletines: rowOf('document', 'boletines', subscriptionFields),
  ventas: rowOf('document', 'ventas', donationDocumentFields, {
    voucher,
    transfer,
    details: z.array(
      shape({ producto_id: id.nullable(), nombre: text, nombre_en: text, importe: pesos }),
    ),
    entries: z.array(shape({ fecha: instant, MONTO: pesos })),
  }).extend({
    cfdi: z.array(cfdis).optional(),
    cliente: z.array(catalogueRow('customers')).optional(),
  }),
  cfdis,
  solicitudes: rowOf('document', 'solicitudes', applicationFields, shapeSchemas(applicationShapes)),
};

/** Of one schema; undefined for a name that there is not. */
export const rowOutput = (schema: unknown): z.ZodObject | undefined =>
  typeof schema === 'string' && Object.hasOwn(rows, schema) ? rows[schema] : undefined;

const rowsOfKind = (kind: 'catalogue' | 'document') =>
  [...schemas.values()]
    .filter((schema) => schema.kind === kind)
    .flatMap(({ name }) => rowOutput(name) ?? []);

/** A row of any schema; which one, the call has said. */
export const anyRow = z.union(rowsOfKind('catalogue')).meta({
  id: 'CatalogueRow',
  description: 'A row of the `schema` that the call names',
}) as unknown as z.ZodType<WireRow>;

export const anyDocument = z.union(rowsOfKind('document')).meta({
  id: 'Document',
  description: 'A document of the `schema` that the call names',
}) as unknown as z.ZodType<WireDocument>;

function catalogueRow(name: CatalogueName): z.ZodObject {
  const { schema, fields, editing } = catalogueNamed(name);
  const constants = Object.entries(editing?.constants ?? {}).map(([key, value]) => [
    key,
    Array.isArray(value) ? z.array(z.unknown()) : z.literal(value as number),
  ]);
  return rowOf('catalogue', schema, fields, {}, Object.fromEntries(constants));
}

/** Not everybody who reads the row reads each field of its payload. */
function rowOf<Of extends Fields>(
  kind: keyof typeof besidePayload,
  name: string,
  fields: Of,
  shapes: OutputShapes<Of> = {},
  more: Record<string, z.ZodType> = {},
): z.ZodObject {
  const readBy: Audience = schemas.get(name)?.read.by ?? 'everyone';
  const isIn = (inPayload: boolean) =>
    Object.fromEntries(
      Object.entries(fields).filter(
        ([, { wire }]) => wire !== null && isInPayload(kind, wire) === inPayload,
      ),
    );
  const schema = schemas.get(name);
  const hasStates = schema?.kind === 'document' && schema.states !== undefined;
  return shape({
    ...entityShape(isIn(false), shapes, readBy),
    ...(hasStates && { transiciones: z.array(text).optional() }),
    payload: shape({
      ...entityShape(isIn(true), shapes as OutputShapes<Fields>, readBy),
      ...(hasStates && { historial: z.array(historyEntry).optional() }),
      ...more,
    }),
  }).meta({ id: name, description: schemas.get(name)?.summary });
}
