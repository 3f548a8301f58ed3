import { generateKeyPairSync } from 'node:crypto';
import { type BaseBlock, fromBER, Integer, ObjectIdentifier, OctetString, Sequence } from 'asn1js';
import { expect, test } from 'vitest';
import { testCsd } from '#tests/api/invoices/sealed-cfdi.ts';
import { makeCsd } from '../../../../../tools/demo/make-csd.ts';
import {
  type CsdFiles,
  createSealOpener,
  openSealCertificate,
  UnusableCsd,
} from './seal-certificate.ts';

function problemOf(files: CsdFiles): unknown {
  try {
    openSealCertificate(files);
  } catch (error) {
    if (error instanceof UnusableCsd) return error.problem;
    throw error;
  }
  return undefined;
}

const facts = {
  commonName: 'HUELLAS DEL CARIBE',
  rfc: 'HAC201122AB8',
  certificateNumber: '00001000000712345678',
  validFrom: new Date('2024-01-01T00:00:00Z'),
  validTo: new Date('2036-01-01T00:00:00Z'),
};

test('a seal certificate tells whose it is, its number and how long it is good', async () => {
  const opened = openSealCertificate(await makeCsd(facts, 'clave de prueba'));
  const { commonName: _, ...told } = facts;
  expect(opened).toMatchObject(told);
});

test('the RFC of its representative is not the issuer’s', async () => {
  // Theirs stands behind a slash.
  expect(openSealCertificate(await testCsd({ rfc: 'HAC201122AB8' })).rfc).toBe('HAC201122AB8');
});

const der = (block: BaseBlock) => Buffer.from(block.toBER());
const oid = (value: string) => new ObjectIdentifier({ value });
const sequence = (...value: BaseBlock[]) => new Sequence({ value });
const salt = new OctetString({ valueHex: Buffer.alloc(8, 7) });

const plainKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 1_024 }).privateKey.export({
    format: 'der',
    type: 'pkcs8',
  });

const curveKey = (passphrase: string) =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({
    format: 'der',
    type: 'pkcs8',
    cipher: 'aes-256-cbc',
    passphrase,
  });

/** Of an encrypted key of Node's: PBES2 with PBKDF2. */
function withRounds(key: Buffer, rounds: number | bigint): Buffer {
  const { result } = fromBER(key);
  const at = (block: unknown, index: number) =>
    (block as Sequence).valueBlock.value[index] as Sequence;
  const derivation = at(at(at(result, 0), 1), 0);
  at(derivation, 1).valueBlock.value[1] = Integer.fromBigInt(rounds);
  return der(result);
}

/** As an EncryptedPrivateKeyInfo whose content nobody gets to see. */
const encryptedBy = (...algorithm: BaseBlock[]) =>
  der(sequence(sequence(...algorithm), new OctetString({ valueHex: Buffer.alloc(600) })));

const scryptKey = (n: number, r: number, p: number) =>
  encryptedBy(
    oid('1.2.840.113549.1.5.13'),
    sequence(
      sequence(
        oid('1.3.6.1.4.1.11591.4.11'),
        sequence(salt, ...[n, r, p].map((value) => new Integer({ value }))),
      ),
      sequence(oid('2.16.840.1.101.3.4.1.42'), salt),
    ),
  );

const olderKey = (rounds: number, name = '1.2.840.113549.1.12.1.3') =>
  encryptedBy(oid(name), sequence(salt, new Integer({ value: rounds })));

const other = testCsd().then(({ password }) => makeCsd(facts, password));
test.each<[string, (csd: CsdFiles) => Promise<Partial<CsdFiles>>, string]>([
  ['a wrong password', async () => ({ password: 'otra' }), 'csdPasswordWrong'],
  ['no password', async () => ({ password: '' }), 'csdPasswordMissing'],
  ['another certificate’s key', async () => ({ key: (await other).key }), 'csdKeyOther'],
  ['half a key', async ({ key }) => ({ key: key.subarray(0, 600) }), 'csdKeyInvalid'],
  ['the certificate for a key', async ({ certificate }) => ({ key: certificate }), 'csdKeyInvalid'],
  ['a key that is not encrypted', async () => ({ key: plainKey() }), 'csdKeyInvalid'],
  [
    'a key of an elliptic curve',
    async ({ password }) => ({ key: curveKey(password) }),
    'csdKeyInvalid',
  ],
  [
    '50 million rounds',
    async ({ key }) => ({ key: withRounds(key, 50_000_000) }),
    'csdKeyTooCostly',
  ],
  [
    '2 to the 62 rounds',
    async ({ key }) => ({ key: withRounds(key, 2n ** 62n) }),
    'csdKeyTooCostly',
  ],
  ['no rounds', async ({ key }) => ({ key: withRounds(key, 0) }), 'csdKeyInvalid'],
  ['fewer rounds than none', async ({ key }) => ({ key: withRounds(key, -1) }), 'csdKeyInvalid'],
  ['costly scrypt', async () => ({ key: scryptKey(16_384, 8, 1_000) }), 'csdKeyTooCostly'],
  ['50 million rounds of PBES1', async () => ({ key: olderKey(50_000_000) }), 'csdKeyTooCostly'],
  ['a derivation of its own', async () => ({ key: olderKey(1, '1.2.3.4') }), 'csdKeyInvalid'],
  ['a picture for a key', async () => ({ key: Buffer.from('\x89PNG') }), 'csdKeyInvalid'],
  ['a key for a certificate', async ({ key }) => ({ certificate: key }), 'csdCertificateInvalid'],
  ['nothing', async () => ({ certificate: Buffer.alloc(0) }), 'csdCertificateInvalid'],
])('with %s is of no use', async (_what, change, problem) => {
  const csd = await testCsd();
  expect(problemOf({ ...csd, ...(await change(csd)) })).toBe(problem);
});

test.each([{ certificateNumber: 'FF' }, { rfc: 'nobody' }])('%j is no seal', async (changes) => {
  expect(problemOf(await makeCsd({ ...facts, ...changes }, 'clave'))).toBe('csdNotASeal');
});

test('is opened beside the other work, not in its place', async () => {
  const csd = await testCsd();
  const opener = createSealOpener();
  const key = csd.privateKey.export({
    format: 'der',
    type: 'pkcs8',
    cipher: 'aes-256-cbc',
    passphrase: csd.password,
  });
  // As many rounds as are allowed, for a password that is wrong then.
  const slow = opener.open({ ...csd, key: withRounds(key, 1_000_000) });
  let turns = 0;
  const beside = setInterval(() => {
    turns += 1;
  }, 1);
  await expect(slow).rejects.toMatchObject({ problem: 'csdPasswordWrong' });
  clearInterval(beside);
  expect(turns).toBeGreaterThan(20);
  expect((await opener.open(csd)).rfc).toBe('EKU9003173C9');
  await opener.close();
});
