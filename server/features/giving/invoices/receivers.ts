import type { Account } from '#domain/accounts/account.ts';
import { invalid, invalidFields } from '#domain/errors.ts';
import {
  type CfdiUse,
  regimeFits,
  type TaxRegime,
  usesForDonation,
} from '#domain/invoices/cfdi-use.ts';
import {
  receiverProblems,
  regimeOfNobody,
  satName,
  taxpayerKind,
} from '#domain/invoices/receiver.ts';
import type {
  ReferenceDataService,
  SatList,
} from '#server/features/kits/reference-data/reference-data.service.ts';
import type { Cfdi } from './cfdi/cfdi.ts';

/** More than any of these lists of the SAT has. */
const wholeList = { where: [], order: [], page: 1, limit: 100 };

/** What is asked of whom an invoice is made out to: a profile has it. */
export type BillingData = Pick<
  Account,
  'rfc' | 'legalName' | 'taxRegime' | 'taxPostalCode' | 'cfdiUse'
>;

/** Who an invoice is made out to, as the SAT takes it on `today` (YYYY-MM-DD), and the uses that go with it. */
export function createReceivers({
  referenceData,
  today,
}: {
  referenceData: Pick<ReferenceDataService, 'query'>;
  today: () => string;
}) {
  const list = async (name: SatList) => (await referenceData.query(name, wholeList)).items;

  return {
    /**
     * @param chosenUse a code; undefined for the account's, or else the usual one
     * @throws AppError invalid (by field of the account, or `cfdiUse`)
     */
    async of(
      account: BillingData,
      chosenUse: string | undefined,
      placeOfIssue: string,
    ): Promise<Cfdi['receiver']> {
      const { rfc, legalName, taxRegime, taxPostalCode } = account;
      const problems = receiverProblems({ rfc, legalName, taxRegime, taxPostalCode });
      if (Object.keys(problems).length > 0) throw invalidFields(problems);
      const kind = taxpayerKind(rfc);
      const regimes = (await list('satTaxRegimes')) as unknown as (TaxRegime & { code: string })[];
      const code = kind === 'generic' ? regimeOfNobody : taxRegime;
      const regime = regimes.find((one) => one.code === code);
      if (!regime || !regimeFits(regime, kind, today())) {
        throw invalid({ taxRegime: ['regimeDoesNotFit'] });
      }
      const uses = (await list('satCfdiUses')) as unknown as CfdiUse[];
      const allowed = usesForDonation(uses, { kind, taxRegime }, today()).map((one) => one.code);
      return {
        rfc,
        name: satName(legalName, kind),
        postalCode: kind === 'generic' ? placeOfIssue : taxPostalCode,
        regime: code,
        use: pickUse(allowed, chosenUse, account.cfdiUse),
      };
    },
  };
}

/** @throws AppError invalid */
function pickUse(
  allowed: readonly string[],
  chosen: string | undefined,
  preferred: string,
): string {
  const [usual] = allowed;
  if (usual === undefined) throw invalid({ taxRegime: ['regimeDoesNotFit'] });
  if (!chosen) return allowed.includes(preferred) ? preferred : usual;
  if (allowed.includes(chosen)) return chosen;
  const values = { allowed: allowed.join(', ') };
  throw invalid({ cfdiUse: [{ key: 'cfdiUseDoesNotFit', values }] });
}
