import { createHash } from 'node:crypto';
import { ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import {
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { SigningIdentity } from './signing-identity.ts';
import { signingKey } from './web-key.ts';

const oid = {
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
};

/** Of pkijs, whose type 0 are those that are signed. */
const signed = 0;

/**
 * A detached CMS signature (RFC 5652) with what PAdES baseline B asks for (ETSI EN 319 142-1): the certificate's hash is
 * signed with the rest, and no time is, for the PDF says when.
 * @returns DER
 */
export async function cmsSignature(
  content: Buffer,
  { key, certificate, chain }: SigningIdentity,
): Promise<Buffer> {
  const own = Certificate.fromBER(new Uint8Array(certificate));
  const { issuer, serialNumber } = own;
  const data = new SignedData({
    version: 1,
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: SignedData.ID_DATA }),
    certificates: [own, ...chain.map((one) => Certificate.fromBER(new Uint8Array(one)))],
    signerInfos: [
      new SignerInfo({
        version: 1,
        sid: new IssuerAndSerialNumber({ issuer, serialNumber }),
        signedAttrs: new SignedAndUnsignedAttributes({
          type: signed,
          attributes: signedAttributes(content, certificate),
        }),
      }),
    ],
  });
  await data.sign(await signingKey(key), 0, 'SHA-256');
  const info = new ContentInfo({
    contentType: ContentInfo.SIGNED_DATA,
    content: data.toSchema(true),
  });
  return Buffer.from(info.toSchema().toBER());
}

const sha256 = (bytes: Uint8Array) =>
  new OctetString({ valueHex: new Uint8Array(createHash('sha256').update(bytes).digest()) });

/** In the order of DER, for what is signed is the set of them. */
function signedAttributes(content: Buffer, certificate: Buffer): Attribute[] {
  const sequence = (value: Sequence | OctetString) => new Sequence({ value: [value] });
  const values = {
    [oid.contentType]: new ObjectIdentifier({ value: SignedData.ID_DATA }),
    [oid.messageDigest]: sha256(content),
    // A list of ESSCertIDv2, each with its hash alone where that is SHA-256.
    [oid.signingCertificateV2]: sequence(sequence(sequence(sha256(certificate)))),
  };
  const encoded = (attribute: Attribute) => Buffer.from(attribute.toSchema().toBER());
  return Object.entries(values)
    .map(([type, value]) => new Attribute({ type, values: [value] }))
    .sort((a, b) => Buffer.compare(encoded(a), encoded(b)));
}
