/** A donation's invoice as the SAT wants it (CFDI 4.0 with Donatarias 1.1): paid at once, in pesos, without taxes. */
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
  donataria: Donataria;
}

export interface CfdiConcept {
  /** What the portal knows it by: series and folio of the donation. */
  reference: string;
  description: string;
  amountCents: number;
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
