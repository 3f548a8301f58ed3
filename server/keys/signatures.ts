import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** A key for one purpose, from which neither the secret nor another purpose's key can be told. */
export function purposeKey(secretKey: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secretKey, '', `casa-animal ${purpose}`, 32));
}

export interface Signer {
  /** 43 characters of base64url. */
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
}

/** Signs what leaves the portal and must come back unaltered, such as the links in mails. */
export function createSigner(secretKey: string, purpose: string): Signer {
  // Derived with the first signature: of the portal's two dozen signers a process needs few.
  let key: Buffer | undefined;
  const sign = (text: string) => {
    key ??= purposeKey(secretKey, purpose);
    return createHmac('sha256', key).update(text).digest('base64url');
  };
  return {
    sign,
    verify(text, signature) {
      const expected = Buffer.from(sign(text));
      const given = Buffer.from(signature);
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

const idLength = 36;

/** Keys of links, made of the UUID of what they open: the same at each call, and nothing of them is stored. */
export function createSignedIds(secretKey: string, purpose: string) {
  const signer = createSigner(secretKey, purpose);
  return {
    keyOf: (id: string): string => `${id}-${signer.sign(id)}`,
    /** @returns the id; undefined where we did not sign it */
    idIn(key: string): string | undefined {
      const id = key.slice(0, idLength);
      return signer.verify(id, key.slice(idLength + 1)) ? id : undefined;
    },
  };
}

export type SignedIds = ReturnType<typeof createSignedIds>;
