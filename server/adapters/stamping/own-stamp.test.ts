import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealedCfdi, testCsd } from '#tests/api/invoices/sealed-cfdi.ts';
import { createTestProvider } from './built-in/test-provider.ts';
import { readOwnStamp } from './own-stamp.ts';
import type { StampingProvider } from './stamping-provider.ts';

const now = new Date('2026-11-22T15:20:00Z');
const folder = mkdtempSync(path.join(tmpdir(), 'casa-animal-own-stamp-'));

let provider: StampingProvider;
let sealed: string;
let stamped: string;

beforeAll(async () => {
  provider = createTestProvider({ dataDir: folder, clock: { now: () => now } });
  sealed = sealedCfdi(await testCsd());
  stamped = (await provider.stamp(sealed)).xml;
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What is wrong with it; '' where nothing is. */
async function doubt(answer: string, known: Pick<StampingProvider, 'stampKey'> = {}) {
  try {
    await readOwnStamp(sealed, answer, { now, stampKey: known.stampKey });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
}

const stampOf = (xml: string) => /<tfd:TimbreFiscalDigital [^>]*\/>/.exec(xml)?.[0] ?? '';
const setting = (name: string, value: string) => (xml: string) =>
  xml.replace(
    stampOf(xml),
    stampOf(xml).replace(new RegExp(` ${name}="[^"]*"`), ` ${name}="${value}"`),
  );
const replacing = (from: string | RegExp, to: string) => (xml: string) => xml.replace(from, to);

test('a document with its own stamp is taken, whoever stamped it', async () => {
  expect(await doubt(stamped, provider)).toBe('');
  expect(await doubt(stamped)).toBe('');
});

test.each<[string, (xml: string) => string]>([
  ['written on lines of their own', replacing(/></g, '>\n  <')],
  ['with a mark of byte order', (xml) => `\uFEFF${xml}`],
  [
    'with its stamp before the donation',
    (xml) => {
      const stamp = stampOf(xml);
      return xml.replace(stamp, '').replace('<cfdi:Complemento>', `<cfdi:Complemento>${stamp}`);
    },
  ],
  [
    'with attributes in another order',
    replacing(/ Moneda="MXN"( Total="[^"]*")/, '$1 Moneda="MXN"'),
  ],
  ['stamped up to 72 hours before', setting('FechaTimbrado', '2026-11-22T09:15:00')],
])('the same document %s is still ours', async (_what, change) => {
  const changed = change(stamped);
  expect(changed).not.toBe(stamped);
  expect(await doubt(changed)).toBe('');
});

test.each<[string, (xml: string) => string]>([
  ['otherDocument: Comprobante Total', replacing(' Total="500.00"', ' Total="5.00"')],
  ['otherDocument: Comprobante Sello', replacing(/ Sello="./, ' Sello="_')],
  ['otherDocument: Comprobante xsi:schemaLocation', replacing('donat11.xsd"', 'donat12.xsd"')],
  ['otherDocument: Receptor Rfc', replacing('Rfc="MASO451221PM4"', 'Rfc="XAXX010101000"')],
  ['otherDocument: Concepto Descripcion', replacing('Donativo en efectivo', 'Honorarios')],
  ['otherDocument: Donatarias leyenda', replacing('deducible en', 'no deducible en')],
  [
    'otherDocument: Comprobante Confirmacion',
    replacing(' Moneda=', ' Confirmacion="a1b2c" Moneda='),
  ],
  ['otherDocument: Comprobante constructor', replacing(' Moneda=', ' constructor="a" Moneda=')],
  ['otherDocument: Emisor', replacing(/<cfdi:Emisor [^>]*\/>/, '')],
  ['otherDocument: Concepto', replacing(/<cfdi:Concepto [^>]*\/>/, '$&$&')],
  [
    'otherDocument: Addenda',
    replacing('</cfdi:Comprobante>', '<cfdi:Addenda/></cfdi:Comprobante>'),
  ],
  ['otherDocument: Comprobante', replacing('</cfdi:Comprobante>', 'Págame</cfdi:Comprobante>')],
  [
    'badStamp: TimbreFiscalDigital',
    replacing(/www\.sat\.gob\.mx\/cfd\/4"/g, 'www.sat.gob.mx/cfd/3"'),
  ],
  ['otherDocument: encoding', replacing('encoding="UTF-8"', 'encoding="utf-16"')],
  ['otherDocument: XML', (xml) => xml.slice(0, -5)],
  [
    'otherDocument: XML',
    replacing('<cfdi:Comprobante', '<?xml-stylesheet href="x"?><cfdi:Comprobante'),
  ],
  ['badStamp: TimbreFiscalDigital', replacing(/<tfd:TimbreFiscalDigital [^>]*\/>/, '')],
  ['badStamp: TimbreFiscalDigital', replacing(/<tfd:TimbreFiscalDigital [^>]*\/>/, '$&$&')],
  [
    'badStamp: TimbreFiscalDigital',
    replacing(/(<tfd:TimbreFiscalDigital [^>]*)\/>/, '$1>!</tfd:TimbreFiscalDigital>'),
  ],
  ['badStamp: Version', setting('Version', '1.0')],
  ['badStamp: UUID', setting('UUID', 'no-es-un-uuid')],
  ['badStamp: UUID', setting('UUID', '00000000-0000-0000-0000-000000000000')],
  ['badStamp: FechaTimbrado', setting('FechaTimbrado', 'ayer')],
  ['badStamp: FechaTimbrado', setting('FechaTimbrado', '2026-11-22T07:00:00')],
  ['badStamp: FechaTimbrado', setting('FechaTimbrado', '2026-11-22T12:00:00')],
  ['badStamp: RfcProvCertif', setting('RfcProvCertif', 'NADIE')],
  ['badStamp: SelloCFD', setting('SelloCFD', 'AAAA')],
  ['badStamp: NoCertificadoSAT', setting('NoCertificadoSAT', '123')],
  ['badStamp: SelloSAT', setting('SelloSAT', 'AAAA')],
  ['badStamp: Extra', replacing(' SelloSAT=', ' Extra="1" SelloSAT=')],
])('%s is not taken', async (expected, change) => {
  const changed = change(stamped);
  expect(changed).not.toBe(stamped);
  expect(await doubt(changed)).toBe(expected);
});

test('a stamp too old for its document is not taken', async () => {
  const later = { now: new Date(now.getTime() + 10 * 86_400_000), stampKey: undefined };
  const answer = setting('FechaTimbrado', '2026-11-29T09:15:00')(stamped);
  await expect(readOwnStamp(sealed, answer, later)).rejects.toThrow('badStamp: FechaTimbrado');
});

test('where the provider’s key is known, its seal is verified', async () => {
  const forged = setting('UUID', '11111111-1111-4111-8111-111111111111')(stamped);
  expect(await doubt(forged)).toBe('');
  expect(await doubt(forged, provider)).toBe('badStamp: SelloSAT');
});
