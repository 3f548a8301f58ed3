import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import { createRequire } from 'node:module';
import type { asn1, pkcs12 } from 'node-forge';
import type { SigningIdentity } from './signing-identity.ts';

/** Only where a file is configured: no start is to wait for it. */
const forge = (): typeof import('node-forge') => createRequire(import.meta.url)('node-forge');

/** What no identity can be read from; the message says why, for whoever configures it. */
export class UnusablePkcs12 extends Error {}

/**
 * A PKCS#12 file, of OpenSSL 3 as of older programs.
 * @throws UnusablePkcs12
 */
export function readPkcs12(file: Buffer, password: string): SigningIdentity {
  const oids = forge().pki.oids as Record<'pkcs8ShroudedKeyBag' | 'keyBag' | 'certBag', string>;
  const bags = open(file, password);
  const key = bags.flatMap(({ type, key: known, asn1 }) => {
    if (type !== oids.pkcs8ShroudedKeyBag && type !== oids.keyBag) return [];
    const info = known ? forge().pki.wrapRsaPrivateKey(forge().pki.privateKeyToAsn1(known)) : asn1;
    return [createPrivateKey({ key: der(info), format: 'der', type: 'pkcs8' })];
  })[0];
  const certificates = bags.flatMap(({ type, cert, asn1 }) =>
    type === oids.certBag ? [der(cert ? forge().pki.certificateToAsn1(cert) : asn1)] : [],
  );
  if (!key) throw new UnusablePkcs12('holds no private key');
  const own = certificates.find((one) => isOf(one, key));
  if (!own) throw new UnusablePkcs12('holds no certificate of its private key');
  return { key, certificate: own, chain: certificates.filter((one) => one !== own) };
}

function open(file: Buffer, password: string): pkcs12.Bag[] {
  try {
    const parsed = forge().asn1.fromDer(file.toString('binary'));
    return forge()
      .pkcs12.pkcs12FromAsn1(parsed, false, password)
      .safeContents.flatMap(({ safeBags }) => safeBags);
  } catch (cause) {
    throw new UnusablePkcs12('is no PKCS#12 file, or its password is another one', { cause });
  }
}

const der = (value: asn1.Asn1): Buffer =>
  Buffer.from(forge().asn1.toDer(value).getBytes(), 'binary');

function isOf(certificate: Buffer, key: KeyObject): boolean {
  const spki = { type: 'spki', format: 'der' } as const;
  const own = createPublicKey(key).export(spki);
  return new X509Certificate(certificate).publicKey.export(spki).equals(own);
}
