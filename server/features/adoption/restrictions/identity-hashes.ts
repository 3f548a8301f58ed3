import { type Identity, type IdentityKind, identityMarks } from '#domain/adoption/identity.ts';
import { createSigner } from '#server/keys/signatures.ts';

/** Tells whether two people are one without telling who: only the portal’s key leads from a telephone to its hash. */
export interface IdentityHash {
  kind: IdentityKind;
  hash: string;
}

export type HashIdentity = (identity: Identity) => IdentityHash[];

export function createIdentityHashes(secretKey: string): HashIdentity {
  const { sign } = createSigner(secretKey, 'adopter identities');
  return (identity) =>
    identityMarks(identity).map(({ kind, value }) => ({ kind, hash: sign(`${kind} ${value}`) }));
}
