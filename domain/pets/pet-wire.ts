import { namesOf } from '../contract/field.ts';
import {
  type Payload,
  payloadWriter,
  readPayload,
  type Unchecked,
  wireNames,
} from '../contract/wire.ts';
import { type Adopter, adopterFields } from './adopter.ts';
import { type PetDescription, petFields } from './pet.ts';
import { descriptionFields } from './pet-description.ts';

/** How pets are spoken of on the wire: the portal and its pages read and write the same names and words. */

export type UncheckedDescription = Unchecked<PetDescription>;

const describing = namesOf(descriptionFields);
const adopting = namesOf(adopterFields);

/** By the field's own name (the adopter's as `adopter.name`): its wire name, nested with dots. */
export const petFieldNames: Readonly<Record<string, string>> = {
  ...wireNames(petFields),
  ...Object.fromEntries(
    Object.entries(wireNames(adopterFields)).map(([field, name]) => [
      `adopter.${field}`,
      `${petFields.adopter.wire}.${name}`,
    ]),
  ),
  mediaIds: 'imagenes',
};

export const descriptionFromWire = (payload: Payload): UncheckedDescription =>
  readPayload<PetDescription>(descriptionFields, describing, payload);

export const descriptionToWire = payloadWriter(descriptionFields, describing);

export const adopterFromWire = (payload: Payload): Unchecked<Adopter> =>
  readPayload<Adopter>(adopterFields, adopting, payload);

export const adopterToWire = payloadWriter(adopterFields, adopting);
