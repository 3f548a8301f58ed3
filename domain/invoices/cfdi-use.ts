import { isValidOn } from '../catalogues/sat-lists.ts';
import { regimeOfNobody, type TaxpayerKind } from './receiver.ts';

/** Until when and by whom the SAT lets something be used. */
interface Validity {
  validFrom: string;
  validTo: string | null;
}

/** A row of the SAT's c_UsoCFDI. */
export interface CfdiUse extends Validity {
  code: string;
  name: string;
  forPeople: boolean;
  forCompanies: boolean;
  /** The régimenes of receivers that go with it. */
  regimes: readonly string[];
}

/** A row of the SAT's c_RegimenFiscal. */
export interface TaxRegime extends Validity {
  code: string;
  forPeople: boolean;
  forCompanies: boolean;
}

/** What a donation can be used for, the usual one first: deducted by a person, by a company, or by nobody. */
const donationUses: Readonly<Record<TaxpayerKind, readonly string[]>> = {
  person: ['D04', 'G03', 'S01'],
  company: ['G03', 'S01'],
  generic: ['S01'],
};

/** Whether a donation to a receiver of this kind can have the use, whatever its régimen. */
export const fitsKind = (code: string, kind: TaxpayerKind): boolean =>
  donationUses[kind].includes(code);

/** The uses that a receiver can choose from, the usual one first, as the SAT's table has it on `day` (YYYY-MM-DD). */
export function usesForDonation<Use extends CfdiUse>(
  uses: readonly Use[],
  { kind, taxRegime }: { kind: TaxpayerKind; taxRegime: string },
  day: string,
): Use[] {
  const regime = kind === 'generic' ? regimeOfNobody : taxRegime;
  return donationUses[kind].flatMap((code) => {
    const use = uses.find((one) => one.code === code);
    const fits =
      use &&
      isValidOn(day, use) &&
      (kind === 'company' ? use.forCompanies : use.forPeople) &&
      use.regimes.includes(regime);
    return fits ? [use] : [];
  });
}

/** Whether a receiver of this kind can have the régimen (CFDI40158, CFDI40159). */
export function regimeFits(regime: TaxRegime, kind: TaxpayerKind, day: string): boolean {
  if (kind === 'generic') return regime.code === regimeOfNobody;
  return isValidOn(day, regime) && (kind === 'company' ? regime.forCompanies : regime.forPeople);
}
