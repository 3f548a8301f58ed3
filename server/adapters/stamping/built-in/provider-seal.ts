import {
  createPrivateKey,
  generateKeyPair,
  type KeyObject,
  sign,
  X509Certificate,
} from 'node:crypto';
import { promisify } from 'node:util';
import type { StampStore } from './stamp-store.ts';

/** With which the SAT's own examples name a provider that is none. */
export const testProviderRfc = 'SPR190613I52';
const certificateNumber = '30001000000500003456';

export interface ProviderSeal {
  certificateNumber: string;
  publicKey: KeyObject;
  /** RSA-SHA256, base64. */
  sign(text: string): string;
}

/** The built-in provider's own seal; no authority vouches for it. */
export async function openProviderSeal(store: StampStore): Promise<ProviderSeal> {
  const pem = await store.keyAndCertificate(makeKeyAndCertificate);
  const privateKey = createPrivateKey(pem);
  const certificate = new X509Certificate(pem);
  return {
    certificateNumber: numberOf(certificate),
    publicKey: certificate.publicKey,
    sign: (text) => sign('sha256', Buffer.from(text), privateKey).toString('base64'),
  };
}

const numberOf = ({ serialNumber }: X509Certificate): string =>
  Buffer.from(serialNumber, 'hex').toString('latin1');

async function makeKeyAndCertificate(): Promise<string> {
  // Only whoever makes one pays for the library.
  const { selfSignedCertificate } = await import('../self-signed-certificate.ts');
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const certificate = await selfSignedCertificate(privateKey, {
    commonName: 'PAC DE PRUEBA SIN VALOR FISCAL',
    rfc: testProviderRfc,
    certificateNumber,
    validFrom: new Date('2020-01-01'),
    validTo: new Date('2060-01-01'),
  });
  return keyPem(privateKey) + new X509Certificate(certificate).toString();
}

const keyPem = (key: KeyObject): string => key.export({ format: 'pem', type: 'pkcs8' }).toString();
