import { createPublicKey, type KeyObject } from 'node:crypto';
import { BitString, Integer, Sequence, Set as SetOf, Utf8String } from 'asn1js';
import {
  AttributeTypeAndValue,
  Certificate,
  Extension,
  id_KeyUsage,
  PublicKeyInfo,
  RelativeDistinguishedNames,
  Time,
  TimeType,
} from 'pkijs';
import { signingKey } from './web-key.ts';

export interface SelfSignedFacts {
  /** By object identifier. */
  name: Readonly<Record<string, string>>;
  /** Its first bit is 0. */
  serialNumber: Buffer;
  validFrom: Date;
  validTo: Date;
  /** It says that it signs documents, and nothing else; otherwise it says nothing of its use. */
  forDocuments?: boolean;
}

export const commonName = '2.5.4.3';

/** A certificate (DER) that nobody vouches for, of this RSA or EC key. */
export async function selfSigned(key: KeyObject, facts: SelfSignedFacts): Promise<Buffer> {
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' });
  const certificate = new Certificate({
    version: 2,
    serialNumber: new Integer({ valueHex: new Uint8Array(facts.serialNumber) }),
    issuer: nameOf(facts),
    subject: nameOf(facts),
    notBefore: timeOf(facts.validFrom),
    notAfter: timeOf(facts.validTo),
    subjectPublicKeyInfo: PublicKeyInfo.fromBER(new Uint8Array(spki)),
    ...(facts.forDocuments && { extensions: [documentUse()] }),
  });
  await certificate.sign(await signingKey(key), 'SHA-256');
  return Buffer.from(certificate.toSchema(true).toBER());
}

/** Each attribute in a set of its own: pkijs would write one set of all. */
function nameOf({ name }: SelfSignedFacts): RelativeDistinguishedNames {
  const sets = Object.entries(name).map(([type, value]) => {
    const attribute = new AttributeTypeAndValue({ type, value: new Utf8String({ value }) });
    return new SetOf({ value: [attribute.toSchema()] });
  });
  return RelativeDistinguishedNames.fromBER(new Sequence({ value: sets }).toBER());
}

/** RFC 5280 writes the year with two digits until 2049. */
const timeOf = (value: Date) =>
  new Time({
    type: value.getUTCFullYear() < 2050 ? TimeType.UTCTime : TimeType.GeneralizedTime,
    value,
  });

/** digitalSignature and nonRepudiation: the first two bits. */
const documentUse = () =>
  new Extension({
    extnID: id_KeyUsage,
    critical: true,
    extnValue: new BitString({ valueHex: Uint8Array.of(0b1100_0000), unusedBits: 6 }).toBER(),
  });
