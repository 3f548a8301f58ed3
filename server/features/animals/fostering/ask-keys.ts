import { createSigner } from '#server/keys/signatures.ts';

export type AskKeys = ReturnType<typeof createAskKeys>;

const idLength = 36;

/** What stands in the links by which homes answer. */
export function createAskKeys({ secretKey }: { secretKey: string }) {
  const signer = createSigner(secretKey, 'foster requests');
  return {
    keyOf: (id: string): string => `${id}-${signer.sign(id)}`,
    /** @returns the id; undefined where we did not sign it */
    idIn(key: string): string | undefined {
      const id = key.slice(0, idLength);
      return signer.verify(id, key.slice(idLength + 1)) ? id : undefined;
    },
  };
}
