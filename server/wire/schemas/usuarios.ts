import { roles } from '#domain/accounts/viewer.ts';
import type { FieldKind } from '#domain/contract/field.ts';
import type { Context } from '#server/context.ts';
import type { Account, AccountField } from '#server/features/accounts/accounts.service.ts';
import { type WireField, wireField } from './schema.ts';

const owners = {
  readableBy: 'owner',
  filterableBy: 'owner',
  orderableBy: 'owner',
  writableBy: 'nobody',
} as const;
const field = (name: string, of: AccountField, kind: Exclude<FieldKind, 'word'>) =>
  wireField(name, of, kind, owners);

/** What `usuarios:consultar` filters and orders by. */
export const userFields: ReadonlyMap<string, WireField> = new Map(
  [
    field('id', 'id', 'text'),
    field('created_at', 'createdAt', 'date'),
    field('nombre', 'name', 'text'),
    field('correo', 'email', 'text'),
    field('telefono', 'phone', 'text'),
    field('domicilio.ciudad', 'city', 'text'),
    field('roles', 'roles', 'list'),
    field('deshabilitado', 'disabled', 'flag'),
  ].map((one) => [one.name, one]),
);

/** The wire's names of what people say about themselves. */
export const userFieldNames = {
  name: 'nombre',
  email: 'correo',
  phone: 'telefono',
  language: 'lang',
  street: 'domicilio.calle',
  exteriorNumber: 'domicilio.numero_exterior',
  interiorNumber: 'domicilio.numero_interior',
  neighborhood: 'domicilio.colonia',
  postalCode: 'domicilio.cp',
  federalState: 'domicilio.estado',
  city: 'domicilio.ciudad',
  country: 'domicilio.pais',
  legalName: 'razon_social',
  taxRegime: 'regimen_fiscal',
  taxPostalCode: 'cp_fiscal',
  cfdiUse: 'uso_cfdi',
  subscriptionId: 'subscription_id',
};

/** Users are flat on the wire, without `payload`. */
export function userToWire(account: Account, { avatars }: Pick<Context, 'avatars'>) {
  return {
    id: account.id,
    created_at: account.createdAt,
    nombre: account.name,
    correo: account.email,
    telefono: account.phone,
    roles: account.roles.map((role) => roles.toWire(role)),
    credenciales: [],
    lang: account.language,
    domicilio: {
      calle: account.street,
      numero_exterior: account.exteriorNumber,
      numero_interior: account.interiorNumber,
      colonia: account.neighborhood,
      cp: account.postalCode,
      estado: account.federalState,
      ciudad: account.city,
      pais: account.country,
    },
    razon_social: account.legalName,
    rfc: account.rfc,
    regimen_fiscal: account.taxRegime,
    cp_fiscal: account.taxPostalCode,
    uso_cfdi: account.cfdiUse,
    subscription_id: account.subscriptionId,
    avatar: account.avatarFile === null ? '' : avatars.addressOf(account.id, account.avatarFile),
    confirmado: account.confirmedAt !== null,
    deshabilitado: account.disabled,
  };
}
