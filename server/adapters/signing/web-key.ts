import type { KeyObject } from 'node:crypto';

/** By OpenSSL's names. */
const curves: Record<string, string> = {
  prime256v1: 'P-256',
  secp384r1: 'P-384',
  secp521r1: 'P-521',
};

/** Of a private key with which certificates and documents can be signed; undefined of any other. */
export function signingAlgorithm({
  asymmetricKeyType: type,
  asymmetricKeyDetails: key,
}: KeyObject) {
  if (type === 'rsa') return { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const namedCurve = type === 'ec' && curves[key?.namedCurve ?? ''];
  return namedCurve ? { name: 'ECDSA', namedCurve } : undefined;
}

/** As WebCrypto takes it. */
export async function signingKey(key: KeyObject): Promise<CryptoKey> {
  const algorithm = signingAlgorithm(key);
  if (!algorithm) throw new Error('Documents are signed by RSA or by EC of P-256, P-384 or P-521.');
  const pkcs8 = new Uint8Array(key.export({ format: 'der', type: 'pkcs8' }));
  return crypto.subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']);
}
