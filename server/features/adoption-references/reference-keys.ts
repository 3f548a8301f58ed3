import { createHmac } from 'node:crypto';
import { normalizeEmail } from '#domain/email.ts';
import { createSigner, purposeKey } from '#server/signatures.ts';

export type ReferenceKeys = ReturnType<typeof createReferenceKeys>;

const idLength = 36;

/** What stands in links to references, and by what an address is known that does not want any more. */
export function createReferenceKeys({ secretKey }: { secretKey: string }) {
  const signer = createSigner(secretKey, 'reference checks');
  const refusalKey = purposeKey(secretKey, 'reference refusals');
  return {
    /** The same at each call, so that a reminder opens what the first mail opens. */
    keyOf: (id: string): string => `${id}-${signer.sign(id)}`,
    /** @returns the id; undefined where we did not sign it */
    idIn(key: string): string | undefined {
      const id = key.slice(0, idLength);
      return signer.verify(id, key.slice(idLength + 1)) ? id : undefined;
    },
    digestOf: (email: string): string =>
      createHmac('sha256', refusalKey).update(normalizeEmail(email)).digest('hex'),
  };
}
