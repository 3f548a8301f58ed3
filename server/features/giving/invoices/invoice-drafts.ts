import { v7 as uuid } from 'uuid';
import { dateIn } from '#domain/clock.ts';
import type { Donation } from '#domain/donations/donation.ts';
import { type DonationKind, isChargeKind } from '#domain/donations/donation-kind.ts';
import type { Invoice } from '#domain/invoices/invoice.ts';
import type { Issuer } from '#domain/invoices/issuer.ts';
import { satName } from '#domain/invoices/receiver.ts';
import { timezoneOf } from '#domain/time-zones.ts';
import { type Cfdi, type CfdiConcept, type FeeTreatment, totalCents } from './cfdi/cfdi.ts';
import type { SealCertificate } from './cfdi/seal-certificate.ts';
import { sealCfdi } from './cfdi/sealed-cfdi.ts';

/** What an invoice says that neither its issuer nor its donations do. */
export interface Draft {
  folio: number;
  receiver: Cfdi['receiver'];
  paymentForm: string;
  concepts: readonly CfdiConcept[];
  month?: { year: number; month: number };
  /** In the place of the issuer's, for the complement of donations. */
  legend?: string | undefined;
}

/** Written and sealed, not stamped yet. */
export function sealDraft(
  { folio, receiver, paymentForm, concepts, month, legend: ownLegend }: Draft,
  { issuer, seal }: { issuer: Issuer; seal: SealCertificate },
  now: Date,
): Pick<Invoice, Sealed> {
  const { rfc, legalName, taxRegime: regime, postalCode, series } = issuer;
  const { authorizationNumber: number, authorizationDate: date, legend } = issuer;
  const cfdi: Cfdi = {
    series,
    folio,
    issuedAt: hourAt(postalCode, now),
    paymentForm,
    placeOfIssue: postalCode,
    issuer: { rfc, name: satName(legalName, 'company'), regime },
    receiver,
    month,
    concepts,
    donataria: concepts.some(({ fee }) => fee)
      ? undefined
      : { number, date, legend: ownLegend ?? legend },
  };
  return {
    id: uuid(),
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    series,
    folio,
    status: 'pending',
    issuerId: issuer.id,
    issuedAt: cfdi.issuedAt,
    month: month ? `${month.year}-${String(month.month).padStart(2, '0')}` : null,
    paymentForm,
    cfdiUse: receiver.use,
    totalCents: totalCents(cfdi),
    issuerRfc: rfc,
    receiverRfc: receiver.rfc,
    receiverName: receiver.name,
    receiverRegime: receiver.regime,
    receiverPostalCode: receiver.postalCode,
    uuid: null,
    stampedAt: null,
    refusalCode: null,
    refusalMessage: null,
    reviewReason: null,
    reviewDetail: null,
    unansweredStampings: 0,
    cancellationMotive: null,
    replacementUuid: null,
    cancellationAskedAt: null,
    cancellationTakenAt: null,
    sealedXml: sealCfdi(cfdi, seal),
  };
}

/** The rest is whose it is. */
type Sealed = Exclude<
  keyof Invoice,
  'kind' | 'userId' | 'customerId' | 'isTest' | 'email' | 'language'
>;

/** As clocks at the place show it, without a zone: so the SAT wants it. */
function hourAt(postalCode: string, instant: Date): string {
  const timeZone = timezoneOf(postalCode);
  const time = instant.toLocaleTimeString('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  return `${dateIn(timeZone, instant)}T${time}`;
}

/** What is left of a donation after refunds. */
export const invoicedCents = ({ amountCents, refundedCents }: Donation): number =>
  amountCents - refundedCents;

const purposes: Record<Exclude<DonationKind, 'other'>, string> = {
  monthly: 'Donativo mensual',
  food: 'Donativo para alimento',
  sterilization: 'Donativo para esterilización',
  treatment: 'Donativo para tratamiento',
};

/** @param fee of a recovery fee: how it is invoiced */
export function conceptOf(donation: Donation, fee?: FeeTreatment): CfdiConcept {
  const { series, folio, kind, productName } = donation;
  if (isChargeKind(kind)) {
    return {
      reference: `${series}${folio}`,
      description: 'Cuota de recuperación de gastos de rescate',
      amountCents: invoicedCents(donation),
      fee,
    };
  }
  const purpose = kind === 'other' ? `Donativo para ${productName}` : purposes[kind];
  return {
    reference: `${series}${folio}`,
    description: purpose.replaceAll('|', ' '),
    amountCents: invoicedCents(donation),
  };
}
