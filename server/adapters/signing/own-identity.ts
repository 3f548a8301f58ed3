// @peculiar/x509 wants it to be there first.
import 'reflect-metadata';
import { randomBytes, webcrypto } from 'node:crypto';
import { KeyUsageFlags, KeyUsagesExtension, X509CertificateGenerator } from '@peculiar/x509';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const years = 30;

/** A new key with a certificate that nobody vouches for: what it signs cannot be changed unseen, and no more. */
export async function makeOwnIdentity(
  commonName: string,
  now: Date,
): Promise<{ certificate: Buffer; key: Buffer }> {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const notAfter = new Date(now);
  notAfter.setUTCFullYear(notAfter.getUTCFullYear() + years);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: `00${randomBytes(15).toString('hex')}`,
    name: [{ CN: [commonName] }],
    notBefore: now,
    notAfter,
    signingAlgorithm: algorithm,
    keys,
    extensions: [
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.nonRepudiation, true),
    ],
  });
  return {
    certificate: Buffer.from(certificate.rawData),
    key: Buffer.from(await webcrypto.subtle.exportKey('pkcs8', keys.privateKey)),
  };
}
