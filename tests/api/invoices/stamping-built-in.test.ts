import { verify, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { readFiscalStamp } from '#server/adapters/stamping/fiscal-stamp.ts';
import { openStampingProvider } from '#server/adapters/stamping/open-stamping-provider.ts';
import type {
  CancellationRequest,
  StampingProvider,
} from '#server/adapters/stamping/stamping-provider.ts';
import { type DonationFacts, sealedCfdi, type TestCsd, testCsd } from './sealed-cfdi.ts';

const now = new Date('2026-11-22T15:20:00Z');
const day = 86_400_000;
let today = now;
const clock = { now: () => today };

const dataDir = mkdtempSync(path.join(tmpdir(), 'casa-animal-stamps-'));
const openProvider = (): StampingProvider => {
  const opened = openStampingProvider({ dataDir, invoiceStamping: { provider: 'test' } }, clock);
  if (!opened) throw new Error('none is configured');
  return opened;
};
const provider = openProvider();
let csd: TestCsd;

beforeAll(async () => {
  csd = await testCsd();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const codeOf = async (work: Promise<unknown>): Promise<string> => {
  const end = await work.then(
    () => ({ code: 'done' }),
    (error) => error,
  );
  return end.code;
};

/** By its text alone, as somebody would who has no parser. */
const attribute = (xml: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(xml)?.[1];

describe('the built-in stamp', () => {
  it('is signed by its own certificate over what the SAT says, and repeats the seal', async () => {
    const sealed = sealedCfdi(csd);
    const { xml } = await provider.stamp(sealed);
    const { uuid, stampedAt } = readFiscalStamp(xml);
    const stamp = /<tfd:TimbreFiscalDigital [^>]*\/>/.exec(xml)?.[0] ?? '';
    expect(xml.replace(stamp, '')).toBe(sealed);
    expect(stampedAt).toBe('2026-11-22T09:20:00');
    const values = ['Version', 'UUID', 'FechaTimbrado', 'RfcProvCertif', 'Leyenda', 'SelloCFD'];
    const signed = [...values, 'NoCertificadoSAT'].map((name) => attribute(stamp, name));
    expect(signed.slice(0, 6)).toEqual([
      '1.1',
      uuid,
      stampedAt,
      'SPR190613I52',
      'Timbre de prueba SIN VALOR FISCAL',
      attribute(sealed, 'Sello'),
    ]);
    const certificate = new X509Certificate(
      readFileSync(path.join(dataDir, 'test-stamps/provider.pem')),
    );
    expect(
      verify(
        'sha256',
        Buffer.from(`||${signed.join('|')}||`),
        certificate.publicKey,
        Buffer.from(attribute(stamp, 'SelloSAT') ?? '', 'base64'),
      ),
    ).toBe(true);
    expect(Buffer.from(certificate.serialNumber, 'hex').toString()).toBe(signed[6]);
    expect(certificate.subject).toContain('SIN VALOR FISCAL');
  });

  it.each<[string, DonationFacts]>([
    ['a company', { rfc: 'ACO560518KW7', name: 'A CORONA', regime: '601', use: 'G03' }],
    ['the general public', { rfc: 'XAXX010101000', name: 'ANA', regime: '616', use: 'S01' }],
    [
      'everybody at once',
      { rfc: 'XAXX010101000', name: 'PUBLICO EN GENERAL', regime: '616', use: 'S01', global: true },
    ],
    [
      'somebody, with a blank that does not break',
      { description: 'Donativo en efectivo \u00a0 ñ' },
    ],
  ])('is given to %s', async (_whom, facts) => {
    const { xml } = await provider.stamp(sealedCfdi(csd, facts));
    expect(readFiscalStamp(xml).uuid).toMatch(/^[0-9A-F-]{36}$/);
  });

  it('is the same for the same document, a day later and after a restart', async () => {
    const sealed = sealedCfdi(csd, { description: 'Para la esterilización' });
    expect(await provider.findStamp(sealed)).toBeUndefined();
    const [first, ...others] = await Promise.all(
      Array.from({ length: 5 }, () => provider.stamp(sealed)),
    );
    today = new Date(now.getTime() + 5 * day);
    const restarted = openProvider();
    expect(await restarted.findStamp(sealed)).toEqual(first);
    expect([...others, await restarted.stamp(sealed)]).toEqual(Array(5).fill(first));
    today = now;
  });
});

describe('no stamp', () => {
  test.each<[string, DonationFacts]>([
    ['CFDI40103', { formaPago: '07' }],
    ['CFDI40119', { total: '500.01' }],
    ['CFDI40130', { rfc: 'XAXX010101000', name: 'PUBLICO EN GENERAL', regime: '616', use: 'S01' }],
    ['CFDI40143', { rfc: 'MASO451321PM4' }],
    ['CFDI40145', { name: 'María Olivia' }],
    ['CFDI40147', { postalCode: '17500' }],
    ['CFDI40149', { rfc: 'XAXX010101000', postalCode: '01000', regime: '616', use: 'S01' }],
    ['CFDI40157', { regime: '699' }],
    ['CFDI40158', { regime: '601' }],
    ['CFDI40158', { rfc: 'ACO560518KW7', regime: '605' }],
    ['CFDI40159', { rfc: 'XAXX010101000', regime: '605', use: 'S01' }],
    ['CFDI40160', { use: 'D99' }],
    ['CFDI40161', { regime: '616' }],
    ['CFDI40161', { rfc: 'ACO560518KW7', regime: '601', use: 'D04' }],
    ['303', { issuerRfc: 'ACO560518KW7' }],
    ['401', { fecha: '2026-11-18T09:00:00' }],
    // An hour ahead in Cancún, and now in Mexico City.
    ['401', { fecha: '2026-11-22T11:20:00' }],
    ['401', { fecha: '2026-11-22T09:20:00', placeOfIssue: '32000' }],
    ['401', { fecha: '2026-11-22T10:20:00', placeOfIssue: '63732' }],
    ['CFDI40101', { fecha: '2026-11-22' }],
  ])('is given where the SAT answers %s: %j', async (code, facts) => {
    expect(await codeOf(provider.stamp(sealedCfdi(csd, facts)))).toBe(code);
  });

  test.each<[string, (xml: string) => string]>([
    ['301', (xml) => xml.replace('</cfdi:Conceptos>', '')],
    ['301', (xml) => xml.replace('<cfdi:Comprobante', '<!DOCTYPE x><cfdi:Comprobante')],
    ['301', (xml) => xml.replaceAll('sat.gob.mx/cfd/4', 'sat.gob.mx/cfd/3')],
    ['301', (xml) => xml.replace('</cfdi:Conceptos>', '</cfdi:Conceptos><cfdi:Impuestos/>')],
    ['CFDI40102', (xml) => xml.replace('Serie="DON"', 'Serie="DOM"')],
    ['CFDI40102', (xml) => xml.replace(' Sello="', ' Sello="&quot;/&gt;')],
    ['CFDI40105', (xml) => xml.replace('NoCertificado="3', 'NoCertificado="4')],
    ['CFDI40105', (xml) => xml.replace(/ Certificado="[^"]*"/, ' Certificado="AAAA"')],
  ])('is given to what was changed after sealing: %s', async (code, change) => {
    expect(await codeOf(provider.stamp(change(sealedCfdi(csd))))).toBe(code);
  });

  it('is given to a document that has one, or that an expired certificate sealed', async () => {
    const { xml } = await provider.stamp(sealedCfdi(csd));
    expect(await codeOf(provider.stamp(xml))).toBe('307');
    const expired = await testCsd({ validTo: '2026-11-22' });
    expect(await codeOf(provider.stamp(sealedCfdi(expired)))).toBe('305');
  });
});

describe('a cancellation', () => {
  let folio = 0;
  async function stamped(facts: DonationFacts = {}): Promise<CancellationRequest> {
    folio += 1;
    const total = facts.total ?? '500.00';
    const { xml } = await provider.stamp(
      sealedCfdi(csd, { ...facts, subtotal: total, description: `Donativo ${folio}` }),
    );
    const { uuid } = readFiscalStamp(xml);
    return {
      uuid,
      issuerRfc: 'EKU9003173C9',
      receiverRfc: 'MASO451221PM4',
      totalCents: Number(total) * 100,
      motive: '02',
      csd,
    };
  }

  it('holds at once for a small donation, and for a document of the same day', async () => {
    const small = await stamped();
    const large = await stamped({ total: '5000.00' });
    expect(await provider.cancellationStatus(small)).toBe('unrequested');
    expect(await provider.cancel(small)).toBe('cancelled');
    expect(await provider.cancel(large)).toBe('cancelled');
    expect(await provider.cancel(small)).toBe('cancelled');
    const restarted = openProvider();
    expect(await restarted.cancellationStatus({ ...small, uuid: small.uuid.toLowerCase() })).toBe(
      'cancelled',
    );
  });

  it('waits for the receiver of a large one, three days at most', async () => {
    const large = await stamped({ total: '5000.00' });
    today = new Date(now.getTime() + 2 * day);
    expect(await provider.cancel({ ...large, motive: '03' })).toBe('requested');
    today = new Date(now.getTime() + 6 * day);
    expect(await provider.cancellationStatus(large)).toBe('cancelled');
    today = now;
  });

  it('with motive 01 names the document that replaces it', async () => {
    const [wrong, right] = [await stamped(), await stamped()];
    const request = { ...wrong, motive: '01' as const };
    expect(await codeOf(provider.cancel(request))).toBe('208');
    expect(await codeOf(provider.cancel({ ...request, replacementUuid: wrong.uuid }))).toBe('208');
    expect(await codeOf(provider.cancel({ ...wrong, replacementUuid: right.uuid }))).toBe('209');
    expect(await provider.cancel({ ...request, replacementUuid: right.uuid })).toBe('cancelled');
  });

  it('is refused to others, for an unknown document, and without the issuer’s own seal', async () => {
    const request = await stamped();
    const uuid = '../../secret-key';
    const others = await testCsd({ rfc: 'ACO560518KW7' });
    for (const [code, wrong] of [
      ['203', { issuerRfc: 'ACO560518KW7' }],
      ['205', { uuid }],
      ['207', { motive: '05' as '04' }],
      ['305', { csd: others }],
      ['305', { csd: { ...csd, password: 'otra' } }],
    ] as const) {
      expect(await codeOf(provider.cancel({ ...request, ...wrong }))).toBe(code);
    }
    expect(await codeOf(provider.cancellationStatus({ ...request, totalCents: 1 }))).toBe('602');
    expect(await provider.cancellationStatus(request)).toBe('unrequested');
  });
});
