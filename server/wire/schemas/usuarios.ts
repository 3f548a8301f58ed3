import { type Account, accountFields, type UserPayload } from '#domain/accounts/account.ts';
import { namesOf } from '#domain/contract/field.ts';
import type { Context } from '#server/context.ts';
import { entityFields, wholePayloadWriter } from './entity.ts';
import type { WireField } from './schema.ts';

const fields: ReadonlyMap<string, WireField> = new Map(
  entityFields('user', accountFields).map((one) => [one.name, one]),
);

/** People have actions of their own instead of `catalogos:*`. */
export const usuarios = {
  name: 'usuarios',
  summary:
    'What `usuarios:consultar` filters and orders by, and rows of it are: flat, without `payload`.',
  relations: [],
  fields,
} as const;

type Avatars = Context['avatars'];

interface Pictured {
  id: string;
  avatars: Avatars;
}

const addressOf = (file: string | null, { id, avatars }: Pictured): string =>
  file === null ? '' : avatars.addressOf(id, file);

const writeUser = wholePayloadWriter<Account, Pictured>(accountFields, namesOf(accountFields), {
  avatarFile: addressOf,
});

export type UserOnWire = UserPayload & { credenciales: readonly never[] };

/** In English, with the address of the picture. */
export const userOf = (account: Account, { avatars }: Pick<Context, 'avatars'>) => ({
  ...account,
  avatarFile: addressOf(account.avatarFile, { id: account.id, avatars }),
  credentials: [],
});

export function userToWire(account: Account, { avatars }: Pick<Context, 'avatars'>): UserOnWire {
  const payload = writeUser(account, { id: account.id, avatars });
  return { ...(payload as UserPayload), credenciales: [] };
}
