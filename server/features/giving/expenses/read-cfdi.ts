import { isDate } from '#domain/dates.ts';
import type { PlainKey } from '#domain/error-messages/error-messages.ts';
import { AppError } from '#domain/errors.ts';
import type { CfdiFacts } from '#domain/expenses/expense.ts';
import { expenseLimits } from '#domain/expenses/expense-kinds.ts';
import { normalizeRfc } from '#domain/rfc.ts';
import { visibleLine } from '#domain/text.ts';
import { cfdiNamespace, stampNamespace } from '#server/adapters/stamping/fiscal-stamp.ts';
import {
  childOf,
  childrenOf,
  MalformedXml,
  readXml,
  type XmlElement,
} from '#server/adapters/stamping/xml-element.ts';

/** By namespace: the version that a document of it says it is. */
const versions: Readonly<Record<string, string>> = {
  [cfdiNamespace]: '4.0',
  'http://www.sat.gob.mx/cfd/3': '3.3',
};
const uuidShape = /^[0-9A-F]{8}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{12}$/;
const totalShape = /^[0-9]{1,12}(?:\.[0-9]{1,6})?$/;

const refusedKinds: Readonly<Record<string, PlainKey>> = {
  E: 'expenseCfdiCreditNote',
  P: 'expenseCfdiPayment',
  N: 'expenseCfdiOther',
  T: 'expenseCfdiOther',
};

/**
 * What an invoice's XML says of an expense, CFDI 4.0 or 3.3. Whether the seals are genuine is not looked at: it proves
 * nothing here, it saves typing.
 * @throws AppError invalid, under `cfdi`
 */
export function readCfdi(xml: string): CfdiFacts {
  if (xml.length > expenseLimits.cfdi) throw refuse('expenseCfdiTooLarge');
  const root = rootOf(xml);
  const version = versions[root.namespace];
  if (root.name !== 'Comprobante' || version === undefined) throw refuse('expenseCfdiInvalid');
  const { Version, TipoDeComprobante = '', Moneda, Total = '', Fecha = '' } = root.attributes;
  if (Version !== version) throw refuse('expenseCfdiVersion');
  const problem = refusedKinds[TipoDeComprobante];
  if (problem !== undefined) throw refuse(problem);
  if (TipoDeComprobante !== 'I') throw refuse('expenseCfdiInvalid');
  if (Moneda !== 'MXN') throw refuse('expenseCfdiCurrency');
  const { Nombre = '', Rfc = '' } = childOf(root, root.namespace, 'Emisor')?.attributes ?? {};
  const onDate = Fecha.slice(0, 10);
  const totalCents = totalShape.test(Total) ? Math.round(Number(Total) * 100) : 0;
  if (totalShape.test(Total) && totalCents === 0) throw refuse('expenseCfdiNothing');
  const isWhole =
    isDate(onDate) && totalCents > 0 && totalCents <= expenseLimits.largestCents && Rfc !== '';
  if (!isWhole) throw refuse('expenseCfdiInvalid');
  return {
    uuid: uuidOf(root),
    // The name may be missing in 3.3.
    supplier: [...(visibleLine(Nombre) || normalizeRfc(Rfc))].slice(0, 120).join(''),
    supplierRfc: normalizeRfc(Rfc).slice(0, 13),
    onDate,
    totalCents,
  };
}

function rootOf(xml: string): XmlElement {
  try {
    return readXml(xml.replace(/^[\u{feff}\s]+/u, ''), { asFound: true });
  } catch (error) {
    if (error instanceof MalformedXml) throw refuse('expenseCfdiInvalid', error);
    throw error;
  }
}

function uuidOf(root: XmlElement): string {
  const stamps = childrenOf(root, root.namespace, 'Complemento').flatMap((complement) =>
    childrenOf(complement, stampNamespace, 'TimbreFiscalDigital'),
  );
  const uuid = stamps[0]?.attributes.UUID?.toUpperCase() ?? '';
  if (stamps.length !== 1 || !uuidShape.test(uuid)) throw refuse('expenseCfdiUnstamped');
  return uuid;
}

const refuse = (reason: PlainKey, cause?: unknown) =>
  new AppError('invalid', reason, { details: { cfdi: [reason] }, cause });
