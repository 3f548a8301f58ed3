import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { commonName, selfSigned } from './self-signed.ts';

const years = 30;

/** A new key with a certificate that nobody vouches for: what it signs cannot be changed unseen, and no more. */
export async function makeOwnIdentity(
  name: string,
  now: Date,
): Promise<{ certificate: Buffer; key: Buffer }> {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' });
  const validTo = new Date(now);
  validTo.setUTCFullYear(validTo.getUTCFullYear() + years);
  const certificate = await selfSigned(privateKey, {
    name: { [commonName]: name },
    serialNumber: Buffer.concat([Buffer.of(1), randomBytes(15)]),
    validFrom: now,
    validTo,
    forDocuments: true,
  });
  return { certificate, key: privateKey.export({ format: 'der', type: 'pkcs8' }) };
}
