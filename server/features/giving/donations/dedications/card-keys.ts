import { normalizeEmail } from '#domain/email.ts';
import { createSigner } from '#server/keys/signatures.ts';

export type CardKeys = ReturnType<typeof createCardKeys>;

const keyLength = 43;

/** How the portal knows who gets cards without keeping their address, and the link by which they get no more. */
export function createCardKeys(secretKey: string) {
  const receivers = createSigner(secretKey, 'card receiver');
  const refusals = createSigner(secretKey, 'card refusal');
  return {
    receiverOf: (email: string): string => receivers.sign(normalizeEmail(email)),
    refusalOf: (receiverKey: string): string => receiverKey + refusals.sign(receiverKey),
    /** @returns the receiver; undefined where we did not sign it */
    receiverIn(key: string): string | undefined {
      const receiverKey = key.slice(0, keyLength);
      return refusals.verify(receiverKey, key.slice(keyLength)) ? receiverKey : undefined;
    },
  };
}
