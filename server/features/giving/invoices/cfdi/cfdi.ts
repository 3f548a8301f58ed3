/**
 * An invoice as the SAT wants it (CFDI 4.0), paid at once, in pesos: of donations with Donatarias 1.1 and without taxes, of a recovery
 * fee without the complement.
 */
export interface Cfdi {
  series: string;
  folio: number;
  /** Without a zone, as clocks at `placeOfIssue` show it: 2026-11-22T09:15:00. */
  issuedAt: string;
  /** A code of c_FormaPago. */
  paymentForm: string;
  /** A postal code. */
  placeOfIssue: string;
  issuer: { rfc: string; name: string; regime: string };
  receiver: { rfc: string; name: string; postalCode: string; regime: string; use: string };
  /** Of a global invoice: the month that it covers, from 1. */
  month?: { year: number; month: number };
  concepts: readonly CfdiConcept[];
  /** Of donations alone. */
  donataria?: Donataria | undefined;
}

export interface CfdiConcept {
  /** What the portal knows it by: series and folio of the donation. */
  reference: string;
  description: string;
  /** With the tax that it has. */
  amountCents: number;
  /** Of a recovery fee. */
  fee?: FeeTreatment | undefined;
  /** Of a gift in kind: of c_ClaveProdServ. */
  goods?: string | undefined;
}

/** As the organisation's accountant has chosen. */
export interface FeeTreatment {
  /** Of c_ClaveProdServ. */
  product: string;
  tax: 'none' | 'exempt' | 'vat16';
}

/** The authorisation to receive deductible donations. */
interface Donataria {
  number: string;
  /** YYYY-MM-DD. */
  date: string;
  legend: string;
}

export const totalCents = ({ concepts }: Pick<Cfdi, 'concepts'>): number =>
  concepts.reduce((sum, { amountCents }) => sum + amountCents, 0);

/** What of an amount is the price, and what its VAT: rounded so that together they are what was paid. */
export function taxOf({ amountCents, fee }: CfdiConcept): { baseCents: number; taxCents: number } {
  if (fee?.tax !== 'vat16') return { baseCents: amountCents, taxCents: 0 };
  const baseCents = Math.round((amountCents * 100) / 116);
  return { baseCents, taxCents: amountCents - baseCents };
}
