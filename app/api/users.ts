import { accountFields } from '#domain/accounts/account.ts';
import { entityReader } from '#domain/contract/entity-reader.ts';
import { namesOnTheWire } from '#domain/contract/field.ts';

/** A person as `usuarios:*` answers. */
export const userFrom = entityReader(accountFields, namesOnTheWire(accountFields), {
  // An address here, '' for none.
  avatarFile: String,
});

export type User = ReturnType<typeof userFrom>;
