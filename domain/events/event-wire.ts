import { namesOf } from '../contract/field.ts';
import {
  type Payload,
  payloadWriter,
  readPayload,
  type Unchecked,
  wireNames,
} from '../contract/wire.ts';
import { findFederalState } from '../federal-states.ts';
import { type EventDescription, eventDescriptionFields, eventFields } from './event.ts';

/** How events are spoken of on the wire: the portal and its pages read and write the same names. */

export type UncheckedEvent = Unchecked<EventDescription>;

const described = namesOf(eventDescriptionFields);

/** By the field's own name: its wire name, nested with dots. */
export const eventFieldNames = wireNames(eventFields);

export const eventToWire = payloadWriter(eventDescriptionFields, described);

/** A state may come by any of its usual names. */
export function eventFromWire(payload: Payload): UncheckedEvent {
  const values = readPayload<EventDescription>(eventDescriptionFields, described, payload);
  if (!Object.hasOwn(values, 'federalState')) return values;
  const { estado } = payload.lugar as Payload;
  return {
    ...values,
    federalState: typeof estado === 'string' ? findFederalState(estado) : estado,
  };
}
