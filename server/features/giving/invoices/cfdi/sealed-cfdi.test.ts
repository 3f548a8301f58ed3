import { verify, X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { cfdiOriginalString } from '#server/adapters/stamping/built-in/original-string.ts';
import { readXml } from '#server/adapters/stamping/xml-element.ts';
import { testCsd } from '#tests/api/invoices/sealed-cfdi.ts';
import type { Cfdi } from './cfdi.ts';
import { cfdiNodes } from './cfdi-nodes.ts';
import { originalString } from './cfdi-text.ts';
import { openSealCertificate } from './seal-certificate.ts';
import { sealCfdi } from './sealed-cfdi.ts';

const invoice: Cfdi = {
  series: 'CFDI',
  folio: 7,
  issuedAt: '2026-11-22T09:15:00',
  paymentForm: '04',
  placeOfIssue: '77760',
  issuer: { rfc: 'HAC201122AB8', name: 'HUELLAS & AMIGOS DEL CARIBE', regime: '603' },
  receiver: {
    rfc: 'NUPJ800101AB1',
    name: 'JOSÉ NÚÑEZ <PEÑA> & "HIJOS"',
    postalCode: '44100',
    regime: '605',
    use: 'D04',
  },
  concepts: [
    { reference: 'D12', description: "Donativo 'alimento'", amountCents: 1_234_56 },
    { reference: 'D13', description: 'Donativo  para\nesterilización', amountCents: 1 },
  ],
  donataria: { number: '325-SAT-09-IV-E-2020-1', date: '2020-11-22', legend: 'Donativo deducible' },
};

const global: Cfdi = {
  ...invoice,
  month: { year: 2026, month: 9 },
  receiver: {
    rfc: 'XAXX010101000',
    name: 'PUBLICO EN GENERAL',
    postalCode: '77760',
    regime: '616',
    use: 'S01',
  },
};

test.each<[string, Cfdi]>([
  ['one person', invoice],
  ['the public', global],
])('an invoice to %s carries a seal that its certificate confirms', async (_whom, cfdi) => {
  const csd = await testCsd();
  const xml = sealCfdi(cfdi, openSealCertificate(csd));
  // Read again, by a reader of its own, as whoever receives it does.
  const document = readXml(xml);
  const signed = cfdiOriginalString(document);
  const { publicKey } = new X509Certificate(csd.certificate);
  const seal = Buffer.from(document.attributes.Sello ?? '', 'base64');
  expect(verify('sha256', Buffer.from(signed), publicKey, seal)).toBe(true);
  expect(verify('sha256', Buffer.from(`${signed} `), publicKey, seal)).toBe(false);
  expect(document.attributes).toMatchObject({
    NoCertificado: csd.number,
    Certificado: csd.certificate.toString('base64'),
    SubTotal: '1234.57',
    Total: '1234.57',
  });
});

test('the cadena original has the SAT’s order and collapses white space', async () => {
  const sealer = { certificateNumber: '00001000000712345678', certificate: 'MII=' };
  expect(originalString(cfdiNodes(invoice, sealer))).toBe(
    '||4.0|CFDI|7|2026-11-22T09:15:00|04|00001000000712345678|1234.57|MXN|1234.57|I|01|PUE|77760' +
      '|HAC201122AB8|HUELLAS & AMIGOS DEL CARIBE|603' +
      '|NUPJ800101AB1|JOSÉ NÚÑEZ <PEÑA> & "HIJOS"|44100|605|D04' +
      "|84101600|D12|1|M4|Donativo 'alimento'|1234.56|1234.56|01" +
      '|84101600|D13|1|M4|Donativo para esterilización|0.01|0.01|01' +
      '|1.1|325-SAT-09-IV-E-2020-1|2020-11-22|Donativo deducible||',
  );
  expect(originalString(cfdiNodes(global, sealer))).toContain('|77760|04|09|2026|HAC201122AB8|');
});
