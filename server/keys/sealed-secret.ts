import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const [nonceLength, tagLength] = [12, 16];

/** @param owner bound in: one person's sealed secret is worth nothing in another's row */
export function seal(key: Buffer, owner: string, secret: string): string {
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(owner));
  const text = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), text]).toString('base64url');
}

/** @throws Error when it was altered, or sealed for another owner or with another key */
export function unseal(key: Buffer, owner: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceLength))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  const text = opening.update(bytes.subarray(nonceLength + tagLength));
  return Buffer.concat([text, opening.final()]).toString('utf8');
}
