// @peculiar/x509 wants it to be there first.
import 'reflect-metadata';
import { createPublicKey, type KeyObject, webcrypto } from 'node:crypto';
import { Name, X509CertificateGenerator } from '@peculiar/x509';

export interface CertificateFacts {
  commonName: string;
  /** Where the SAT writes it: x500UniqueIdentifier (2.5.4.45). */
  rfc: string;
  /** Twenty digits, which the SAT writes into the serial number as text. */
  certificateNumber: string;
  validFrom: Date;
  validTo: Date;
}

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };

/** A certificate (DER) in the shape of the SAT's, signed by its own RSA key: for tests and demonstrations. */
export async function selfSignedCertificate(
  privateKey: KeyObject,
  { commonName, rfc, certificateNumber, validFrom, validTo }: CertificateFacts,
): Promise<Buffer> {
  const { subtle } = webcrypto;
  const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: Buffer.from(certificateNumber).toString('hex'),
    name: new Name([{ CN: [{ utf8String: commonName }] }, { '2.5.4.45': [{ utf8String: rfc }] }]),
    notBefore: validFrom,
    notAfter: validTo,
    signingAlgorithm: algorithm,
    keys: {
      privateKey: await subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']),
      publicKey: await subtle.importKey('spki', spki, algorithm, true, ['verify']),
    },
  });
  return Buffer.from(certificate.rawData);
}
