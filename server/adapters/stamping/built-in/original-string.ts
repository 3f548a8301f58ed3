import { cfdiNamespace, collapseSpace, stampNamespace } from '../fiscal-stamp.ts';
import { childOf, childrenOf, type XmlElement } from '../xml-element.ts';

const donationNamespace = 'http://www.sat.gob.mx/donat';

/** A node that no invoice of the portal has: its place in the original string is not known here. */
export class UnknownNode extends Error {
  override readonly name = 'UnknownNode';
}

/** In the order of Anexo 20; with ? what may be missing. */
const attributes = {
  Comprobante:
    'Version Serie? Folio? Fecha FormaPago? NoCertificado CondicionesDePago? SubTotal Descuento? Moneda TipoCambio? Total TipoDeComprobante Exportacion MetodoPago? LugarExpedicion Confirmacion?',
  InformacionGlobal: 'Periodicidad Meses Año',
  CfdiRelacionados: 'TipoRelacion',
  CfdiRelacionado: 'UUID',
  Emisor: 'Rfc Nombre RegimenFiscal FacAtrAdquirente?',
  Receptor:
    'Rfc Nombre DomicilioFiscalReceptor ResidenciaFiscal? NumRegIdTrib? RegimenFiscalReceptor UsoCFDI',
  Concepto:
    'ClaveProdServ NoIdentificacion? Cantidad ClaveUnidad Unidad? Descripcion ValorUnitario Importe Descuento? ObjetoImp',
  Traslado: 'Base Impuesto TipoFactor TasaOCuota? Importe?',
  Impuestos: 'TotalImpuestosTrasladados?',
  Donatarias: 'version noAutorizacion fechaAutorizacion leyenda',
} as const;

/** What only holds others. */
const folders = new Set(['Conceptos', 'Complemento', 'Traslados']);

/** What the issuer's seal signs, told from the document itself. @throws UnknownNode */
export function cfdiOriginalString(comprobante: XmlElement): string {
  const nodes = [
    comprobante,
    ...children(comprobante, 'InformacionGlobal'),
    ...children(comprobante, 'CfdiRelacionados').flatMap((related) => [
      related,
      ...children(related, 'CfdiRelacionado'),
    ]),
    ...children(comprobante, 'Emisor'),
    ...children(comprobante, 'Receptor'),
    ...children(childOf(comprobante, cfdiNamespace, 'Conceptos'), 'Concepto').flatMap((concept) => [
      concept,
      ...children(concept, 'Impuestos').flatMap(transfersOf),
    ]),
    ...children(comprobante, 'Impuestos').flatMap((taxes) => [...transfersOf(taxes), taxes]),
    ...children(comprobante, 'Complemento').flatMap(sealedComplements),
  ];
  refuseUnknown(comprobante);
  return `||${nodes.flatMap(valuesOf).join('|')}||`;
}

const children = (element: XmlElement | undefined, name: keyof typeof attributes | 'Complemento') =>
  childrenOf(element, cfdiNamespace, name);

const transfersOf = (taxes: XmlElement): XmlElement[] =>
  children(childOf(taxes, cfdiNamespace, 'Traslados'), 'Traslado');

/** The stamp comes after the seal, and is no part of what it signs. */
const sealedComplements = (complement: XmlElement): XmlElement[] =>
  complement.children.filter(({ namespace }) => namespace !== stampNamespace);

function valuesOf({ name, attributes: given }: XmlElement): string[] {
  const names = attributes[name as keyof typeof attributes];
  return names.split(' ').flatMap((written) => {
    const value = given[written.replace('?', '')];
    return value === undefined && written.endsWith('?') ? [] : [collapseSpace(value ?? '')];
  });
}

function refuseUnknown(element: XmlElement): void {
  for (const child of element.children) {
    const known =
      child.namespace === cfdiNamespace
        ? child.name in attributes || folders.has(child.name)
        : child.namespace === stampNamespace ||
          (child.namespace === donationNamespace && child.name === 'Donatarias');
    if (!known) throw new UnknownNode(child.name);
    if (child.name === 'Impuestos' && transfersOf(child).length === 0) {
      throw new UnknownNode(child.name);
    }
    refuseUnknown(child);
  }
}
