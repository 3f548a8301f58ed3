import { type Audience, admits } from '#domain/access/audience.ts';
import type { Viewer } from '#domain/accounts/viewer.ts';
import type { FieldKind } from '#domain/contract/field.ts';
import { forbidden, invalid, unauthenticated } from '#domain/errors.ts';
import type { Paged } from '#domain/paging.ts';
import type { Context } from '#server/context.ts';
import type { RecordCreation } from '#server/features/kits/idempotency/idempotency.service.ts';
import type { RowQuery } from '#server/features/kits/querying/row-query.ts';
import type { Call } from '../registry.ts';

/** Every row of every schema looks like this. */
export interface WireRow {
  id: string;
  created_at: string;
  payload: Record<string, unknown>;
}

/** A row with the rows that were asked for with it, by the name of their relation. */
type Related<Row extends WireRow> = Row | (Row & Readonly<Record<string, readonly WireRow[]>>);

export interface WireField {
  /** As callers write it: `id`, `created_at` or `payload.<name>`. */
  name: string;
  /** The feature's name for it. */
  field: string;
  kind: FieldKind;
  readableBy: Audience;
  filterableBy: Audience;
  orderableBy: Audience;
  writableBy: Audience;
  /** Of a word: the closed list of [wire word, the feature's value]. */
  words: readonly (readonly [string, string])[];
}

/** A row's own part of a body that writes it. */
export type WirePayload = Readonly<Record<string, unknown>>;

/** What can be done with rows beside reading them. */
export interface RowWrites {
  /** Others are refused at once; with which rows somebody of these may, the feature decides. */
  by: Audience;
  /**
   * @param record what the creating transaction tells the new id to
   * @returns the new row's id
   */
  create(write: Call<WirePayload>, record: RecordCreation | undefined): Promise<string>;
  /** `whole`: the payload replaces what was there instead of being merged into it. */
  change(write: Call<WirePayload>, id: string, options: { whole: boolean }): Promise<void>;
  remove(write: Call<unknown>, id: string): Promise<void>;
}

/** What every schema says of itself. */
export interface SchemaBase {
  name: string;
  /** One English sentence for the documentation. */
  summary: string;
  fields: ReadonlyMap<string, WireField>;
  /** Names for `with` and `with-storage`. */
  relations: readonly string[];
}

/** Rows that are named by their id. */
export interface CatalogueSchema extends SchemaBase {
  kind: 'catalogue';
  read: {
    /** 'owner': people find what is theirs. */
    by: Audience;
    /** @param asked names of relations */
    find(
      context: Context,
      viewer: Viewer,
      query: RowQuery<string>,
      requested?: readonly string[],
    ): Promise<Paged<Related<WireRow>>>;
  };
  /** Missing where nobody writes. */
  writes?: RowWrites;
}

/** Of each row, by its id, the rows of another schema that belong to it and that the viewer may see. */
export type Relation<Row> = (
  context: Context,
  viewer: Viewer,
  rows: readonly Row[],
) => Promise<ReadonlyMap<string, WireRow[]>>;

/** By the names under which they are asked for. */
export type Relations<Row> = Readonly<Record<string, Relation<Row>>>;

/**
 * Of each row those of another schema that hold one of its values, as the viewer finds them there; of a page of rows
 * no more than a page.
 * @param field the other schema's name for it
 */
export function relatedBy<Row extends { id: string }>(
  { read }: Pick<CatalogueSchema, 'read'>,
  field: string,
  keyOf: (row: Row) => string | null,
  keyIn: (related: WireRow) => unknown,
): Relation<Row> {
  return async (context, viewer, rows) => {
    const value = [...new Set(rows.flatMap((row) => keyOf(row) ?? []))];
    if (value.length === 0 || !admits(read.by, viewer)) return new Map();
    const where = [{ field, operator: 'in', value } as const];
    const query = { where, order: [], page: 1, limit: value.length };
    const { items } = await read.find(context, viewer, query);
    return new Map(rows.map((row) => [row.id, items.filter((one) => keyIn(one) === keyOf(row))]));
  };
}

/** Each item with the rows that were asked for with it, beside its payload. */
export async function withRelated<Row extends { id: string }, Item extends WireRow>(
  items: readonly Item[],
  rows: readonly Row[],
  relations: Relations<Row>,
  requested: readonly string[],
  [context, viewer]: [Context, Viewer],
): Promise<Related<Item>[]> {
  let found: Related<Item>[] = [...items];
  for (const name of new Set(requested)) {
    const related = await relations[name]?.(context, viewer, rows);
    if (!related) continue;
    found = found.map((item) => ({ ...item, [name]: related.get(item.id) ?? [] }));
  }
  return found;
}

interface CatalogueDefinition<Field extends string, Row>
  extends Pick<CatalogueSchema, 'name' | 'summary' | 'writes'> {
  fields: readonly (WireField & { field: Field })[];
  /** Names that may be asked for and always come along. */
  relations?: readonly string[];
  /** What comes along where it is asked for. */
  related?: Relations<Row>;
  readBy: Audience;
  find(context: Context, viewer: Viewer, query: RowQuery<Field>): Promise<Paged<Row>>;
  toWire(row: Row, context: Context, viewer: Viewer): WireRow;
}

/** What a schema declares once: its fields, who may use them how, and how a row is written on the wire. */
export function defineCatalogue<Field extends string, Row extends { id: string }>(
  definition: CatalogueDefinition<Field, Row>,
): CatalogueSchema {
  const { name, summary, fields, relations = [], related = {} } = definition;
  const { readBy, writes, find, toWire } = definition;
  return {
    kind: 'catalogue',
    name,
    summary,
    relations: [...relations, ...Object.keys(related)],
    writes,
    fields: new Map(fields.map((field) => [field.name, field])),
    read: {
      by: readBy,
      async find(context, viewer, query, requested = []) {
        // The guard let only this schema's fields through.
        const page = await find(context, viewer, query as RowQuery<Field>);
        const rows = page.items.map((row) => toWire(row, context, viewer));
        const by: [Context, Viewer] = [context, viewer];
        return { ...page, items: await withRelated(rows, page.items, related, requested, by) };
      },
    },
  };
}

type Access = Pick<WireField, 'readableBy' | 'filterableBy' | 'orderableBy' | 'writableBy'>;

export function wireField<Field extends string>(
  name: string,
  field: Field,
  kind: Exclude<FieldKind, 'word'>,
  access: Access,
): WireField & { field: Field } {
  return { name, field, kind, words: [], ...access };
}

/** @throws AppError invalid (nobody may), unauthenticated, forbidden */
export function allowed<Deed extends { by: Audience }>(
  deed: Deed | undefined,
  viewer: Viewer,
): Deed {
  if (!deed) throw invalid({ schema: ['schemaWithoutAction'] });
  if (admits(deed.by, viewer)) return deed;
  throw viewer.kind === 'visitor' ? unauthenticated('noToken') : forbidden();
}
