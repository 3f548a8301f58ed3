import { childOf, childrenOf, MalformedXml, readXml, type XmlElement } from './xml-element.ts';

export const cfdiNamespace = 'http://www.sat.gob.mx/cfd/4';
export const stampNamespace = 'http://www.sat.gob.mx/TimbreFiscalDigital';

/** A tfd:TimbreFiscalDigital 1.1. */
export interface FiscalStamp {
  uuid: string;
  /** Hour of central Mexico, without a zone. */
  stampedAt: string;
  /** RFC of the provider that stamped. */
  providerRfc: string;
  legend?: string;
  /** The document's own seal, repeated. */
  documentSeal: string;
  /** Twenty digits. */
  certificateNumber: string;
  /** RSA-SHA256 of the stamp's original string, base64. */
  seal: string;
}

/** What the stamp's seal signs, by the SAT's rule: the values in their order, each run of white space as one blank. */
export function stampOriginalString(stamp: Omit<FiscalStamp, 'seal'>): string {
  const values = [
    '1.1',
    stamp.uuid,
    stamp.stampedAt,
    stamp.providerRfc,
    ...(stamp.legend === undefined ? [] : [stamp.legend]),
    stamp.documentSeal,
    stamp.certificateNumber,
  ];
  return `||${values.map(collapseSpace).join('|')}||`;
}

/** XPath's normalize-space(): a no-break space is no white space to it. */
export const collapseSpace = (text: string): string =>
  text.replace(/[ \t\r\n]+/g, ' ').replace(/^ | $/g, '');

/** The stamps within a document: one at most, unless somebody stamped it twice. */
export const stampElementsOf = (comprobante: XmlElement): XmlElement[] =>
  childrenOf(comprobante, cfdiNamespace, 'Complemento').flatMap((complement) =>
    childrenOf(complement, stampNamespace, 'TimbreFiscalDigital'),
  );

/** @throws MalformedXml unless `xml` is a document with exactly one whole stamp */
export function readFiscalStamp(xml: string): FiscalStamp {
  const comprobante = readXml(xml);
  const [element, ...more] = stampElementsOf(comprobante);
  if (!element || more.length > 0) throw new MalformedXml('has not exactly one stamp');
  const stamp = fiscalStampOf(element);
  if (stamp.documentSeal !== comprobante.attributes.Sello) {
    throw new MalformedXml('has the stamp of another document');
  }
  return stamp;
}

/** @throws MalformedXml */
export function fiscalStampOf(element: XmlElement): FiscalStamp {
  const value = (name: string) => {
    const found = element.attributes[name];
    if (!found) throw new MalformedXml(`has a stamp without ${name}`);
    return found;
  };
  return {
    uuid: value('UUID'),
    stampedAt: value('FechaTimbrado'),
    providerRfc: value('RfcProvCertif'),
    legend: element.attributes.Leyenda,
    documentSeal: value('SelloCFD'),
    certificateNumber: value('NoCertificadoSAT'),
    seal: value('SelloSAT'),
  };
}

/**
 * The document with a whole tfd:TimbreFiscalDigital as the last thing within its complement, where every donation has
 * one, and otherwise unchanged: what is no donation gets a complement for it.
 * @throws MalformedXml
 */
export function withStamp(sealedXml: string, stamp: string): string {
  const root = readXml(sealedXml);
  const complement = childOf(root, cfdiNamespace, 'Complemento');
  const at = complement ? complement.endTagAt : root.endTagAt;
  if (at === undefined) throw new MalformedXml('has no place for a stamp');
  const added = complement ? stamp : `<cfdi:Complemento>${stamp}</cfdi:Complemento>`;
  return sealedXml.slice(0, at) + added + sealedXml.slice(at);
}

export const issuerOf = (comprobante: XmlElement): XmlElement | undefined =>
  childOf(comprobante, cfdiNamespace, 'Emisor');

export const receiverOf = (comprobante: XmlElement): XmlElement | undefined =>
  childOf(comprobante, cfdiNamespace, 'Receptor');
