import type { KeyObject } from 'node:crypto';

/** Who signs a document: a private key (RSA or EC) and its certificate, with those that vouch for it. */
export interface SigningIdentity {
  key: KeyObject;
  /** DER. */
  certificate: Buffer;
  /** DER; intermediate certificates, as far as they are known. */
  chain: readonly Buffer[];
}
