import type { VerifySignature } from '#domain/passports/check-passport.ts';

/** Ed25519 by the browser, or, in those of before 2024 or so, by a small library that only they load. */
export const verifySignature: VerifySignature = async (signature, message, publicKey) => {
  const key = await crypto.subtle
    .importKey('raw', publicKey, 'Ed25519', false, ['verify'])
    .catch(() => undefined);
  if (key) return crypto.subtle.verify('Ed25519', key, signature, message);
  const { verifyAsync } = await import('@noble/ed25519');
  return verifyAsync(signature, message, publicKey, { zip215: false });
};

/** Has the library loaded where it will be needed, so that it is there without a connection too. */
export async function prepareToVerify(): Promise<void> {
  await crypto.subtle
    .importKey('raw', new Uint8Array(32), 'Ed25519', false, ['verify'])
    .catch((error: unknown) => {
      const isUnknown = error instanceof DOMException && error.name === 'NotSupportedError';
      return isUnknown ? import('@noble/ed25519') : undefined;
    });
}
