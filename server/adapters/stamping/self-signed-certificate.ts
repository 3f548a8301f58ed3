import type { KeyObject } from 'node:crypto';
import { commonName, selfSigned } from '../signing/self-signed.ts';

export interface CertificateFacts {
  commonName: string;
  /** Where the SAT writes it: x500UniqueIdentifier (2.5.4.45). */
  rfc: string;
  /** Twenty digits, which the SAT writes into the serial number as text. */
  certificateNumber: string;
  validFrom: Date;
  validTo: Date;
}

/** A certificate (DER) in the shape of the SAT's, signed by its own RSA key: for tests and demonstrations. */
export const selfSignedCertificate = (
  key: KeyObject,
  { certificateNumber, rfc, ...facts }: CertificateFacts,
): Promise<Buffer> =>
  selfSigned(key, {
    name: { [commonName]: facts.commonName, '2.5.4.45': rfc },
    serialNumber: Buffer.from(certificateNumber),
    validFrom: facts.validFrom,
    validTo: facts.validTo,
  });
