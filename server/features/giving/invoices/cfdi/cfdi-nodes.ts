import { type Cfdi, type CfdiConcept, taxOf, totalCents } from './cfdi.ts';
import { type CfdiNode, element, pesos, signed, unsigned } from './cfdi-node.ts';
import { conceptTaxes, documentTaxes } from './cfdi-taxes.ts';

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
  const subtotal = pesos(cfdi.concepts.reduce((sum, one) => sum + taxOf(one).baseCents, 0));
  return {
    name: 'cfdi:Comprobante',
    attributes: [
      unsigned('xmlns:cfdi', 'http://www.sat.gob.mx/cfd/4'),
      ...(donataria ? [unsigned('xmlns:donat', 'http://www.sat.gob.mx/donat')] : []),
      unsigned('xmlns:xsi', 'http://www.w3.org/2001/XMLSchema-instance'),
      unsigned('xsi:schemaLocation', schemaLocations.slice(0, donataria ? 2 : 1).join(' ')),
      signed('Version', '4.0'),
      signed('Serie', cfdi.series),
      signed('Folio', String(cfdi.folio)),
      signed('Fecha', cfdi.issuedAt),
      unsigned('Sello', seal),
      signed('FormaPago', cfdi.paymentForm),
      signed('NoCertificado', sealer.certificateNumber),
      unsigned('Certificado', sealer.certificate),
      signed('SubTotal', subtotal),
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
      ...documentTaxes(cfdi.concepts),
      ...(donataria ? [complement(donataria)] : []),
    ],
  };
}

const complement = ({ number, date, legend }: NonNullable<Cfdi['donataria']>) =>
  element(
    'cfdi:Complemento',
    [],
    [
      element('donat:Donatarias', [
        signed('version', '1.1'),
        signed('noAutorizacion', number),
        signed('fechaAutorizacion', date),
        signed('leyenda', legend),
      ]),
    ],
  );

/**
 * Product and unit as the SAT's guide wants them: of donations in money, of goods (as one lot, whose description counts them; appendix 10),
 * of what a global invoice sums up, and of a service.
 */
function conceptNode(concept: CfdiConcept, isGlobal: boolean): CfdiNode {
  const { reference, description, fee, goods } = concept;
  const amount = pesos(taxOf(concept).baseCents);
  const attributes = [
    signed('ClaveProdServ', fee?.product ?? goods ?? (isGlobal ? '01010101' : '84101600')),
    signed('NoIdentificacion', reference),
    signed('Cantidad', '1'),
    signed('ClaveUnidad', unitOf(concept, isGlobal)),
    signed('Descripcion', description),
    signed('ValorUnitario', amount),
    signed('Importe', amount),
    signed('ObjetoImp', fee && fee.tax !== 'none' ? '02' : '01'),
  ];
  return element('cfdi:Concepto', attributes, conceptTaxes(concept));
}

/** Of c_ClaveUnidad: a service, one (a lot of goods), an activity, a value in money. */
function unitOf({ fee, goods }: CfdiConcept, isGlobal: boolean): string {
  if (fee) return 'E48';
  if (goods) return 'C62';
  return isGlobal ? 'ACT' : 'M4';
}

const schemaLocations = [
  'http://www.sat.gob.mx/cfd/4 http://www.sat.gob.mx/sitio_internet/cfd/4/cfdv40.xsd',
  'http://www.sat.gob.mx/donat http://www.sat.gob.mx/sitio_internet/cfd/donat/donat11.xsd',
];

/** Of c_Periodicidad. */
const monthly = '04';
