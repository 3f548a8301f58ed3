import { type ValueOf, vocabulary } from '../vocabulary.ts';
import { isClabe } from './clabe.ts';

/** The organisation's own account, as its bank's statements tell of it. */

export const statementLimits = {
  /** Bytes. */
  file: 5 * 1024 * 1024,
  /** Movements, those that took money included. */
  lines: 5_000,
  columns: 60,
} as const;

/** No statement goes further back: what is older is brought in by a table. */
export const earliestStatementDay = '2020-01-01';

/** How a statement is written. Banks do not publish their CSV: it is known by the names of its columns. */
export const statementLayouts = vocabulary({
  ofx: 'ofx',
  bbva: 'bbva',
  banorte: 'banorte',
  santander: 'santander',
  other: 'otro',
});
export type StatementLayout = ValueOf<typeof statementLayouts>;

export const lineStates = vocabulary({
  /** Nobody knows yet, of all of it or of a part, whose it is. */
  open: 'por_identificar',
  booked: 'identificada',
  /** No donation. */
  aside: 'apartada',
});
export type LineState = ValueOf<typeof lineStates>;

/** By what it is known whose a line is. */
export const lineBases = vocabulary({
  concept: 'concepto',
  /** By its concept as well, with another amount than its donor had said. */
  otherAmount: 'concepto_otro_monto',
  /** Somebody had noted it before the statement came. */
  noted: 'registrada_antes',
  person: 'a_mano',
});
export type LineBasis = ValueOf<typeof lineBases>;

/** Days by which the day that somebody noted may differ from the statement's. */
export const notedWithinDays = 3;
/** Days by which a bank may post what comes before the day of the site's time zone. */
export const earlyDays = 1;
/** Days after its last day for which a gift takes what comes with its concept by itself. */
export const conceptDays = 60;

const shortestAccount = 4;

/**
 * Whether what a statement calls its account is the one of this CLABE: the CLABE itself, the account's number within it
 * (banks leave out leading zeros, or the branch), or its last digits behind a mask.
 */
export function isOfAccount(said: string, clabe: string): boolean {
  const digits = said.replaceAll(/[\s'-]/g, '');
  if (isClabe(digits)) return digits === clabe;
  const account = clabe.slice(6, 17);
  const [, mask = '', visible = ''] = /^(\D*)(\d+)$/.exec(digits) ?? [];
  const number = mask === '' ? visible.replace(/^0+/, '') : visible;
  if (number.length < shortestAccount) return false;
  const plain = account.replace(/^0+/, '');
  return account.endsWith(number) || (mask === '' && number.endsWith(plain));
}

/** Groups of exactly seven digits: the concept of a gift may be among them. */
export const conceptsIn = (text: string): string[] => [
  ...new Set(text.match(/(?<!\d)\d{7}(?!\d)/g) ?? []),
];

const trackingKey =
  /\b(?:cve|clave)\.?\s*(?:de\s*)?rastreo\s*[:.]?\s*([a-z0-9]{5,30})(?![a-z0-9])/i;

/** The tracking key that a description names. */
export const trackingKeyIn = (text: string): string | undefined =>
  trackingKey.exec(text)?.[1]?.toUpperCase();

/** A cell with a tracking key, as it is compared; undefined for anything else. */
export function readTrackingKey(cell: string): string | undefined {
  const key = cell.replaceAll(/[\s'-]/g, '').toUpperCase();
  return /^[A-Z0-9]{5,30}$/.test(key) && !/^0+$/.test(key) ? key : undefined;
}
