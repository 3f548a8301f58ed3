import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import {
  type CertificateFacts,
  selfSignedCertificate,
} from '#server/adapters/stamping/self-signed-certificate.ts';
import type { CsdFiles } from '#server/features/giving/invoices/cfdi/seal-certificate.ts';

const newKeyPair = promisify(generateKeyPair);

/** A seal certificate that nobody's tax office knows, with its encrypted key: for demonstrations and tests. */
export async function makeCsd(facts: CertificateFacts, password: string): Promise<CsdFiles> {
  const { privateKey } = await newKeyPair('rsa', { modulusLength: 2048 });
  return {
    certificate: await selfSignedCertificate(privateKey, facts),
    key: privateKey.export({
      format: 'der',
      type: 'pkcs8',
      cipher: 'aes-256-cbc',
      passphrase: password,
    }),
    password,
  };
}
