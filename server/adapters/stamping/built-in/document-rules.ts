import { verify } from 'node:crypto';
import { instantIn } from '#domain/events/place-time.ts';
import { timezoneOf } from '#domain/time-zones.ts';
import { cfdiNamespace, issuerOf, receiverOf, stampElementsOf } from '../fiscal-stamp.ts';
import { childOf, childrenOf, type XmlElement } from '../xml-element.ts';
import type { Fault } from './fault.ts';
import { cfdiOriginalString, UnknownNode } from './original-string.ts';
import { findReceiverFault } from './receiver-rules.ts';
import { readSealCertificate } from './seal-certificate.ts';

const hour = 3_600_000;
/** Milliseconds that the clock of whoever issues may be fast. */
const fast = 300_000;

/** What a certification provider looks at before it stamps, as far as donations have it. */
export function findFault(comprobante: XmlElement, now: Date): Fault | undefined {
  if (comprobante.namespace !== cfdiNamespace || comprobante.name !== 'Comprobante') {
    return faults.malformed;
  }
  if (comprobante.attributes.Version !== '4.0') return faults.malformed;
  if (stampElementsOf(comprobante).length > 0) return faults.stamped;
  const complement = childOf(comprobante, cfdiNamespace, 'Complemento');
  if (complement && !complement.endTagAt) return faults.malformed;
  return (
    findSealFault(comprobante, now) ??
    findAmountFault(comprobante) ??
    findGlobalFault(comprobante) ??
    findReceiverFault(receiverOf(comprobante), comprobante.attributes.LugarExpedicion)
  );
}

function findSealFault(comprobante: XmlElement, now: Date): Fault | undefined {
  const { attributes } = comprobante;
  const { Certificado = '', NoCertificado, Sello = '' } = attributes;
  const csd = readSealCertificate(Buffer.from(Certificado, 'base64'));
  if (!csd || csd.number !== NoCertificado) return faults.certificate;
  if (csd.rfc !== issuerOf(comprobante)?.attributes.Rfc) return faults.issuer;
  const sealedAt = readDate(attributes);
  if (!sealedAt) return faults.date;
  if (sealedAt < csd.validFrom || sealedAt > csd.validTo) return faults.expired;
  const age = now.getTime() - sealedAt.getTime();
  if (age > 72 * hour || age < -fast) return faults.dateOutOfRange;
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(Sello)) return faults.seal;
  try {
    const signed = Buffer.from(cfdiOriginalString(comprobante));
    const { publicKey } = csd.certificate;
    return verify('sha256', signed, publicKey, Buffer.from(Sello, 'base64'))
      ? undefined
      : faults.seal;
  } catch (error) {
    if (error instanceof UnknownNode) return faults.malformed;
    throw error;
  }
}

/** Fecha, by the clocks of the place of issue; undefined for what is no date of this form. */
function readDate({ Fecha = '', LugarExpedicion = '' }: XmlElement['attributes']) {
  const [, day = '', time = ''] = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2}:\d{2})$/.exec(Fecha) ?? [];
  if (Number.isNaN(Date.parse(`${day}T${time}Z`))) return undefined;
  return instantIn(timezoneOf(LugarExpedicion), day, time);
}

function findAmountFault(comprobante: XmlElement): Fault | undefined {
  const { FormaPago = '', SubTotal, Descuento, Total } = comprobante.attributes;
  if (!/^(0[1-68]|1[23457]|2[3-9]|3[01]|99)$/.test(FormaPago)) return faults.paymentForm;
  const concepts = childrenOf(
    childOf(comprobante, cfdiNamespace, 'Conceptos'),
    cfdiNamespace,
    'Concepto',
  );
  const cents = concepts.map(({ attributes }) => centsOf(attributes.Importe));
  const sum = cents.reduce((total, one) => total + one, 0);
  if (concepts.length === 0 || sum !== centsOf(SubTotal)) return faults.subtotal;
  const taxes = childOf(comprobante, cfdiNamespace, 'Impuestos')?.attributes;
  const transferred = centsOf(taxes?.TotalImpuestosTrasladados ?? '0');
  const discount = Descuento === undefined ? 0 : centsOf(Descuento);
  const total = centsOf(SubTotal) - discount + transferred;
  return total === centsOf(Total) && total > 0 ? undefined : faults.total;
}

/** NaN, which equals nothing, for what is no amount of pesos. */
const centsOf = (amount = ''): number =>
  /^\d{1,18}(\.\d{1,2})?$/.test(amount) ? Math.round(Number(amount) * 100) : Number.NaN;

function findGlobalFault(comprobante: XmlElement): Fault | undefined {
  const { Rfc, Nombre } = receiverOf(comprobante)?.attributes ?? {};
  const toEverybody = Rfc === 'XAXX010101000' && Nombre === 'PUBLICO EN GENERAL';
  const isGlobal = childOf(comprobante, cfdiNamespace, 'InformacionGlobal') !== undefined;
  return toEverybody === isGlobal ? undefined : faults.global;
}

const faults = {
  malformed: { code: '301', message: 'XML mal formado.' },
  stamped: { code: '307', message: 'El comprobante contiene un timbre previo.' },
  certificate: {
    code: 'CFDI40105',
    message: 'El certificado no cumple con alguno de los valores permitidos.',
  },
  issuer: { code: '303', message: 'Sello no corresponde a emisor o caduco.' },
  date: {
    code: 'CFDI40101',
    message: 'El campo Fecha no cumple con el patrón requerido.',
  },
  expired: {
    code: '305',
    message: 'La fecha de emisión no esta dentro de la vigencia del CSD del emisor.',
  },
  dateOutOfRange: { code: '401', message: 'Fecha y hora de generación fuera de rango.' },
  seal: {
    code: 'CFDI40102',
    message:
      'El resultado de la digestión debe ser igual al resultado de la desencripción del sello.',
  },
  paymentForm: {
    code: 'CFDI40103',
    message: 'El campo FormaPago no contiene un valor del catálogo c_FormaPago.',
  },
  subtotal: {
    code: 'CFDI40108',
    message:
      'El TipoDeComprobante es I,E o N, el importe registrado en el campo no es igual a la suma de los importes de los conceptos registrados.',
  },
  total: {
    code: 'CFDI40119',
    message:
      'El campo Total no corresponde con la suma del subtotal, menos los descuentos aplicables, más las contribuciones recibidas menos los impuestos retenidos.',
  },
  global: {
    code: 'CFDI40130',
    message:
      'El nodo InformacionGlobal debe existir cuando el receptor es PUBLICO EN GENERAL con el RFC XAXX010101000, y solo entonces.',
  },
} as const satisfies Record<string, Fault>;
