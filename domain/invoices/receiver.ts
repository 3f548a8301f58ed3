import { findFederalState } from '../federal-states.ts';
import type { MessageKey } from '../messages.ts';
import { findStateOfPostalCode, isPostalCode } from '../postal-codes.ts';
import { genericRfcs, hasRfcCheckDigit, isRfc } from '../rfc.ts';
import { withoutCapitalRegime } from './capital-regimes.ts';

/** Who an invoice is made out to, as the SAT knows them. */
export interface InvoiceReceiver {
  /** Normalised. */
  rfc: string;
  legalName: string;
  /** A code of c_RegimenFiscal. */
  taxRegime: string;
  taxPostalCode: string;
}

/** 'generic': nobody's own RFC, so without fiscal effect. */
export type TaxpayerKind = 'person' | 'company' | 'generic';

/** Takes a well-formed RFC: a company's has 12 characters, a person's 13. */
export function taxpayerKind(rfc: string): TaxpayerKind {
  if (genericRfcs.includes(rfc)) return 'generic';
  return rfc.length === 12 ? 'company' : 'person';
}

/** The régimen of who has none: the generic RFCs'. */
export const regimeOfNobody = '616';

/** The SAT keeps this name for global invoices (CFDI40146). */
export const generalPublicName = 'PUBLICO EN GENERAL';
export const generalPublicRfc = 'XAXX010101000';

/**
 * A name as the SAT has it registered: in capitals, and a company's without its régimen de capital. Accents, Ñ and &
 * stay, for so the constancia shows them.
 */
export function satName(name: string, kind: TaxpayerKind): string {
  const capitals = name
    .normalize('NFC')
    .toUpperCase()
    .replace(/[|\s]+/g, ' ')
    .trim();
  return kind === 'company' ? withoutCapitalRegime(capitals) : capitals;
}

/** What of the billing data makes an invoice impossible, by field. */
export function receiverProblems(
  receiver: InvoiceReceiver,
): Partial<Record<keyof InvoiceReceiver, MessageKey>> {
  const { rfc, legalName, taxRegime, taxPostalCode } = receiver;
  const isGeneric = taxpayerKind(rfc) === 'generic';
  return {
    ...(!isRfc(rfc) && { rfc: 'rfcInvalid' as const }),
    ...(legalName.trim() === '' && { legalName: 'required' as const }),
    ...(isForGeneralPublic(legalName) && { legalName: 'valueInvalid' as const }),
    ...(!isGeneric && taxRegime === '' && { taxRegime: 'chooseOption' as const }),
    ...(!isGeneric &&
      !isPostalCode(taxPostalCode) && { taxPostalCode: 'postalCodeNotFiveDigits' as const }),
  };
}

const isForGeneralPublic = (name: string) =>
  name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase().replace(/\s+/g, ' ').trim() ===
  generalPublicName;

export type ReceiverWarning = 'rfcCheckDigit' | 'postalCodeOfOtherState';

/**
 * What is odd and may still be right: some RFCs carry another check digit, and people live elsewhere than they pay
 * taxes.
 * @param livesIn the state of the person's address, as they wrote it; '' where they did not
 */
export function receiverWarnings(receiver: InvoiceReceiver, livesIn: string): ReceiverWarning[] {
  const { rfc, taxPostalCode } = receiver;
  const state = findFederalState(livesIn);
  const taxState = findStateOfPostalCode(taxPostalCode);
  const isOwn = isRfc(rfc) && taxpayerKind(rfc) !== 'generic';
  return [
    ...(isOwn && !hasRfcCheckDigit(rfc) ? (['rfcCheckDigit'] as const) : []),
    ...(isOwn && isPostalCode(taxPostalCode) && state !== undefined && taxState !== state
      ? (['postalCodeOfOtherState'] as const)
      : []),
  ];
}
