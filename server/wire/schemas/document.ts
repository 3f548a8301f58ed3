import type { z } from 'zod';
import type { Audience } from '#domain/access/audience.ts';
import { isOwner, isRelation, type Relation } from '#domain/access/relations.ts';
import { can, type Right } from '#domain/access/rights.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { Access, EntityOf, FieldName, Fields } from '#domain/contract/field.ts';
import type { ValueWriters } from '#domain/contract/wire.ts';
import type { DocumentKey, documentFields } from '#domain/documents/document.ts';
import type { Thing } from '#domain/errors.ts';
import type { Paged } from '#domain/paging.ts';
import type { Vocabulary } from '#domain/vocabulary.ts';
import type { Context } from '#server/context.ts';
import type { RowQuery } from '#server/features/kits/querying/row-query.ts';
import type { Call } from '../registry.ts';
import { entityFields, payloadWriters } from './entity.ts';
import { historyToWire } from './history.ts';
import { type Relations, type SchemaBase, type WireRow, withRelated } from './schema.ts';
import { type DocumentStates, type TransitionSubject, transitionsOpenTo } from './transitions.ts';

/** A row of a kind of documents: with a number of its own in its series. */
export interface WireDocument extends WireRow {
  serie: string;
  /** null until it has one. */
  folio: number | null;
  estado: string;
  /** Where they are asked for: those that the viewer may make now. */
  transiciones?: readonly string[];
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
  /** @param asked names of relations */
  find(
    context: Context,
    viewer: Viewer,
    query: RowQuery<string>,
    requested?: readonly string[],
  ): Promise<Paged<WireDocument>>;
  /** How one that the viewer finds stands to its transitions. */
  findSubject(
    context: Context,
    viewer: Viewer,
    key: DocumentKey,
  ): Promise<TransitionSubject | undefined>;
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
  /** One of them, as error messages call it. */
  noun: Thing;
  read: Read;
  create?: Create<unknown>;
  /** Of a kind without a state machine. */
  cancel?: Cancel<unknown>;
  remove?: Change;
  states?: DocumentStates;
}

interface DocumentDefinition<Of extends Fields, Row, Payload, Details>
  extends Pick<DocumentSchema, 'name' | 'noun' | 'summary' | 'remove' | 'states'> {
  /** With `documentFields`, whose states are all that there are. */
  fields: Of;
  /** The field that holds the id of the account whose a document is; asked for where somebody may as its owner. */
  owner?: FieldName<Of>;
  /** The right that stands in for being the owner: whoever has it finds everybody's. */
  managedBy?: Right;
  /** How somebody stands to a document that they find: for its transitions and its fields; as its owner unless said otherwise. */
  relationsOf?: (row: Row, viewer: Viewer) => readonly Relation[];
  valueWriters?: ValueWriters<Row, Context>;
  read: {
    by: Audience;
    find(context: Context, viewer: Viewer, query: RowQuery<FieldName<Of>>): Promise<Paged<Row>>;
  };
  /** What comes along where it is asked for: rows of other schemas, as the viewer finds them there. */
  related?: Relations<Row>;
  create?: Create<Payload>;
  cancel?: Cancel<Details>;
}

/** What a kind of documents declares once: its fields, states and transitions, and who may do what with whose. */
export function defineDocument<Of extends Fields, Row extends DocumentRow, Payload, Details>(
  definition: DocumentDefinition<Of, Row, Payload, Details>,
): DocumentSchema {
  const { name, noun, summary, fields, owner, managedBy, valueWriters } = definition;
  const { read, related = {}, create, cancel, remove, states } = definition;
  const { relationsOf = ownerOf(owner) } = definition;
  if (owner === undefined && [read, create, cancel, remove].some((one) => one?.by === 'owner')) {
    throw new Error(`${name} does not say whose its documents are`);
  }
  const writeFor = payloadWriters<Row, Context>('document', managedBy, fields, valueWriters);
  for (const [field, access] of Object.entries(fields)) {
    if (isGuessable(access, read.by, managedBy)) {
      throw new Error(`${name} lets people ask for ${field} who may not read it`);
    }
  }
  const words = statesOf(fields);
  if (states && states.machine.states !== words) {
    throw new Error(`${name} has other states than its state machine`);
  }

  function toWire(row: Row, context: Context, viewer: Viewer): WireDocument {
    return {
      id: row.id,
      created_at: row.createdAt,
      serie: row.series,
      folio: row.folio,
      estado: words.toWire(row.status),
      payload: writeFor(viewer, relationsOf(row, viewer))(row, context),
    };
  }

  return {
    kind: 'document',
    name,
    noun,
    summary,
    relations: [...(states ? ['historial', 'transiciones'] : []), ...Object.keys(related)],
    fields: new Map(entityFields('document', fields).map((field) => [field.name, field])),
    read: {
      by: read.by,
      async find(context, viewer, query, requested = []) {
        const page = await findRows(context, viewer, query);
        const rows = page.items.map((row) => toWire(row, context, viewer));
        if (requested.length === 0) return { ...page, items: rows };
        const own = await withOwnRelations(rows, page.items, requested, context, viewer);
        const by: [Context, Viewer] = [context, viewer];
        return { ...page, items: await withRelated(own, page.items, related, requested, by) };
      },
      async findSubject(context, viewer, key) {
        const [row] = (await findRows(context, viewer, oneByKey(key))).items;
        return row && subjectOf(row, viewer);
      },
    },
    // The action parses by `payload` and `details` before it calls `run`.
    create: create as Create<unknown> | undefined,
    cancel: cancel as Cancel<unknown> | undefined,
    remove,
    states,
  };

  function findRows(context: Context, viewer: Viewer, query: RowQuery<string>) {
    // The guard let only this schema's fields through.
    return read.find(context, viewer, withinOwn(query as RowQuery<FieldName<Of>>, viewer));
  }

  function subjectOf(row: Row, viewer: Viewer): TransitionSubject {
    return { status: row.status, relations: relationsOf(row, viewer) };
  }

  /** What a kind with a state machine tells of each document. */
  async function withOwnRelations(
    items: readonly WireDocument[],
    rows: readonly Row[],
    requested: readonly string[],
    { documentStates }: Context,
    viewer: Viewer,
  ): Promise<WireDocument[]> {
    if (!states) return [...items];
    const { machine } = states;
    const ids = items.map(({ id }) => id);
    const histories = requested.includes('historial')
      ? await documentStates.historiesOf(machine.kind, ids)
      : undefined;
    return items.map((item, index) => {
      const row = rows[index];
      const historial = histories && historyToWire(histories.get(item.id) ?? [], machine, viewer);
      return {
        ...item,
        payload: historial ? { ...item.payload, historial } : item.payload,
        ...(row &&
          requested.includes('transiciones') && {
            transiciones: transitionsOpenTo(states, viewer, subjectOf(row, viewer)),
          }),
      };
    });
  }

  /** Of documents that people find as their owners: only those. */
  function withinOwn(query: RowQuery<FieldName<Of>>, viewer: Viewer): RowQuery<FieldName<Of>> {
    if (read.by !== 'owner' || owner === undefined) return query;
    if (managedBy && can(viewer, managedBy)) return query;
    const value = viewer.kind === 'user' ? viewer.id : '';
    return { ...query, where: [...query.where, { field: owner, operator: '=', value }] };
  }
}

/** Whether conditions and orders would tell, of other people's documents, what only a relation reads. */
function isGuessable(
  { readableBy, filterableBy, orderableBy }: Access,
  readBy: Audience,
  managedBy: Right | undefined,
): boolean {
  if (!isRelation(readableBy) || readableBy === readBy) return false;
  const harmless: (Audience | undefined)[] = [
    'nobody',
    readableBy === 'owner' ? managedBy : 'nobody',
  ];
  return [filterableBy, orderableBy].some((by) => !harmless.includes(by));
}

export const oneByKey = ({ series, folio }: DocumentKey): RowQuery<string> => ({
  where: [
    { field: 'series', operator: '=', value: series },
    { field: 'folio', operator: '=', value: folio },
  ],
  order: [],
  page: 1,
  limit: 1,
});

const ownerOf =
  <Row extends object>(owner: string | undefined) =>
  (row: Row, viewer: Viewer): readonly Relation[] => {
    const ownerId = owner && (row as Readonly<Record<string, unknown>>)[owner];
    return typeof ownerId === 'string' && isOwner(viewer, ownerId) ? ['owner'] : [];
  };

function statesOf({ status }: Fields): Vocabulary<string> {
  if (!status?.words) throw new Error('A kind of documents does not say which states there are');
  return status.words;
}
