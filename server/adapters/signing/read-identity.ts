import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import type { SigningIdentity } from './signing-identity.ts';
import { signingAlgorithm } from './web-key.ts';

/** What no identity can be read from; the message says why, for whoever configures it. */
export class UnusableIdentity extends Error {}

interface IdentityFiles {
  /** PEM with the certificate and those that vouch for it, or one certificate as DER (the SAT's .cer). */
  certificate: Buffer;
  /** PEM, which can be the same file, or DER (the SAT's .key). */
  key: Buffer;
  password: string;
}

/** @throws UnusableIdentity */
export function readIdentity(files: IdentityFiles): SigningIdentity {
  const certificates = readCertificates(files.certificate);
  const key = readKey(files);
  if (!signingAlgorithm(key)) {
    throw new UnusableIdentity('the key is neither RSA nor EC of P-256, P-384 or P-521');
  }
  const own = certificates.find((one) => one.checkPrivateKey(key));
  if (!own) throw new UnusableIdentity('the certificate is not that of the key');
  const chain = certificates.filter((one) => one !== own).map(({ raw }) => raw);
  return { key, certificate: own.raw, chain };
}

const pemBlocks = (file: Buffer, kind: string): string[] =>
  file
    .toString('latin1')
    .match(new RegExp(`-----BEGIN ${kind}-----[^-]+-----END ${kind}-----`, 'g')) ?? [];

function readCertificates(file: Buffer): X509Certificate[] {
  const blocks = pemBlocks(file, 'CERTIFICATE');
  try {
    return (blocks.length > 0 ? blocks : [file]).map((one) => new X509Certificate(one));
  } catch (cause) {
    throw new UnusableIdentity(
      'the certificate is neither PEM nor DER (openssl pkcs12 makes a PEM file of a PKCS#12 file)',
      { cause },
    );
  }
}

function readKey({ key, password: passphrase }: IdentityFiles): KeyObject {
  const [pem] = pemBlocks(key, '[A-Z ]*PRIVATE KEY');
  try {
    return createPrivateKey(
      pem ? { key: pem, passphrase } : { key, format: 'der', type: 'pkcs8', passphrase },
    );
  } catch (cause) {
    throw new UnusableIdentity('the key is neither PEM nor DER, or its password is another one', {
      cause,
    });
  }
}
