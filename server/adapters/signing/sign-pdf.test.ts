import 'reflect-metadata';
import { createHash, createPrivateKey, verify, X509Certificate } from 'node:crypto';
import { ContentInfo, id_messageDigest, SignedData } from '@peculiar/asn1-cms';
import { AsnConvert, OctetString } from '@peculiar/asn1-schema';
import forge from 'node-forge';
import { PDFDocument } from 'pdf-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeOwnIdentity } from './own-identity.ts';
import { readPkcs12, UnusablePkcs12 } from './read-pkcs12.ts';
import { signPdf } from './sign-pdf.ts';
import type { SigningIdentity } from './signing-identity.ts';

const seal = {
  reason: 'Contrato',
  name: 'Casa Animal',
  contact: 'hola@casa.example',
  location: 'Tulum',
  at: new Date('2026-11-24T12:00:00Z'),
};

async function somePdf(): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage().drawText('Contrato', { x: 50, y: 700 });
  return Buffer.from(await document.save({ useObjectStreams: false }));
}

/** As a reader of PDF does: what is signed, and by what. */
function signatureOf(pdf: Buffer) {
  const text = pdf.toString('latin1');
  const ranges = /\/ByteRange ?\[(\d+) (\d+) (\d+) (\d+)/.exec(text)?.slice(1).map(Number) ?? [];
  const [, first = 0, second = 0, rest = 0] = ranges;
  const content = Buffer.concat([pdf.subarray(0, first), pdf.subarray(second, second + rest)]);
  const hex = text.slice(first + 1, second - 1);
  const info = AsnConvert.parse(trimmed(Buffer.from(hex, 'hex')), ContentInfo);
  const signed = AsnConvert.parse(info.content, SignedData);
  return { content, signed, coversAll: second + rest === pdf.length };
}

/** Without the zeros behind the signature. */
const trimmed = (der: Buffer) => der.subarray(0, 4 + der.readUInt16BE(2));

/** Where its hexadecimal digits end, without the zeros behind it. */
function endOfSignature(pdf: Buffer): number {
  const begin = pdf.indexOf('/Contents <') + '/Contents <'.length;
  const head = Buffer.from(pdf.toString('latin1', begin, begin + 8), 'hex');
  return begin + 2 * (4 + head.readUInt16BE(2));
}

/** Whether the PDF is as it was signed, by the certificate that it holds. */
function isValid(pdf: Buffer): boolean {
  const { content, signed, coversAll } = signatureOf(pdf);
  const [signer] = signed.signerInfos;
  const certificate = signed.certificates?.[0]?.certificate;
  const attributes = signer?.signedAttrs ?? [];
  const digest = attributes.find(({ attrType }) => attrType === id_messageDigest)?.attrValues[0];
  if (!signer || !certificate || !digest) return false;
  const told = Buffer.from(AsnConvert.parse(digest, OctetString).buffer);
  const own = createHash('sha256').update(content).digest();
  const encoded = Buffer.concat(attributes.map((one) => Buffer.from(AsnConvert.serialize(one))));
  const length = Buffer.alloc(2);
  length.writeUInt16BE(encoded.length);
  const head =
    encoded.length < 128
      ? [0x31, encoded.length]
      : encoded.length < 256
        ? [0x31, 0x81, encoded.length]
        : [0x31, 0x82, ...length];
  const { publicKey } = new X509Certificate(Buffer.from(AsnConvert.serialize(certificate)));
  const set = Buffer.concat([Buffer.from(head), encoded]);
  const isSigned = verify('sha256', set, publicKey, Buffer.from(signer.signature.buffer));
  return coversAll && told.equals(own) && isSigned;
}

/** An RSA key with its certificate, as organisations buy them. */
function pkcs12(password: string, algorithm: 'aes256' | '3des'): Buffer {
  const keys = forge.pki.rsa.generateKeyPair(1024);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = keys.publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = new Date('2026-01-01');
  certificate.validity.notAfter = new Date('2030-01-01');
  const name = [{ name: 'commonName', value: 'Asociacion' }];
  certificate.setSubject(name);
  certificate.setIssuer(name);
  certificate.sign(keys.privateKey, forge.md.sha256.create());
  const file = forge.pkcs12.toPkcs12Asn1(keys.privateKey, certificate, password, { algorithm });
  return Buffer.from(forge.asn1.toDer(file).getBytes(), 'binary');
}

describe('a PDF signed', () => {
  let portal: SigningIdentity;
  beforeAll(async () => {
    const { certificate, key } = await makeOwnIdentity('Casa Animal', seal.at);
    const opened = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
    portal = { key: opened, certificate, chain: [] };
  });

  test('by the portal’s own key is valid, and says so as PAdES', async () => {
    const pdf = await signPdf(await somePdf(), portal, seal);
    expect(isValid(pdf)).toBe(true);
    expect(pdf.toString('latin1')).toContain('/SubFilter /ETSI.CAdES.detached');
  });

  test.each(['aes256', '3des'] as const)(
    'by a certificate from PKCS#12 (%s) is valid',
    async (algorithm) => {
      const identity = readPkcs12(pkcs12('secreto', algorithm), 'secreto');
      expect(isValid(await signPdf(await somePdf(), identity, seal))).toBe(true);
    },
  );

  test('and changed afterwards, anywhere, is not', async () => {
    const pdf = await signPdf(await somePdf(), portal, seal);
    // Before the signature, behind it, and in its value, which stands at its end.
    for (const at of [200, pdf.length - 40, endOfSignature(pdf) - 20]) {
      const changed = Buffer.from(pdf);
      // Another digit, in hexadecimal as well.
      changed.write(changed[at] === 0x30 ? '1' : '0', at, 'latin1');
      expect([at, isValid(changed)]).toEqual([at, false]);
    }
    expect(isValid(Buffer.concat([pdf, Buffer.from('%more')]))).toBe(false);
  });

  test.each([
    ['with another password', pkcs12('secreto', 'aes256'), 'otro'],
    ['that is none', Buffer.from('no certificate'), 'secreto'],
  ])('is not made with a PKCS#12 file %s', (_, file, password) => {
    expect(() => readPkcs12(file, password)).toThrow(UnusablePkcs12);
  });
});
