import { generateKeyPairSync, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commonName, selfSigned } from '#server/adapters/signing/self-signed.ts';
import { startBrokenServer } from '#tests/fakes/broken-server.ts';
import { checkSiteCertificate } from './site-certificate.ts';

const end = new Date('2027-03-01T00:00:00Z');
const daysBefore = (days: number) => ({ now: () => new Date(end.getTime() - days * 86_400_000) });

async function localhost() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const certificate = await selfSigned(privateKey, {
    name: { [commonName]: 'localhost' },
    serialNumber: Buffer.of(1),
    validFrom: new Date('2026-12-01T00:00:00Z'),
    validTo: end,
  });
  const key = privateKey.export({ format: 'pem', type: 'pkcs8' });
  return { key, cert: new X509Certificate(certificate).toString() };
}

describe('the certificate that visitors are shown', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer(await localhost());
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `https://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => server.close());

  it.each([
    [60, { level: 'good', reason: 'siteCertificateGood', values: { days: 60 } }],
    [14, { level: 'attention', reason: 'siteCertificateEnding', warns: false }],
    [7, { level: 'attention', reason: 'siteCertificateEnding', values: { days: 7 }, warns: true }],
    [0, { level: 'failing', reason: 'siteCertificateEnded', warns: true }],
    [-3, { level: 'failing', reason: 'siteCertificateEnded', warns: true }],
  ])('is told of %d days before its end', async (days, finding) => {
    expect(await checkSiteCertificate(url, daysBefore(days))).toMatchObject(finding);
  });

  it('is unknown where nobody answers, and that alone worries nobody', async () => {
    const unknown = { level: 'good', reason: 'siteCertificateUnknown' };
    expect(await checkSiteCertificate('https://127.0.0.1:1', daysBefore(60))).toEqual(unknown);
    const silent = await startBrokenServer('silent');
    const address = silent.url.replace('http:', 'https:');
    expect(await checkSiteCertificate(address, daysBefore(60))).toEqual(unknown);
    await silent.stop();
  });
});
