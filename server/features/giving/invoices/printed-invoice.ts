import {
  cfdiNamespace,
  type FiscalStamp,
  issuerOf,
  readFiscalStamp,
  receiverOf,
} from '#server/adapters/stamping/fiscal-stamp.ts';
import type { XmlElement } from '#server/adapters/stamping/xml-element.ts';
import { childOf, childrenOf, readXml } from '#server/adapters/stamping/xml-element.ts';

/** What the printed form shows of a stamped document, read from the document itself. */
export interface PrintedInvoice {
  /** Of the document as a whole, by the SAT's names. */
  document: Attributes;
  issuer: Attributes;
  receiver: Attributes;
  donataria: Attributes;
  concepts: readonly Attributes[];
  /** Undefined but for a global invoice. */
  global: Attributes | undefined;
  /** In pesos; undefined where no VAT is in it. */
  vat: string | undefined;
  stamp: FiscalStamp;
  /** Address of the SAT's page that verifies it: id, re, rr, tt and the end of the seal. */
  verification: string;
}

type Attributes = Readonly<Record<string, string>>;

const verificationPage = 'https://verificacfdi.facturaelectronica.sat.gob.mx/default.aspx';

export function readPrintedInvoice(xml: string): PrintedInvoice {
  const root = readXml(xml);
  const stamp = readFiscalStamp(xml);
  const child = (name: string) => childOf(root, cfdiNamespace, name);
  const issuer = attributesOf(issuerOf(root));
  const receiver = attributesOf(receiverOf(root));
  const donataria = childrenOf(root, cfdiNamespace, 'Complemento')
    .flatMap(({ children }) => children)
    .find(({ name }) => name === 'Donatarias');
  const query = Object.entries({
    id: stamp.uuid,
    re: issuer.Rfc ?? '',
    rr: receiver.Rfc ?? '',
    tt: root.attributes.Total ?? '',
    fe: stamp.documentSeal.slice(-8),
  }).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return {
    document: root.attributes,
    issuer,
    receiver,
    donataria: attributesOf(donataria),
    concepts: childrenOf(child('Conceptos'), cfdiNamespace, 'Concepto').map(attributesOf),
    global: child('InformacionGlobal')?.attributes,
    vat: childOf(root, cfdiNamespace, 'Impuestos')?.attributes.TotalImpuestosTrasladados,
    stamp,
    verification: `${verificationPage}?${query.join('&')}`,
  };
}

const attributesOf = (element: XmlElement | undefined): Attributes => element?.attributes ?? {};
