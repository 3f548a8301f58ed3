import type {
  ReferenceDataService,
  SatList,
} from '#server/features/kits/reference-data/reference-data.service.ts';

/** What the SAT calls its codes; '' for one that is not on its list. */
export interface SatNames {
  regime(code: string | undefined): string;
  use(code: string | undefined): string;
  paymentForm(code: string | undefined): string;
}

export async function readSatNames(
  referenceData: Pick<ReferenceDataService, 'query'>,
): Promise<SatNames> {
  async function namesIn(list: SatList) {
    const { items } = await referenceData.query(list, {
      where: [],
      order: [],
      page: 1,
      limit: 100,
    });
    const names = new Map(items.map(({ code, name }) => [code, String(name).replace(/\.$/, '')]));
    return (code: string | undefined) => names.get(code) ?? '';
  }
  return {
    regime: await namesIn('satTaxRegimes'),
    use: await namesIn('satCfdiUses'),
    paymentForm: await namesIn('satPaymentForms'),
  };
}
