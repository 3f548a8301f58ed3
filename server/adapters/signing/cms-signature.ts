// @peculiar/asn1-schema wants it to be there first.
import 'reflect-metadata';
import { createHash, sign } from 'node:crypto';
import {
  Attribute,
  CertificateChoices,
  CertificateSet,
  CMSVersion,
  ContentInfo,
  DigestAlgorithmIdentifiers,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  id_contentType,
  id_data,
  id_messageDigest,
  id_signedData,
  SignedData,
  SignerIdentifier,
  SignerInfo,
  SignerInfos,
} from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import { AlgorithmIdentifier, Certificate } from '@peculiar/asn1-x509';
import { ObjectIdentifier, OctetString as Octets, Sequence } from 'asn1js';
import type { SigningIdentity } from './signing-identity.ts';

const oid = {
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
};

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();
/** In a buffer of its own, as the library takes it. */
const own = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

/**
 * A detached CMS signature (RFC 5652) with what PAdES baseline B asks for (ETSI EN 319 142-1): the certificate's hash is
 * signed with the rest, and no time is, for the PDF says when.
 * @returns DER
 */
export function cmsSignature(
  content: Buffer,
  { key, certificate, chain }: SigningIdentity,
): Buffer {
  const attributes = signedAttributes(content, certificate);
  const isRsa = key.asymmetricKeyType === 'rsa';
  const signature = sign('sha256', setOf(attributes), key);
  const parsed = AsnConvert.parse(certificate, Certificate);
  const { issuer, serialNumber } = parsed.tbsCertificate;
  const digestAlgorithm = new AlgorithmIdentifier({ algorithm: oid.sha256 });
  const signed = new SignedData({
    version: CMSVersion.v1,
    digestAlgorithms: new DigestAlgorithmIdentifiers([digestAlgorithm]),
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: id_data }),
    certificates: new CertificateSet(
      [certificate, ...chain].map(
        (one) => new CertificateChoices({ certificate: AsnConvert.parse(one, Certificate) }),
      ),
    ),
    signerInfos: new SignerInfos([
      new SignerInfo({
        version: CMSVersion.v1,
        sid: new SignerIdentifier({
          issuerAndSerialNumber: new IssuerAndSerialNumber({ issuer, serialNumber }),
        }),
        digestAlgorithm,
        signedAttrs: attributes.map((one) => AsnConvert.parse(one, Attribute)),
        signatureAlgorithm: isRsa
          ? new AlgorithmIdentifier({ algorithm: oid.rsa, parameters: null })
          : new AlgorithmIdentifier({ algorithm: oid.ecdsaWithSha256 }),
        signature: new OctetString(own(signature)),
      }),
    ]),
  });
  const info = new ContentInfo({
    contentType: id_signedData,
    content: AsnConvert.serialize(signed),
  });
  return Buffer.from(AsnConvert.serialize(info));
}

/** DER, in the order of DER: what is signed is the set of them. */
function signedAttributes(content: Buffer, certificate: Buffer): Buffer[] {
  const attribute = (attrType: string, value: ArrayBuffer) =>
    Buffer.from(AsnConvert.serialize(new Attribute({ attrType, attrValues: [value] })));
  const certHash = new Octets({ valueHex: own(sha256(certificate)) });
  const sequence = (value: Sequence['valueBlock']['value'][number]) =>
    new Sequence({ value: [value] });
  // SigningCertificateV2: a list of ESSCertIDv2, each with its hash alone where that is SHA-256.
  const signingCertificate = sequence(sequence(sequence(certHash)));
  return [
    attribute(id_contentType, new ObjectIdentifier({ value: id_data }).toBER()),
    attribute(id_messageDigest, new Octets({ valueHex: own(sha256(content)) }).toBER()),
    attribute(oid.signingCertificateV2, signingCertificate.toBER()),
  ].sort(Buffer.compare);
}

function setOf(encoded: readonly Buffer[]): Buffer {
  const body = Buffer.concat(encoded);
  return Buffer.concat([Buffer.from([0x31]), lengthOf(body.length), body]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes = Buffer.from(length.toString(16).padStart(length > 0xff ? 4 : 2, '0'), 'hex');
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes]);
}
