import { type Cfdi, type CfdiConcept, totalCents } from './cfdi.ts';

/**
 * An element of the document. Elements and their attributes stand in the order of the SAT's cadena original, so that
 * the document and what its seal signs are written from one description.
 */
export interface CfdiNode {
  name: string;
  attributes: readonly Attribute[];
  children?: readonly CfdiNode[];
}

interface Attribute {
  name: string;
  value: string;
  /** Stands in the document alone: the seal does not sign it. */
  unsigned?: true;
}

/** The public half of who seals. */
export interface Sealer {
  /** 20 digits. */
  certificateNumber: string;
  /** Base64 of its DER. */
  certificate: string;
}

/** @param seal base64; not known yet while the cadena original is written */
export function cfdiNodes(cfdi: Cfdi, sealer: Sealer, seal = ''): CfdiNode {
  const { issuer, receiver, month, donataria } = cfdi;
  const total = pesos(totalCents(cfdi));
  return {
    name: 'cfdi:Comprobante',
    attributes: [
      unsigned('xmlns:cfdi', 'http://www.sat.gob.mx/cfd/4'),
      unsigned('xmlns:donat', 'http://www.sat.gob.mx/donat'),
      unsigned('xmlns:xsi', 'http://www.w3.org/2001/XMLSchema-instance'),
      unsigned('xsi:schemaLocation', schemaLocations),
      signed('Version', '4.0'),
      signed('Serie', cfdi.series),
      signed('Folio', String(cfdi.folio)),
      signed('Fecha', cfdi.issuedAt),
      unsigned('Sello', seal),
      signed('FormaPago', cfdi.paymentForm),
      signed('NoCertificado', sealer.certificateNumber),
      unsigned('Certificado', sealer.certificate),
      signed('SubTotal', total),
      signed('Moneda', 'MXN'),
      signed('Total', total),
      signed('TipoDeComprobante', 'I'),
      signed('Exportacion', '01'),
      signed('MetodoPago', 'PUE'),
      signed('LugarExpedicion', cfdi.placeOfIssue),
    ],
    children: [
      ...(month
        ? [
            element('cfdi:InformacionGlobal', [
              signed('Periodicidad', monthly),
              signed('Meses', String(month.month).padStart(2, '0')),
              signed('Año', String(month.year)),
            ]),
          ]
        : []),
      element('cfdi:Emisor', [
        signed('Rfc', issuer.rfc),
        signed('Nombre', issuer.name),
        signed('RegimenFiscal', issuer.regime),
      ]),
      element('cfdi:Receptor', [
        signed('Rfc', receiver.rfc),
        signed('Nombre', receiver.name),
        signed('DomicilioFiscalReceptor', receiver.postalCode),
        signed('RegimenFiscalReceptor', receiver.regime),
        signed('UsoCFDI', receiver.use),
      ]),
      element(
        'cfdi:Conceptos',
        [],
        cfdi.concepts.map((concept) => conceptNode(concept, month !== undefined)),
      ),
      element(
        'cfdi:Complemento',
        [],
        [
          element('donat:Donatarias', [
            signed('version', '1.1'),
            signed('noAutorizacion', donataria.number),
            signed('fechaAutorizacion', donataria.date),
            signed('leyenda', donataria.legend),
          ]),
        ],
      ),
    ],
  };
}

/** Product and unit as the SAT's guide wants them of donations in money, and of what a global invoice sums up. */
function conceptNode(
  { reference, description, amountCents }: CfdiConcept,
  isGlobal: boolean,
): CfdiNode {
  const amount = pesos(amountCents);
  return element('cfdi:Concepto', [
    signed('ClaveProdServ', isGlobal ? '01010101' : '84101600'),
    signed('NoIdentificacion', reference),
    signed('Cantidad', '1'),
    signed('ClaveUnidad', isGlobal ? 'ACT' : 'M4'),
    signed('Descripcion', description),
    signed('ValorUnitario', amount),
    signed('Importe', amount),
    signed('ObjetoImp', '01'),
  ]);
}

const schemaLocations = [
  'http://www.sat.gob.mx/cfd/4 http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd',
  'http://www.sat.gob.mx/donat http://www.sat.gob.mx/sitio_internet/cfd/donat/donat11.xsd',
].join(' ');

/** Of c_Periodicidad. */
const monthly = '04';

const signed = (name: string, value: string): Attribute => ({ name, value });
const unsigned = (name: string, value: string): Attribute => ({ name, value, unsigned: true });

const element = (
  name: string,
  attributes: readonly Attribute[],
  children?: readonly CfdiNode[],
): CfdiNode => ({ name, attributes, children });

/** '1234.50' */
const pesos = (cents: number) =>
  `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
