import type { Audience } from '../access/audience.ts';
import { entityReader } from './entity-reader.ts';
import { type EntityOf, type Fields, namesOnTheWire, type OnTheWire } from './field.ts';
import type { Fields as FurtherFields, GivenOfFields, Shape, ValueOfFields } from './shape.ts';
import { payloadWriter } from './wire.ts';

type OnTheWireOf<Of extends Fields> = Pick<EntityOf<Of>, OnTheWire<Of>>;

/**
 * An entity of which each field is declared once, as responses say it.
 * @param always who reads all of its fields that are said, so that none is missing
 * @param further what stands beside them
 */
export function entity<Of extends Fields, const Further extends FurtherFields>(
  fields: Of,
  { id, always, further }: { id: string; always: Audience; further: Further },
): Shape<
  OnTheWireOf<Of> & ValueOfFields<Further>,
  Readonly<OnTheWireOf<Of>> & GivenOfFields<Further>
> {
  const names = namesOnTheWire(fields);
  return {
    kind: 'entity',
    id,
    fields,
    always,
    further: { kind: 'object', fields: further },
    read: entityReader(fields, names, {}) as (payload: object) => object,
    write: payloadWriter(fields, names) as (entity: object) => object,
  };
}
