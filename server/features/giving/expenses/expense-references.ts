import type { Cost } from '#domain/spending/tie-spending.ts';
import type { Tx } from '#server/db/database.ts';
import { expensesAfter } from './expense-search.repository.ts';
import { booksMark, findCosts, isCampaignNamed } from './expenses.repository.ts';

type Query = Tx['query'];

export interface OrganisationCost extends Cost {
  supplier: string;
  /** Of the invoice; '' without one. */
  supplierRfc: string;
}

/** What other features ask about expenses; who may do what with the answer they decide themselves. */
export const expenseReferences = {
  /** Of the pets that they name. */
  costsOf: findCosts,

  /** A portion of all of it, or of some days, the earliest first, from behind `after`. */
  async organisationCosts(
    query: Query,
    days: { from?: string; to?: string },
    after: Pick<Cost, 'onDate' | 'id'> | undefined,
    most: number,
  ): Promise<OrganisationCost[]> {
    const found = await expensesAfter(query, { ...days, payer: 'organisation' }, after, most);
    return found.map(
      ({ id, onDate, amountCents, category, petId, campaignId, supplier, supplierRfc }) => ({
        ...{ id, onDate, cents: amountCents, category, petId, campaignId, supplier, supplierRfc },
      }),
    );
  },

  /** Whether any expense is of the campaign. */
  isCampaignNamed,

  /** Another text whenever something of it was recorded, changed or deleted. */
  booksMark,
};
