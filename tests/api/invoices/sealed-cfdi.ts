import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { selfSignedCertificate } from '#server/adapters/stamping/self-signed-certificate.ts';
import { escapeXml } from '#server/http/xml.ts';

export interface TestCsd {
  number: string;
  /** DER */
  certificate: Buffer;
  privateKey: KeyObject;
  /** DER, encrypted as the SAT hands it out. */
  key: Buffer;
  password: string;
}

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A seal certificate that nobody vouches for, of one key for all tests. */
export async function testCsd({
  rfc = 'EKU9003173C9',
  validFrom = '2025-01-01',
  validTo = '2029-01-01',
} = {}): Promise<TestCsd> {
  const number = '30001000000500003416';
  const password = 'contraseña de prueba';
  const certificate = await selfSignedCertificate(privateKey, {
    commonName: 'CASA DE PRUEBA, "LA Ñ" & COMPAÑÍA',
    rfc: `${rfc} / VADA800927DJ3`,
    certificateNumber: number,
    validFrom: new Date(validFrom),
    validTo: new Date(validTo),
  });
  const key = privateKey.export({
    format: 'der',
    type: 'pkcs8',
    cipher: 'aes-256-cbc',
    passphrase: password,
  });
  return { number, certificate, privateKey, key, password };
}

const usual = {
  fecha: '2026-11-22T09:15:00',
  placeOfIssue: '77500',
  formaPago: '03',
  subtotal: '500.00',
  total: '500.00',
  issuerRfc: 'EKU9003173C9',
  rfc: 'MASO451221PM4',
  name: 'MARÍA OLIVIA MUÑOZ & SÁNCHEZ',
  postalCode: '77500',
  regime: '605',
  use: 'D04',
  description: 'Donativo en efectivo',
  global: false,
};

export type DonationFacts = Partial<typeof usual>;

/** A donation's CFDI 4.0, sealed. Its original string is told from the facts, and not from the document. */
export function sealedCfdi(csd: TestCsd, facts: DonationFacts = {}): string {
  const f = { ...usual, ...facts };
  const product = f.global ? '01010101' : '84101600';
  const unit = f.global ? 'ACT' : 'M4';
  const legend = 'Este comprobante ampara un donativo, deducible en los términos de ley.';
  const values = [
    ['4.0', 'DON', '17', f.fecha, f.formaPago, csd.number, f.subtotal, 'MXN', f.total],
    ['I', '01', 'PUE', f.placeOfIssue],
    f.global ? ['04', '11', '2026'] : [],
    [f.issuerRfc, 'CASA DE PRUEBA', '603'],
    [f.rfc, f.name, f.postalCode, f.regime, f.use],
    [product, '17', '1', unit, f.description, f.subtotal, f.subtotal, '01'],
    ['1.1', '325-SAT-09-IV-E-75116', '2013-10-21', legend],
  ];
  const original = `||${values.flat().join('|')}||`;
  const seal = sign('sha256', Buffer.from(original), csd.privateKey).toString('base64');
  const global = f.global
    ? '<cfdi:InformacionGlobal Periodicidad="04" Meses="11" Año="2026"/>'
    : '';
  return `<?xml version="1.0" encoding="UTF-8"?>
<cfdi:Comprobante xmlns:cfdi="http://www.sat.gob.mx/cfd/4" xmlns:donat="http://www.sat.gob.mx/donat" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://www.sat.gob.mx/cfd/4 http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd http://www.sat.gob.mx/donat http://www.sat.gob.mx/sitio_internet/cfd/donat/donat11.xsd" Version="4.0" Serie="DON" Folio="17" Fecha="${f.fecha}" Sello="${seal}" FormaPago="${f.formaPago}" NoCertificado="${csd.number}" Certificado="${csd.certificate.toString('base64')}" SubTotal="${f.subtotal}" Moneda="MXN" Total="${f.total}" TipoDeComprobante="I" Exportacion="01" MetodoPago="PUE" LugarExpedicion="${f.placeOfIssue}">${global}
  <cfdi:Emisor Rfc="${escapeXml(f.issuerRfc)}" Nombre="CASA DE PRUEBA" RegimenFiscal="603"/>
  <cfdi:Receptor Rfc="${escapeXml(f.rfc)}" Nombre="${escapeXml(f.name)}" DomicilioFiscalReceptor="${f.postalCode}" RegimenFiscalReceptor="${f.regime}" UsoCFDI="${f.use}"/>
  <cfdi:Conceptos>
    <cfdi:Concepto ClaveProdServ="${product}" NoIdentificacion="17" Cantidad="1" ClaveUnidad="${unit}" Descripcion="${escapeXml(f.description)}" ValorUnitario="${f.subtotal}" Importe="${f.subtotal}" ObjetoImp="01"/>
  </cfdi:Conceptos>
  <cfdi:Complemento>
    <donat:Donatarias version="1.1" noAutorizacion="325-SAT-09-IV-E-75116" fechaAutorizacion="2013-10-21" leyenda="${legend}"/>
  </cfdi:Complemento>
</cfdi:Comprobante>`;
}
