import type { Account } from '#domain/accounts/account.ts';
import type { SignedInUser } from '#domain/accounts/sign-in-calls.ts';
import { roles } from '#domain/accounts/viewer.ts';
import type { PartOf } from '#domain/contract/wire.ts';

/** What local storage keeps of whoever is signed in: as the wire says it, part of the portal's contract. */
export type StoredUser = PartOf<SignedInUser> & Pick<SignedInUser, 'id' | 'nombre' | 'correo'>;

/** Whoever is signed in, as far as pages need to know. */
export interface SessionUser
  extends Pick<
    Account,
    'id' | 'name' | 'email' | 'roles' | 'federalState' | 'city' | 'postalCode' | 'subscriptionId'
  > {
  /** '' for none. */
  avatarUrl: string;
  /** Whether a second factor is asked for at the sign-in. */
  hasSecondFactor: boolean;
  /** Has what the roles grant once a second factor has been shown in this session. */
  secondFactorDue: boolean;
}

/** Undefined for what is nobody; older versions have stored less than this one does. */
export function sessionUserFrom(stored: Partial<StoredUser> | null): SessionUser | undefined {
  const { id, nombre, correo, domicilio }: Partial<StoredUser> = stored ?? {};
  if (!id || !nombre || !correo) return undefined;
  return {
    id,
    name: nombre,
    email: correo,
    roles: stored?.roles?.flatMap((word) => roles.fromWire(word) ?? []) ?? [],
    federalState: domicilio?.estado ?? '',
    city: domicilio?.ciudad ?? '',
    postalCode: domicilio?.cp ?? '',
    subscriptionId: stored?.subscription_id ?? null,
    avatarUrl: stored?.avatar ?? '',
    hasSecondFactor: stored?.segundo_factor ?? false,
    secondFactorDue: stored?.segundo_factor_pendiente ?? false,
  };
}
