import type { fetchCfdiUses, fetchTaxRegimes } from '#app/api/sat-lists.ts';
import { isValidOn } from '#domain/catalogues/sat-lists.ts';
import { fitsKind, regimeFits, usesForDonation } from '#domain/invoices/cfdi-use.ts';
import {
  type InvoiceReceiver,
  receiverProblems,
  type TaxpayerKind,
  taxpayerKind,
} from '#domain/invoices/receiver.ts';
import { isRfc, normalizeRfc } from '#domain/rfc.ts';

/** What the SAT takes, with whom it is for. */
export interface SatLists {
  cfdiUses: Awaited<ReturnType<typeof fetchCfdiUses>>;
  taxRegimes: Awaited<ReturnType<typeof fetchTaxRegimes>>;
  /** YYYY-MM-DD where the SAT is. */
  today: string;
}

type TaxIdentity = Pick<InvoiceReceiver, 'rfc' | 'taxRegime'>;

/** undefined while there is no whole RFC. */
export const kindOf = (rfc: string): TaxpayerKind | undefined => {
  const normalized = normalizeRfc(rfc);
  return isRfc(normalized) ? taxpayerKind(normalized) : undefined;
};

/** The regimes that go with the RFC; all of today's while there is none. */
export function regimesFor(rfc: string, { taxRegimes, today }: SatLists) {
  const kind = kindOf(rfc);
  return taxRegimes.filter((regime) =>
    kind ? regimeFits(regime, kind, today) : isValidOn(today, regime),
  );
}

/** The uses that a donation's invoice can have, the usual one first; none while RFC or regime is not known. */
export function usesFor({ rfc, taxRegime }: TaxIdentity, { cfdiUses, today }: SatLists) {
  const kind = kindOf(rfc);
  return kind ? usesForDonation(cfdiUses, { kind, taxRegime }, today) : [];
}

/** The chosen use where it can stay; otherwise the usual one, or none while that is not known. */
export function fittingUse(chosen: string, receiver: TaxIdentity, lists: SatLists): string {
  const [usual, ...others] = usesFor(receiver, lists).map(({ code }) => code);
  if (usual !== undefined) return others.includes(chosen) ? chosen : usual;
  const kind = kindOf(receiver.rfc);
  return kind && !fitsKind(chosen, kind) ? '' : chosen;
}

/** What of the billing data would make an invoice impossible, in the order of the form. */
export function billingProblems(receiver: InvoiceReceiver, lists: SatLists) {
  const rfc = normalizeRfc(receiver.rfc);
  const { taxRegime } = receiver;
  const problems = receiverProblems({ ...receiver, rfc });
  const missing = (['legalName', 'rfc', 'taxPostalCode', 'taxRegime'] as const).filter(
    (field) => problems[field],
  );
  // The generic RFCs' own regime stands on their invoices, whatever is chosen.
  const isJudged = taxRegime !== '' && kindOf(rfc) !== 'generic';
  const fits = regimesFor(rfc, lists).some(({ code }) => code === taxRegime);
  return { missing, regimeDoesNotFit: isJudged && !fits };
}
