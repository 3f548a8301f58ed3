import {
  byPortal,
  type EntityOf,
  field,
  internal,
  maybe,
  type OnTheWire,
  own,
  ruled,
  unqueried,
  wordList,
} from '../contract/field.ts';
import type { PayloadOf } from '../contract/wire.ts';
import { email } from './fields.ts';
import { profileFields } from './profile.ts';
import { roles } from './viewer.ts';

const set = { ...own, ...byPortal };
const shown = { ...set, ...unqueried };

/** Somebody who can sign in. The password's hash never leaves the repository. */
export const accountFields = {
  id: field('id', 'text', { es: 'Número de cuenta', en: 'Account number' }, set),
  /** Instant, UTC ISO 8601, as the others. */
  createdAt: field('created_at', 'date', { es: 'Creada', en: 'Created' }, set),
  updatedAt: field(null, 'date', { es: 'Cambiada', en: 'Changed' }, internal),
  /** null until the person has shown that the address is theirs. */
  confirmedAt: maybe(
    field(null, 'date', { es: 'Correo confirmado', en: 'Email confirmed' }, shown),
  ),
  /** Follows from `confirmedAt`. */
  confirmed: field('confirmado', 'flag', { es: 'Confirmada', en: 'Confirmed' }, shown),
  email: ruled('correo', 'text', email, { es: 'Correo', en: 'Email' }, set),
  ...profileFields,
  roles: wordList('roles', roles, { es: 'Permisos', en: 'Roles' }, set),
  disabled: field('deshabilitado', 'flag', { es: 'Deshabilitada', en: 'Disabled' }, set),
  /** The wallet provider's, of the monthly donation. */
  subscriptionId: maybe(
    field('subscription_id', 'text', { es: 'Donativo mensual', en: 'Monthly donation' }, shown),
  ),
  /** The picture's file in the person's folder; on the wire its address, '' for none. */
  avatarFile: maybe(field('avatar', 'text', { es: 'Foto', en: 'Picture' }, shown)),
};

export type Account = EntityOf<typeof accountFields>;

/** Somebody as the wire says it. */
export type UserPayload = PayloadOf<typeof accountFields, OnTheWire<typeof accountFields>>;
