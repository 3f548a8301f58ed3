import type { z } from 'zod';
import type { Audience } from '#domain/access/audience.ts';
import { can, type Right } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { EntityOf, FieldName, Fields } from '#domain/contract/field.ts';
import type { ValueWriters } from '#domain/contract/wire.ts';
import type { DocumentKey, documentFields } from '#domain/documents/document.ts';
import type { Thing } from '#domain/errors.ts';
import type { Paged } from '#domain/paging.ts';
import type { Vocabulary } from '#domain/vocabulary.ts';
import type { Context } from '#server/context.ts';
import type { RowQuery } from '#server/features/querying/row-query.ts';
import type { Call } from '../registry.ts';
import { entityFields, payloadWriters } from './entity.ts';
import type { SchemaBase, WireRow } from './schema.ts';

/** A row with a number of its own in its series. */
export interface WireDocument extends WireRow {
  serie: string;
  /** null until it has one. */
  folio: number | null;
  estado: string;
}

/** As the feature knows it. */
type DocumentRow = Omit<EntityOf<ReturnType<typeof documentFields<string, Audience>>>, 'folio'> & {
  folio: number | null;
};

/** What a caller who creates a document gets back of it. */
type CreatedDocument = Pick<WireDocument, 'id'> & Partial<WireDocument>;

interface CreateCall<Payload> extends Call<Payload> {
  series: string;
  captcha: string | undefined;
}

interface Read {
  /** 'owner': people find what is theirs. */
  by: Audience;
  find(context: Context, viewer: Viewer, query: RowQuery<string>): Promise<Paged<WireDocument>>;
}

interface Create<Payload> {
  by: Audience;
  /** The series in which callers may create; any unless said otherwise. */
  series?: readonly string[];
  /** Shape and types only: what is right is the feature's to know. */
  payload: z.ZodType<Payload>;
  run(call: CreateCall<Payload>): Promise<CreatedDocument>;
}

/** Of one document that the caller finds. */
interface Change<Details = unknown> {
  by: Audience;
  run(call: Call<Details>, key: DocumentKey): Promise<void>;
}

interface Cancel<Details> extends Change<Details> {
  /** What a caller may say beside which document it is; nothing where it is missing. */
  details?: z.ZodType<Details>;
}

/** What can be done with documents of a kind and by whom; what is missing nobody may do. */
export interface DocumentSchema extends SchemaBase {
  kind: 'document';
  /** One of them, as refusals call it. */
  noun: Thing;
  read: Read;
  create?: Create<unknown>;
  cancel?: Cancel<unknown>;
  remove?: Change;
}

interface DocumentDefinition<Of extends Fields, Row, Payload, Details>
  extends Pick<DocumentSchema, 'name' | 'noun' | 'summary' | 'remove'> {
  /** With `documentFields`, whose states are all that there are. */
  fields: Of;
  /** The field that holds the id of the account whose a document is; asked for where somebody may as its owner. */
  owner?: FieldName<Of>;
  /** The right that stands in for being the owner: whoever has it finds everybody's. */
  managedBy?: Right;
  valueWriters?: ValueWriters<Row, Context>;
  read: {
    by: Audience;
    find(context: Context, viewer: Viewer, query: RowQuery<FieldName<Of>>): Promise<Paged<Row>>;
  };
  create?: Create<Payload>;
  cancel?: Cancel<Details>;
}

/** What a kind of documents declares once: its fields and states, and who may do what with whose. */
export function defineDocument<Of extends Fields, Row extends DocumentRow, Payload, Details>(
  definition: DocumentDefinition<Of, Row, Payload, Details>,
): DocumentSchema {
  const { name, noun, summary, fields, owner, managedBy, valueWriters } = definition;
  const { read, create, cancel, remove } = definition;
  if (owner === undefined && [read, create, cancel, remove].some((one) => one?.by === 'owner')) {
    throw new Error(`${name} does not say whose its documents are`);
  }
  const writeFor = payloadWriters<Row, Context>(
    'document',
    { readBy: read.by, managedBy },
    fields,
    valueWriters,
  );
  const states = statesOf(fields);

  function toWire(row: Row, context: Context, viewer: Viewer): WireDocument {
    return {
      id: row.id,
      created_at: row.createdAt,
      serie: row.series,
      folio: row.folio,
      estado: states.toWire(row.status),
      payload: writeFor(viewer)(row, context),
    };
  }

  return {
    kind: 'document',
    name,
    noun,
    summary,
    relations: [],
    fields: new Map(entityFields('document', fields).map((field) => [field.name, field])),
    read: {
      by: read.by,
      async find(context, viewer, query) {
        // The guard let only this schema's fields through.
        const asked = query as RowQuery<FieldName<Of>>;
        const page = await read.find(context, viewer, withinOwn(asked, viewer));
        return { ...page, items: page.items.map((row) => toWire(row, context, viewer)) };
      },
    },
    // The action parses by `payload` and `details` before it calls `run`.
    create: create as Create<unknown> | undefined,
    cancel: cancel as Cancel<unknown> | undefined,
    remove,
  };

  /** Of documents that people find as their owners: only those. */
  function withinOwn(query: RowQuery<FieldName<Of>>, viewer: Viewer): RowQuery<FieldName<Of>> {
    if (read.by !== 'owner' || owner === undefined) return query;
    if (managedBy && can(viewer, managedBy)) return query;
    const value = viewer.kind === 'user' ? viewer.id : '';
    return { ...query, where: [...query.where, { field: owner, operator: '=', value }] };
  }
}

function statesOf({ status }: Fields): Vocabulary<string> {
  if (!status?.words) throw new Error('A kind of documents does not say which states there are');
  return status.words;
}
