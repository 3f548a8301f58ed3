import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  verify,
  X509Certificate,
} from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { type Certificate, ContentInfo, SignedData } from 'pkijs';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeOwnIdentity } from './own-identity.ts';
import { readIdentity, UnusableIdentity } from './read-identity.ts';
import { commonName, selfSigned } from './self-signed.ts';
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
  const info = ContentInfo.fromBER(new Uint8Array(trimmed(Buffer.from(hex, 'hex'))));
  const signed = new SignedData({ schema: info.content });
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

const messageDigest = '1.2.840.113549.1.9.4';

/** Whether the PDF is as it was signed, by the certificate that it holds. */
function isValid(pdf: Buffer): boolean {
  const { content, signed, coversAll } = signatureOf(pdf);
  const [signer] = signed.signerInfos;
  const [certificate] = signed.certificates ?? [];
  const { attributes = [], encodedValue = new ArrayBuffer() } = signer?.signedAttrs ?? {};
  const digest = attributes.find(({ type }) => type === messageDigest)?.values[0];
  if (!signer || !certificate || !digest) return false;
  const told = Buffer.from(digest.valueBlock.valueHexView);
  const own = createHash('sha256').update(content).digest();
  const der = Buffer.from((certificate as Certificate).toSchema().toBER());
  const signature = Buffer.from(signer.signature.valueBlock.valueHexView);
  const { publicKey } = new X509Certificate(der);
  const isSigned = verify('sha256', Buffer.from(encodedValue), publicKey, signature);
  return coversAll && told.equals(own) && isSigned;
}

const password = 'secreto';
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
const curve = (namedCurve: string) => generateKeyPairSync('ec', { namedCurve }).privateKey;
const encrypted = { type: 'pkcs8', cipher: 'aes-256-cbc', passphrase: password } as const;

/** DER, as of an organisation. */
const certificateOf = (key: KeyObject) =>
  selfSigned(key, {
    name: { [commonName]: 'Asociación' },
    serialNumber: Buffer.of(1),
    validFrom: new Date('2026-01-01'),
    validTo: new Date('2060-01-01'),
  });

const keyPem = (key: KeyObject) => key.export({ format: 'pem', ...encrypted });

/** One file, as `openssl pkcs12` makes it of what organisations buy, with the certificate of whoever vouches for it. */
async function pem(key: KeyObject): Promise<Buffer> {
  const own = new X509Certificate(await certificateOf(key));
  const other = new X509Certificate(await certificateOf(curve('P-256')));
  return Buffer.from(`${other}${keyPem(key)}${own}`);
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

  test.each([
    ['RSA', rsa],
    ['EC of P-256', curve('P-256')],
    ['EC of P-384', curve('P-384')],
  ])(
    'by a key of one PEM file (%s) is valid, and brings those that vouch for it',
    async (_, key) => {
      const file = await pem(key);
      const identity = readIdentity({ certificate: file, key: file, password });
      expect(identity.chain).toHaveLength(1);
      const pdf = await signPdf(await somePdf(), identity, seal);
      expect(isValid(pdf)).toBe(true);
      expect(signatureOf(pdf).signed.certificates).toHaveLength(2);
    },
  );

  test('by the two files of the SAT (.cer and .key) is valid', async () => {
    const identity = readIdentity({
      certificate: await certificateOf(rsa),
      key: rsa.export({ format: 'der', ...encrypted }),
      password,
    });
    expect(isValid(await signPdf(await somePdf(), identity, seal))).toBe(true);
  });

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
    ['with another password', async () => ({ password: 'otro' }), 'the key is neither'],
    [
      'without a certificate',
      async () => ({ certificate: Buffer.from('x') }),
      'the certificate is',
    ],
    ['without a key', async () => ({ key: Buffer.from('x') }), 'the key is neither'],
    ['of another key', async () => ({ key: await pem(curve('P-256')) }), 'not that of the key'],
    [
      'of a curve that nobody reads',
      async () => ({ key: Buffer.from(keyPem(curve('secp256k1'))) }),
      'P-521',
    ],
  ])('is not made with files %s', async (_, changes, message) => {
    const file = await pem(rsa);
    const files = { certificate: file, key: file, password, ...(await changes()) };
    expect(() => readIdentity(files)).toThrow(UnusableIdentity);
    expect(() => readIdentity(files)).toThrow(message);
  });
});
