import type { EntityOf, FieldName, Fields } from './field.ts';

/** A condition on a query of rows, by the wire's name of the field. */
export interface Condition {
  readonly field: string;
  readonly operator: string;
  readonly value: unknown;
  readonly collate?: string;
}

export interface Order {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

type Comparison = '=' | '!=' | '<' | '<=' | '>' | '>=';

const frameOfRows = ['id', 'createdAt'];
const frameOfDocuments = [...frameOfRows, 'series', 'folio', 'status'];

/** Conditions and orders of queries of an entity's rows, in the code's own names and words of its fields. */
export function queryBy<Of extends Fields>(fields: Of) {
  const frame = 'series' in fields ? frameOfDocuments : frameOfRows;

  /** What stands beside the payload is named alone. */
  function fieldOf(name: FieldName<Of>): string {
    const wire = fields[name]?.wire;
    if (!wire) throw new Error(`The field ${name} cannot be asked for.`);
    return frame.includes(name) ? wire : `payload.${wire}`;
  }
  const wordOf = (name: FieldName<Of>, value: unknown) =>
    typeof value === 'string' ? (fields[name]?.words?.toWire(value) ?? value) : value;

  return {
    where: <Name extends FieldName<Of>>(
      name: Name,
      operator: Comparison,
      value: EntityOf<Of>[Name],
    ): Condition => ({ field: fieldOf(name), operator, value: wordOf(name, value) }),

    oneOf: <Name extends FieldName<Of>>(
      name: Name,
      values: readonly EntityOf<Of>[Name][],
    ): Condition => ({
      field: fieldOf(name),
      operator: 'in',
      value: values.map((value) => wordOf(name, value)),
    }),

    /** Without case and accents; of an empty text none. */
    contains: (name: FieldName<Of>, text: string): Condition[] =>
      text === ''
        ? []
        : [{ field: fieldOf(name), operator: 'contains', value: text, collate: 'es_ci_ai' }],

    orderBy: (name: FieldName<Of>, direction: Order['direction'] = 'asc'): Order => ({
      field: fieldOf(name),
      direction,
    }),
  };
}
