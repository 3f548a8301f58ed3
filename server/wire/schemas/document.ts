import type { z } from 'zod';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Audience, FieldKind } from '#domain/contract/field.ts';
import { documentStatus } from '#domain/document-status.ts';
import type { Context } from '#server/context.ts';
import type { Call } from '../registry.ts';
import {
  defineSchema,
  type SchemaDefinition,
  type WireRow,
  type WireSchema,
  wireField,
  wordField,
} from './schema.ts';

/** A row with a number of its own in its series. */
export interface WireDocument extends WireRow {
  serie: string;
  folio: number;
  estado: string;
}

/** What a caller who creates a document gets back of it. */
type CreatedDocument = Pick<WireDocument, 'id'> & Partial<WireDocument>;

interface Creation<Payload> {
  /** Shape and types only: what is right is the feature's to know. */
  payload: z.ZodType<Payload>;
  create(call: Call<Payload> & { captcha: string | undefined }): Promise<CreatedDocument>;
}

type Change = (context: Context, viewer: Viewer, folio: number) => Promise<void>;

/** What can be done with documents of a schema beside reading them; what is missing nobody may do. */
interface DocumentDeeds {
  cancel?: Change;
  remove?: Change;
}

export interface DocumentSchema extends WireSchema, DocumentDeeds {
  /** Whoever else asks is refused before the query is looked at. */
  readers: Audience;
  creation?: Creation<unknown>;
}

export function defineDocumentSchema<Field extends string, Row, Payload>(
  definition: SchemaDefinition<Field, Row> &
    DocumentDeeds & {
      toWire(row: Row, context: Context): WireDocument;
      readers: Audience;
      creation?: Creation<Payload>;
    },
): DocumentSchema {
  const { readers, cancel, remove, creation } = definition;
  return {
    ...defineSchema(definition),
    readers,
    cancel,
    remove,
    // The action parses by `payload` before it calls `create`.
    creation: creation as Creation<unknown> | undefined,
  };
}

const administrators = {
  readableBy: 'administrator',
  filterableBy: 'administrator',
  orderableBy: 'administrator',
  writableBy: 'nobody',
} as const;

/** Of documents that only administrators read: the fields that each has, and `field` for its own. */
export function administratorFields<Field extends string>() {
  type Named = Field | 'id' | 'createdAt' | 'folio' | 'status';
  const set = (name: string, of: Named, kind: Exclude<FieldKind, 'word'>) =>
    wireField(name, of, kind, administrators);
  const field = (name: string, of: Field, kind: Exclude<FieldKind, 'word'>) =>
    wireField<Named>(name, of, kind, { ...administrators, writableBy: 'everyone' });
  const frame = [
    set('id', 'id', 'text'),
    set('created_at', 'createdAt', 'date'),
    set('folio', 'folio', 'number'),
    wordField<Named, 'pending' | 'active' | 'cancelled'>(
      'estado',
      'status',
      documentStatus,
      administrators,
    ),
  ];
  return { field, frame };
}
