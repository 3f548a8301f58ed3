import { verify } from 'node:crypto';
import { isRfc } from '#domain/rfc.ts';
import { instantInCentralMexico } from './built-in/central-mexico.ts';
import {
  cfdiNamespace,
  type FiscalStamp,
  fiscalStampOf,
  stampElementsOf,
  stampNamespace,
  stampOriginalString,
} from './fiscal-stamp.ts';
import type { StampingProvider } from './stamping-provider.ts';
import { MalformedXml, readXml, type XmlElement } from './xml-element.ts';

/** Why what a provider answered is not taken for our document with its stamp. */
type StampDefect = 'otherDocument' | 'badStamp' | 'knownUuid';

/** Something may have been stamped, but not as it should be: for a person to look at. */
export class DoubtfulStamp extends Error {
  override readonly name = 'DoubtfulStamp';
  readonly defect: StampDefect;
  /** What is wrong, as the document names it: 'Comprobante Total', 'UUID'. */
  readonly detail: string;
  /** As it came. */
  readonly answer: string;

  constructor(defect: StampDefect, detail: string, answer: string) {
    super(`${defect}: ${detail}`);
    this.defect = defect;
    this.detail = detail;
    this.answer = answer;
  }
}

/**
 * The stamp of a document that is the sealed one, unchanged but for its tfd:TimbreFiscalDigital, which is whole, belongs
 * to its seal and is dated plausibly. Whether the SAT's seal in it is genuine is verified only where the provider's key
 * is known (`stampKey`).
 * @throws DoubtfulStamp
 */
export async function readOwnStamp(
  sealedXml: string,
  answer: string,
  { now, stampKey }: { now: Date; stampKey: StampingProvider['stampKey'] },
): Promise<FiscalStamp> {
  const own = readXml(sealedXml);
  const answered = parse(answer);
  const stamps = stampElementsOf(answered);
  const [element] = stamps;
  if (!element || stamps.length > 1) {
    throw new DoubtfulStamp('badStamp', 'TimbreFiscalDigital', answer);
  }
  const difference = differenceBetween(own, withoutStamp(answered));
  if (difference) throw new DoubtfulStamp('otherDocument', difference, answer);
  const fault = faultOf(element, own, now);
  if (fault) throw new DoubtfulStamp('badStamp', fault, answer);
  const stamp = fiscalStampOf(element);
  const key = await stampKey?.();
  if (key) {
    const signed = Buffer.from(stampOriginalString(stamp));
    if (!verify('sha256', signed, key, Buffer.from(stamp.seal, 'base64'))) {
      throw new DoubtfulStamp('badStamp', 'SelloSAT', answer);
    }
  }
  return stamp;
}

/** It is kept as UTF-8, whatever it says. */
const otherEncoding = /^\uFEFF?\s*<\?xml[^>]*\bencoding\s*=\s*["'](?!utf-8["'])/i;

function parse(answer: string): XmlElement {
  if (otherEncoding.test(answer)) throw new DoubtfulStamp('otherDocument', 'encoding', answer);
  try {
    return readXml(answer);
  } catch (error) {
    if (error instanceof MalformedXml) throw new DoubtfulStamp('otherDocument', 'XML', answer);
    throw error;
  }
}

/** Without that of its own complement: one that stands elsewhere is a difference. */
const withoutStamp = (comprobante: XmlElement): XmlElement => ({
  ...comprobante,
  children: comprobante.children.flatMap((child) => {
    if (child.namespace !== cfdiNamespace || child.name !== 'Complemento') return [child];
    const children = child.children.filter((one) => !isStamp(one));
    // Made for the stamp: what is no donation has none of its own.
    const wasMadeForIt = children.length === 0 && child.children.length === 1;
    return wasMadeForIt ? [] : [{ ...child, children }];
  }),
});

const isStamp = ({ namespace, name }: XmlElement): boolean =>
  namespace === stampNamespace && name === 'TimbreFiscalDigital';

/** By what the documents say: not by prefixes, the order of attributes, or blanks between elements. */
function differenceBetween(own: XmlElement, other: XmlElement): string | undefined {
  if (own.namespace !== other.namespace || own.name !== other.name) return own.name;
  const names = new Set([...attributeNames(own), ...attributeNames(other)]);
  for (const name of names) {
    if (own.attributes[name] !== other.attributes[name]) return `${own.name} ${name}`;
  }
  if (own.text.trim() !== other.text.trim()) return own.name;
  for (const [at, child] of own.children.entries()) {
    const counterpart = other.children[at];
    if (!counterpart) return child.name;
    const difference = differenceBetween(child, counterpart);
    if (difference) return difference;
  }
  return other.children[own.children.length]?.name;
}

/** Declarations of namespaces are read already. */
const attributeNames = ({ attributes }: XmlElement): string[] =>
  Object.keys(attributes).filter((name) => name !== 'xmlns' && !name.startsWith('xmlns:'));

const minute = 60_000;
const hour = 60 * minute;

/**
 * Milliseconds that a clock may be off, with the hour by which the place of issue may be ahead of central Mexico, in
 * whose hour stamps are dated; some providers date them by that place as well.
 */
const tolerance = hour + 15 * minute;
/** The SAT's 72 hours, and two by which a place of issue may be behind. */
const longestUnstamped = 74 * hour;

const base64 = /^[A-Za-z0-9+/]+={0,2}$/;
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const nobodysUuid = /^[0-]+$/;

type Rule = (value: string, own: XmlElement['attributes'], now: Date) => boolean;

/** Of what every stamp has. */
const rules: readonly (readonly [string, Rule])[] = [
  ['Version', (value) => value === '1.1'],
  ['UUID', (value) => uuid.test(value) && !nobodysUuid.test(value)],
  ['FechaTimbrado', (value, { Fecha = '' }, now) => isPlausible(value, Fecha, now)],
  ['RfcProvCertif', isRfc],
  ['SelloCFD', (value, { Sello }) => value === Sello],
  ['NoCertificadoSAT', (value) => /^\d{20}$/.test(value)],
  // Of an RSA key of 1024 bits or more.
  ['SelloSAT', (value) => base64.test(value) && Buffer.from(value, 'base64').length >= 128],
];
const known = [...rules.map(([name]) => name), 'Leyenda', 'xsi:schemaLocation'];

/** The name of the first attribute that no stamp of this document can have. */
function faultOf(element: XmlElement, own: XmlElement, now: Date): string | undefined {
  const { attributes, children, text } = element;
  const wrong = rules.find(
    ([name, isRight]) => !isRight(attributes[name] ?? '', own.attributes, now),
  );
  if (wrong) return wrong[0];
  if (children.length > 0 || text.trim()) return element.name;
  return attributeNames(element).find((name) => !known.includes(name));
}

function isPlausible(written: string, sealedAt: string, now: Date): boolean {
  const [stamped, sealed] = [instantInCentralMexico(written), instantInCentralMexico(sealedAt)];
  if (!stamped || !sealed) return false;
  const age = stamped.getTime() - sealed.getTime();
  const isPast = stamped.getTime() <= now.getTime() + tolerance;
  return isPast && age >= -tolerance && age <= longestUnstamped + tolerance;
}
