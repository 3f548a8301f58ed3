import { expect, test } from 'vitest';
import { testCsd } from '#tests/api/invoices/sealed-cfdi.ts';
import { makeCsd } from '../../../../scripts/demo/make-csd.ts';
import { type CsdFiles, openSealCertificate, UnusableCsd } from './seal-certificate.ts';

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

const other = testCsd().then(({ password }) => makeCsd(facts, password));
test.each<[string, (csd: CsdFiles) => Promise<Partial<CsdFiles>>, string]>([
  ['a wrong password', async () => ({ password: 'otra' }), 'csdPasswordWrong'],
  ['no password', async () => ({ password: '' }), 'csdPasswordWrong'],
  ['another certificate’s key', async () => ({ key: (await other).key }), 'csdKeyOther'],
  ['half a key', async ({ key }) => ({ key: key.subarray(0, 600) }), 'csdKeyInvalid'],
  [
    'the certificate for a key',
    async ({ certificate }) => ({ key: certificate }),
    'csdPasswordWrong',
  ],
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
